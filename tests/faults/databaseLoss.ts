import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ServerProcess } from '../support/ServerProcess.ts';
import { type RunningPostgres, startPostgres } from '../support/startPostgres.ts';
import { TcpProxy } from '../support/TcpProxy.ts';
import { pause, Writers } from './Writers.ts';
import { compareWritten, query } from './writtenNames.ts';

export interface LossOutcome {
  readonly acknowledged: number;
  readonly refused: number;
  /** What should not have happened, in words; empty when all went well. */
  readonly failures: readonly string[];
  /** The longest it took until writes were acknowledged again, from the moment the database was back. */
  readonly slowestReturnMs: number;
}

export interface LossExtent {
  /** How often all connections are ended by the database. */
  readonly storms: number;
  /** How often PostgreSQL is stopped at once and started again. */
  readonly crashes: number;
  /** How often the network falls silent. */
  readonly silences: number;
  readonly clients: number;
}

/** Of undisturbed work before each loss. */
const CALM_MS = 300;
const BACK_WITHIN_MS = 5_000;
const endAll = `select pg_terminate_backend(pid) from pg_stat_activity where datname = 'cohort' and pid <> pg_backend_pid()`;

/** Takes the database away from a server under traffic, in every way there is, and looks whether it stays and comes back. */
export async function loseDatabase({ storms, crashes, silences, clients }: LossExtent): Promise<LossOutcome> {
  const dataDir = mkdtempSync(join(tmpdir(), 'cohort-loss-'));
  const postgres = await startPostgres();
  const proxy = await TcpProxy.start(Number(new URL(postgres.url).port));
  const through = new URL(postgres.url);
  through.port = String(proxy.port);
  const server = await ServerProcess.start({ DATA_DIR: dataDir, DATABASE_URL: through.href, DEMO: '1' });
  const writers = await Writers.start(() => [server], clients);
  try {
    const trial = new Trial(server, writers);
    await writers.untilNext(BACK_WITHIN_MS);
    for (let round = 0; round < storms; round++) {
      await trial.run(`storm ${round}`, async () => void (await query(postgres.url, endAll)));
    }
    for (let round = 0; round < crashes; round++) await trial.run(`crash ${round}`, () => crash(trial, postgres));
    for (let round = 0; round < silences; round++) await trial.run(`silence ${round}`, () => silence(trial, proxy));
    await writers.stop();
    const { lost, doubled } = await compareWritten(postgres.url, writers.acknowledged);
    const failures = [
      ...trial.failures,
      ...writers.wrong.slice(0, 5),
      ...lost.map((name) => `lost: ${name}`),
      ...doubled.map((name) => `doubled: ${name}`),
    ];
    const { acknowledged, refused } = writers;
    return { acknowledged: acknowledged.length, refused, failures, slowestReturnMs: trial.slowestReturnMs };
  } finally {
    await writers.stop();
    await server.kill();
    await proxy.stop();
    await postgres.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

class Trial {
  readonly failures: string[] = [];
  slowestReturnMs = 0;
  readonly #server: ServerProcess;
  readonly #writers: Writers;

  constructor(server: ServerProcess, writers: Writers) {
    this.#server = server;
    this.#writers = writers;
  }

  /** Does the harm, which resolves when the database is back, and waits until writes are acknowledged again. */
  async run(name: string, harm: () => Promise<void>): Promise<void> {
    await pause(CALM_MS);
    await harm();
    const took = await this.#writers.untilNext(2 * BACK_WITHIN_MS);
    this.slowestReturnMs = Math.max(this.slowestReturnMs, took);
    if (took > BACK_WITHIN_MS) this.failures.push(`${name}: served again after ${Math.round(took)} ms`);
    if (!this.#server.isRunning) throw new Error(`${name}: the server has ended\n${this.#server.output.slice(-3000)}`);
  }

  /** While the database is away: the server says so, to whoever asks and to whoever works. */
  async expectAway(name: string): Promise<void> {
    const ready = await this.#server.send('demo', 'GET', '/readyz');
    if (ready.status !== 503) this.failures.push(`${name}: /readyz answered ${ready.status}`);
    const headers = { 'apollo-require-preflight': 'true' };
    const body = { query: '{ incubator { slug } }' };
    const asked = await this.#server.send('demo', 'POST', '/graphql', body, headers);
    if (asked.status !== 503 || !asked.headers['retry-after']) {
      this.failures.push(`${name}: GraphQL answered ${asked.status} ${asked.text.slice(0, 200)}`);
    }
    const alive = await this.#server.send('demo', 'GET', '/healthz');
    if (alive.status !== 200) this.failures.push(`${name}: /healthz answered ${alive.status}`);
  }
}

async function crash(trial: Trial, postgres: RunningPostgres): Promise<void> {
  await postgres.crash();
  await trial.expectAway('crash');
  await pause(500);
  await postgres.startAgain();
}

async function silence(trial: Trial, proxy: TcpProxy): Promise<void> {
  proxy.freeze();
  await trial.expectAway('silence');
  proxy.mend();
}
