import type { WebSocket } from 'ws';
import type { Authenticator } from '#server/services/auth/Authenticator.ts';

/** How often it is looked whether the tokens of all open sockets are still good: one statement for all of them. */
const LOOK_MS = 1000;
/** The last event, that the session has ended, goes out before the socket closes. */
const CLOSE_DELAY_MS = 500;

export const closeCodes = {
  /** The server goes, or the database is away: the client comes back by itself. */
  goingAway: 1001,
  tryLater: 1013,
  unauthorized: 4401,
  /** The user has opened too many others since; a client does not come back by itself. */
  tooMany: 4429,
} as const;

/** Whom a socket speaks for. */
export interface SocketOwner {
  readonly tenantId: string;
  readonly userId: string;
  readonly tokenHash: string;
}

/** The sockets of signed-in users in this process: a bounded number of each, and none whose token has ended. */
export class OpenSockets {
  readonly #authenticator: Authenticator;
  readonly #maxPerUser: number;
  readonly #owners = new Map<WebSocket, SocketOwner>();
  /** In the order in which they were opened. */
  readonly #ofUser = new Map<string, Set<WebSocket>>();
  readonly #timer: NodeJS.Timeout;
  #isLooking = false;

  constructor(authenticator: Authenticator, maxPerUser: number) {
    this.#authenticator = authenticator;
    this.#maxPerUser = maxPerUser;
    this.#timer = setInterval(() => void this.#look(), LOOK_MS);
    this.#timer.unref();
  }

  /** Takes a socket in; the user's oldest goes when there is one too many. */
  add(socket: WebSocket, owner: SocketOwner): void {
    const key = keyOf(owner);
    const sockets = this.#ofUser.get(key) ?? new Set();
    this.#ofUser.set(key, sockets);
    sockets.add(socket);
    this.#owners.set(socket, owner);
    const [oldest] = sockets;
    if (sockets.size <= this.#maxPerUser || !oldest) return;
    this.remove(oldest);
    oldest.close(closeCodes.tooMany, 'Too many sockets');
  }

  remove(socket: WebSocket): void {
    const owner = this.#owners.get(socket);
    if (!owner) return;
    this.#owners.delete(socket);
    const sockets = this.#ofUser.get(keyOf(owner));
    sockets?.delete(socket);
    if (sockets?.size === 0) this.#ofUser.delete(keyOf(owner));
  }

  stop(): void {
    clearInterval(this.#timer);
  }

  async #look(): Promise<void> {
    if (this.#isLooking || this.#owners.size === 0) return;
    this.#isLooking = true;
    try {
      const asked = new Map([...this.#owners.values()].map((owner) => [owner.tokenHash, owner]));
      const good = await this.#authenticator.stillGood([...asked.values()]);
      for (const [socket, owner] of [...this.#owners]) {
        if (asked.has(owner.tokenHash) && !good.has(owner.tokenHash)) this.#end(socket, owner);
      }
    } catch {
      // The database is away. What has ended meanwhile is found at the next look.
    } finally {
      this.#isLooking = false;
    }
  }

  #end(socket: WebSocket, { tenantId, tokenHash }: SocketOwner): void {
    this.#authenticator.forget(tenantId, tokenHash);
    this.remove(socket);
    setTimeout(() => socket.close(closeCodes.unauthorized, 'Session ended'), CLOSE_DELAY_MS);
  }
}

function keyOf({ tenantId, userId }: SocketOwner): string {
  return `${tenantId} ${userId}`;
}
