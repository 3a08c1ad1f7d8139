import { setTimeout as sleep } from 'node:timers/promises';
import { WebSocket } from 'ws';

export interface CrowdMember {
  readonly token: string | null;
  readonly query: string;
  readonly variables?: Readonly<Record<string, unknown>>;
}

export interface CrowdTarget {
  readonly port: number;
  readonly host: string;
}

/** How many are opened at a time. */
const OPENED_AT_ONCE = 50;
/** Nothing tells when a subscription has begun. */
const SETTLE_MS = 1500;

/** Many clients of a GraphQL socket, each with one subscription, that say how long an event takes to reach them all. */
export class SocketCrowd {
  readonly #sockets: WebSocket[] = [];
  #heard = 0;
  /** The last thing that nobody expects. */
  #strange = 'nothing else was said';
  #noteAll: () => void = () => {};

  static async open(target: CrowdTarget, members: readonly CrowdMember[]): Promise<SocketCrowd> {
    const crowd = new SocketCrowd();
    for (let first = 0; first < members.length; first += OPENED_AT_ONCE) {
      const some = members.slice(first, first + OPENED_AT_ONCE);
      await Promise.all(some.map((member) => crowd.#join(target, member)));
    }
    await sleep(SETTLE_MS);
    return crowd;
  }

  /** Milliseconds from the beginning of `cause` until each client has heard of it. */
  async timeOf(cause: () => Promise<unknown>): Promise<number> {
    this.#heard = 0;
    const heardByAll = new Promise<void>((resolve, reject) => {
      this.#noteAll = resolve;
      const wait = () =>
        reject(new Error(`only ${this.#heard} of ${this.#sockets.length} sockets heard of it; ${this.#strange}`));
      setTimeout(wait, 20_000).unref();
    });
    const began = performance.now();
    await Promise.all([cause(), heardByAll]);
    return performance.now() - began;
  }

  close(): void {
    for (const socket of this.#sockets) socket.terminate();
  }

  #join({ port, host }: CrowdTarget, { token, query, variables }: CrowdMember): Promise<void> {
    const socket = new WebSocket(`ws://127.0.0.1:${port}/subscriptions`, 'graphql-transport-ws', { headers: { host } });
    this.#sockets.push(socket);
    return new Promise((resolve, reject) => {
      socket.on('error', reject);
      socket.on('close', (code) => {
        this.#strange = `a socket was closed: ${code}`;
        reject(new Error(this.#strange));
      });
      socket.on('open', () => {
        const payload = token === null ? {} : { authorization: `Bearer ${token}` };
        socket.send(JSON.stringify({ type: 'connection_init', payload }));
      });
      socket.on('message', (data) => {
        const text = String(data);
        if (text.includes('"type":"connection_ack"')) {
          socket.send(JSON.stringify({ id: '1', type: 'subscribe', payload: { query, variables } }));
          resolve();
        } else if (text.includes('"errors"') || text.includes('"type":"error"')) {
          this.#strange = text.slice(0, 300);
        } else if (text.includes('"type":"next"')) {
          this.#heard += 1;
          if (this.#heard === this.#sockets.length) this.#noteAll();
        }
      });
    });
  }
}
