import type { HttpAnswer, ServerProcess } from '../support/ServerProcess.ts';

const createTask = `mutation ($name: String, $dueDate: DateTime!, $assignees: [AssigneeInput!]!) {
  createTask(name: $name, dueDate: $dueDate, assignees: $assignees) { _id name }
}`;
const ownId = '{ currentUser { _id } }';

/** How long a client waits that was told to come later: less than it was asked to. */
const LATER_MS = 50;

/** Clients that write without a pause, through whatever happens, and keep an account of what they were told. */
export class Writers {
  /** Names of what the server said it has written. */
  readonly acknowledged: string[] = [];
  /** Answers that are neither a success nor "later": nobody should get one. */
  readonly wrong: string[] = [];
  /** How often a client was told to come back later. */
  refused = 0;
  /** How often a connection ended without an answer. */
  cut = 0;
  readonly #servers: () => readonly ServerProcess[];
  readonly #token: string;
  readonly #userId: string;
  #isOver = false;
  #lanes: Promise<void>[] = [];

  private constructor(servers: () => readonly ServerProcess[], token: string, userId: string) {
    this.#servers = servers;
    this.#token = token;
    this.#userId = userId;
  }

  /** As many clients as `count`, over the servers there are at the moment. */
  static async start(servers: () => readonly ServerProcess[], count: number): Promise<Writers> {
    const [server] = servers();
    if (!server) throw new Error('no server to write to');
    const token = await server.signIn('demo', 'admin');
    const { currentUser } = await server.graphql<{ currentUser: { _id: string } }>('demo', token, ownId);
    const writers = new Writers(servers, token, currentUser._id);
    writers.#lanes = Array.from({ length: count }, (_, lane) => writers.#write(lane));
    return writers;
  }

  async stop(): Promise<void> {
    this.#isOver = true;
    await Promise.all(this.#lanes);
  }

  /** Resolves with the milliseconds until something is acknowledged that was begun from now on. */
  async untilNext(limitMs: number): Promise<number> {
    const began = performance.now();
    const before = this.acknowledged.length;
    // One answer may have been on its way.
    while (this.acknowledged.length < before + 2 && performance.now() - began < limitMs) await pause(20);
    return performance.now() - began;
  }

  async #write(lane: number): Promise<void> {
    for (let index = 0; !this.#isOver; index++) {
      const servers = this.#servers();
      const server = servers[(lane + index) % servers.length];
      const name = `fault-${lane}-${index}-${Date.now()}`;
      try {
        if (server) await this.#note(name, await this.#send(server, name));
      } catch {
        this.cut += 1;
        await pause(50);
      }
    }
  }

  #send(server: ServerProcess, name: string): Promise<HttpAnswer> {
    const headers = { 'apollo-require-preflight': 'true', authorization: `Bearer ${this.#token}` };
    const assignees = [{ type: 'User', value: this.#userId }];
    const variables = { name, dueDate: '2040-01-01T00:00:00.000Z', assignees };
    return server.send('demo', 'POST', '/graphql', { query: createTask, variables }, headers);
  }

  async #note(name: string, { status, text }: HttpAnswer): Promise<void> {
    if (status === 200 && text.includes(name)) {
      this.acknowledged.push(name);
      return;
    }
    if (status !== 503) {
      this.wrong.push(`${status} ${text.slice(0, 300)}`);
      return;
    }
    this.refused += 1;
    await pause(LATER_MS);
  }
}

/** A clock that waits. */
export function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
