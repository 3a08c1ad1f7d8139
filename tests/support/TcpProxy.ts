import type { AddressInfo } from 'node:net';
import { connect, createServer, type Server, type Socket } from 'node:net';

/**
 * A TCP proxy on loopback whose cable can be pulled: open connections break, new ones are refused. Frozen, it stays
 * silent instead: nothing that is sent arrives, and nobody is told.
 */
export class TcpProxy {
  readonly #server: Server;
  readonly #sockets = new Set<Socket>();
  #isCut = false;
  #isFrozen = false;

  private constructor(server: Server) {
    this.#server = server;
  }

  static async start(target: number): Promise<TcpProxy> {
    const server = createServer();
    const proxy = new TcpProxy(server);
    server.on('connection', (inner) => proxy.#join(inner, target));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return proxy;
  }

  get port(): number {
    return (this.#server.address() as AddressInfo).port;
  }

  cut(): void {
    this.#isCut = true;
    for (const socket of this.#sockets) socket.destroy();
  }

  /** Half-open: what is connected stays so, and hears nothing any more, even after it is mended. */
  freeze(): void {
    this.#isFrozen = true;
    for (const socket of this.#sockets) silence(socket);
  }

  mend(): void {
    this.#isCut = false;
    this.#isFrozen = false;
  }

  async stop(): Promise<void> {
    this.cut();
    await new Promise<void>((resolve) => this.#server.close(() => resolve()));
  }

  #join(inner: Socket, target: number): void {
    if (this.#isCut) {
      inner.destroy();
      return;
    }
    if (this.#isFrozen) {
      this.#sockets.add(inner);
      inner.on('error', () => inner.destroy());
      inner.on('close', () => this.#sockets.delete(inner));
      return void inner.pause();
    }
    const outer = connect(target, '127.0.0.1');
    for (const [socket, other] of [
      [inner, outer],
      [outer, inner],
    ] as const) {
      this.#sockets.add(socket);
      socket.on('error', () => other.destroy());
      socket.on('close', () => {
        this.#sockets.delete(socket);
        other.destroy();
      });
      socket.pipe(other);
    }
  }
}

function silence(socket: Socket): void {
  socket.unpipe();
  socket.pause();
}
