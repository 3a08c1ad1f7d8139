import { mkdtempSync, rmSync } from 'node:fs';
import { Agent } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ServerProcess } from '../support/ServerProcess.ts';
import { startPostgres } from '../support/startPostgres.ts';
import { ask } from './gracefulEnd.ts';
import { pause } from './Writers.ts';

export interface RestartOutcome {
  readonly sent: number;
  readonly failed: readonly string[];
}

export interface RestartExtent {
  readonly perSecond: number;
  /** How often each of the two processes is ended and started again. */
  readonly rounds: number;
}

const PROBE_MS = 200;

/** Two processes behind a balancer that goes by `/readyz`, restarted in turn under steady traffic. */
export async function restartInTurn({ perSecond, rounds }: RestartExtent): Promise<RestartOutcome> {
  const dataDir = mkdtempSync(join(tmpdir(), 'cohort-rolling-'));
  const postgres = await startPostgres();
  const variables = { DATA_DIR: dataDir, DATABASE_URL: postgres.url, DEMO: '1' };
  const servers = [await ServerProcess.start(variables), await ServerProcess.start(variables)];
  const balancer = new Balancer(servers.map(({ port }) => port));
  try {
    const traffic = balancer.send(perSecond);
    for (let round = 0; round < rounds * servers.length; round++) {
      const place = round % servers.length;
      const { port } = await endAt(servers, place);
      servers[place] = await ServerProcess.start(variables, port);
      await pause(4 * PROBE_MS);
    }
    balancer.stop();
    return await traffic;
  } finally {
    await Promise.all(servers.map((server) => server.kill()));
    await postgres.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function endAt(servers: readonly ServerProcess[], place: number): Promise<ServerProcess> {
  const server = servers[place];
  if (!server) throw new Error('no such server');
  await server.end();
  return server;
}

/** Sends each request once, to the processes that have lately said that they are ready. */
class Balancer {
  readonly #ready: Map<number, boolean>;
  readonly #agents: ReadonlyMap<number, Agent>;
  #isOver = false;

  constructor(ports: readonly number[]) {
    this.#ready = new Map(ports.map((port) => [port, true]));
    this.#agents = new Map(ports.map((port) => [port, new Agent({ keepAlive: true, maxSockets: 16 })]));
  }

  stop(): void {
    this.#isOver = true;
  }

  async send(perSecond: number): Promise<RestartOutcome> {
    const probing = [...this.#ready.keys()].map((port) => this.#probe(port));
    const failed: string[] = [];
    const calls: Promise<void>[] = [];
    for (let count = 0; !this.#isOver; count++) {
      calls.push(this.#forward(count).then((problem) => void (problem && failed.push(problem))));
      await pause(1000 / perSecond);
    }
    await Promise.all([...calls, ...probing]);
    for (const agent of this.#agents.values()) agent.destroy();
    return { sent: calls.length, failed };
  }

  async #forward(count: number): Promise<string | null> {
    const ports = [...this.#ready].filter(([, isReady]) => isReady).map(([port]) => port);
    const port = ports[count % ports.length];
    const agent = this.#agents.get(port ?? 0);
    if (port === undefined || !agent) return 'no process was ready';
    // Asks the database, for the tenant and for the picture, which is not there.
    const status = await ask(port, agent, '/api/pictures/none').catch((error: NodeJS.ErrnoException) => error.code);
    return status === 404 ? null : `${port}: ${status}`;
  }

  async #probe(port: number): Promise<void> {
    while (!this.#isOver) {
      const status = await ask(port, new Agent(), '/readyz').catch(() => 0);
      this.#ready.set(port, status === 200);
      await pause(PROBE_MS);
    }
  }
}
