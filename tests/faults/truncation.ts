import { randomBytes } from 'node:crypto';
import { connect } from 'node:net';
import { sendRaw } from '#server/testing/sendRaw.ts';

/** A request as it would be whole. */
interface WholeRequest {
  readonly name: string;
  /** Lines of the head without the length of the body; null where `body` is everything that is sent. */
  readonly head: readonly string[] | null;
  readonly body: Buffer;
}

export interface TruncationOutcome {
  readonly sent: number;
  /** What the server should not have done. */
  readonly failures: readonly string[];
}

export interface TruncationTarget {
  readonly port: number;
  /** `demo.localhost` */
  readonly host: string;
  /** Of somebody who may upload and import. */
  readonly token: string;
}

export interface TruncationExtent {
  readonly step: number;
  /** Size of the larger bodies. */
  readonly bytes: number;
}

const insides = /\n\s+at |node_modules|file:\/\//;

/**
 * Cuts each kind of request at every `step` bytes, in three ways: the client says less than it should, it ends the
 * connection, or the cable is pulled. The server has to live on, and answer what can be answered as the client's mistake.
 */
export async function truncateEverything(
  target: TruncationTarget,
  { step, bytes }: TruncationExtent,
): Promise<TruncationOutcome> {
  const failures: string[] = [];
  let sent = 0;
  for (const request of wholeRequests(target, bytes)) {
    const cuts = Array.from({ length: Math.ceil(request.body.length / step) }, (_, index) => index * step);
    await inLanes(cuts, async (cut) => {
      sent += 3;
      for (const problem of await cutAt(target.port, request, cut))
        failures.push(`${request.name} at ${cut}: ${problem}`);
    });
    await assertAlive(target.port, request.name);
  }
  for (let round = 0; round < 5; round++) await leaveDuringAnswer(target);
  await assertAlive(target.port, 'an answer that nobody waits for');
  return { sent, failures };
}

async function cutAt(port: number, { head, body }: WholeRequest, cut: number): Promise<string[]> {
  const part = body.subarray(0, cut);
  if (head === null) {
    await Promise.all((['end', 'reset'] as const).map((leave) => sendRaw(port, part, { leave })));
    return [];
  }
  const asked = (length: number) =>
    Buffer.concat([Buffer.from([...head, `Content-Length: ${length}`, '', ''].join('\r\n')), part]);
  const [short] = await Promise.all([
    sendRaw(port, asked(cut)),
    sendRaw(port, asked(body.length), { leave: 'end' }),
    sendRaw(port, asked(body.length), { leave: 'reset' }),
  ]);
  if (short.status === null) return ['no answer to a body that ends too early'];
  return short.status >= 500 || insides.test(short.text) ? [short.text.slice(0, 500)] : [];
}

async function inLanes<T>(items: readonly T[], work: (item: T) => Promise<void>): Promise<void> {
  const rest = [...items];
  const lane = async (): Promise<void> => {
    for (let item = rest.shift(); item !== undefined; item = rest.shift()) await work(item);
  };
  await Promise.all(Array.from({ length: 8 }, lane));
}

async function assertAlive(port: number, after: string): Promise<void> {
  const { status } = await sendRaw(port, 'GET /healthz HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n');
  if (status !== 200) throw new Error(`the server does not answer after ${after}`);
}

function wholeRequests({ host, token }: TruncationTarget, bytes: number): WholeRequest[] {
  const head = (method: string, path: string, type: string, ...more: string[]): string[] => [
    `${method} ${path} HTTP/1.1`,
    `Host: ${host}`,
    'Connection: close',
    'apollo-require-preflight: true',
    `Authorization: Bearer ${token}`,
    `Content-Type: ${type}`,
    ...more,
  ];
  const text = 'lorem ipsum '.repeat(bytes / 12);
  const json = (value: unknown) => Buffer.from(JSON.stringify(value));
  const form = (name: string, content: string) =>
    Buffer.from(
      [
        '--cut\r\nContent-Disposition: form-data; name="purpose"\r\n\r\nany\r\n',
        `--cut\r\nContent-Disposition: form-data; name="file"; filename="${name}"\r\n`,
        `Content-Type: text/plain\r\n\r\n${content}\r\n--cut--\r\n`,
      ].join(''),
    );
  const multipart = 'multipart/form-data; boundary=cut';
  const tus = ['Tus-Resumable: 1.0.0', `Upload-Metadata: filename ${Buffer.from('a.txt').toString('base64')}`];
  const stream = 'application/offset+octet-stream';
  const people = `firstName,lastName,email,role\n${'A,B,not an address,Nobody\n'.repeat(bytes / 26)}`;
  return [
    {
      name: 'GraphQL',
      head: head('POST', '/graphql', 'application/json'),
      body: json({ query: '{ incubator { slug } }', x: text }),
    },
    {
      name: 'sign-in',
      head: head('POST', '/auth/local', 'application/json'),
      body: json({ email: text, password: 'x' }),
    },
    { name: 'account', head: head('PUT', '/user', 'application/json'), body: json({ user: { nothing: text } }) },
    { name: 'reset', head: head('POST', '/api/users/resetpassword', 'application/json'), body: json({ token: text }) },
    { name: 'upload', head: head('POST', '/api/attachment/upload', multipart), body: form('a.txt', text) },
    { name: 'import', head: head('POST', '/api/users/file', multipart), body: form('people.csv', people) },
    {
      name: 'resumable upload',
      head: head('POST', '/api/attachment/upload', stream, ...tus, `Upload-Length: ${text.length}`),
      body: Buffer.from(text),
    },
    {
      name: 'head of a request',
      head: null,
      body: Buffer.from(`${head('GET', `/?${text.slice(0, 9000)}`, 'x').join('\r\n')}\r\n\r\n`),
    },
    { name: 'socket', head: null, body: socketBytes(host, token, text) },
  ];
}

/** A socket that is opened, initialised and asks for something, as bytes. */
function socketBytes(host: string, token: string, text: string): Buffer {
  const key = randomBytes(16).toString('base64');
  const head = ['GET /subscriptions HTTP/1.1', `Host: ${host}`, 'Connection: Upgrade', 'Upgrade: websocket'];
  head.push('Sec-WebSocket-Version: 13', `Sec-WebSocket-Key: ${key}`, 'Sec-WebSocket-Protocol: graphql-transport-ws');
  const init = { type: 'connection_init', payload: { authorization: `Bearer ${token}` } };
  const query = `{ incubator { slug } } # ${text.slice(0, 8000)}`;
  const subscribe = { id: '1', type: 'subscribe', payload: { query } };
  return Buffer.concat([Buffer.from(`${head.join('\r\n')}\r\n\r\n`), textFrame(init), textFrame(subscribe)]);
}

/** A frame of a client; masked with zeros, which leaves the text as it is. */
function textFrame(message: object): Buffer {
  const payload = Buffer.from(JSON.stringify(message));
  const head = Buffer.from([0x81, 0x80 | 126, payload.length >> 8, payload.length & 0xff, 0, 0, 0, 0]);
  return Buffer.concat([head, payload]);
}

/** A client that goes with the first bytes of a long answer. */
function leaveDuringAnswer({ port, host, token }: TruncationTarget): Promise<void> {
  const query = '{ users(limit: 100) { results { _id firstName email } } }';
  const body = JSON.stringify({ query });
  const head = ['POST /graphql HTTP/1.1', `Host: ${host}`, `Authorization: Bearer ${token}`];
  head.push('apollo-require-preflight: true', 'Content-Type: application/json', `Content-Length: ${body.length}`);
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => void socket.write(`${head.join('\r\n')}\r\n\r\n${body}`));
    socket.once('data', () => socket.resetAndDestroy());
    socket.on('error', () => {});
    socket.on('close', () => resolve());
  });
}
