import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A web site of somebody else, at an origin of its own on this machine. */
export class StrangeSite {
  readonly #server: Server;
  /** What stands in its page. */
  body = '';

  private constructor(server: Server) {
    this.#server = server;
    server.on('request', (_request, response) => {
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
      response.end(`<!doctype html><title>Somebody's site</title><h1>News</h1>${this.body}`);
    });
  }

  static async start(): Promise<StrangeSite> {
    const server = createServer();
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return new StrangeSite(server);
  }

  get origin(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }
}
