import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { peerPage } from './peerPages.ts';

/** A server of one page and its script, compressed ahead as the product's own scripts are. */
export interface ServedPeer {
  readonly port: number;
  close(): void;
}

/** Serves the pages that `buildPeerPages` made; over a socket, because what a test answers itself is never throttled. */
export async function servePeer(folder: string): Promise<ServedPeer> {
  const script = brotliCompressSync(readFileSync(join(folder, 'main.js')));
  const server = createServer((request, response) => {
    if (request.url === '/main.js') {
      response.setHeader('content-type', 'text/javascript').setHeader('content-encoding', 'br').end(script);
    } else response.setHeader('content-type', 'text/html').end(peerPage);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { port: (server.address() as AddressInfo).port, close: () => server.close() };
}
