import { connect } from 'node:net';

export interface RawAnswer {
  /** Null when the connection ended without an answer. */
  readonly status: number | null;
  /** Head and body as they came. */
  readonly text: string;
}

export interface RawOptions {
  /** How the client leaves after its last byte: not at all, by saying so, or as if its cable were pulled. */
  readonly leave?: 'stay' | 'end' | 'reset';
}

/** A client that stays is not waited for longer than this. */
const PATIENCE_MS = 5_000;

/** Sends bytes that no library would, and gathers what comes back until the connection is closed. */
export function sendRaw(
  port: number,
  bytes: string | Uint8Array,
  { leave = 'stay' }: RawOptions = {},
): Promise<RawAnswer> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    const chunks: Buffer[] = [];
    socket.setTimeout(PATIENCE_MS, () => socket.destroy());
    socket.on('data', (chunk: Buffer) => chunks.push(chunk));
    // How a connection ends is what these tests are about: an answer or none.
    socket.on('error', () => {});
    socket.on('close', () => {
      const text = Buffer.concat(chunks).toString('latin1');
      const status = /^HTTP\/1\.1 (\d{3})/.exec(text)?.[1];
      resolve({ status: status === undefined ? null : Number(status), text });
    });
    socket.on('connect', () => {
      socket.write(bytes, () => {
        if (leave === 'end') socket.end();
        if (leave === 'reset') socket.resetAndDestroy();
      });
    });
  });
}
