import { randomUUID } from 'node:crypto';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { ServerProcess } from './ServerProcess.ts';
import { startPostgres } from './startPostgres.ts';

/** One PostgreSQL for all contract tests, with a database that holds the demo tenants and is never asked itself. */
export interface DemoPostgres {
  readonly url: string;
  /** What the servers put into `DATA_DIR` when they filled the database. */
  readonly dataDir: string;
}

declare module 'vitest' {
  interface ProvidedContext {
    /** Only in the project `postgres`. */
    demoPostgres: DemoPostgres | undefined;
  }
}

// All files of tests share it, each with two servers and a pool of its own.
const flags = ['-c', 'fsync=off', '-c', 'synchronous_commit=off', '-c', 'max_connections=400'];

/** Set-up of the project `postgres`: filling a database takes longer than copying one, and each file of tests needs one. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const postgres = await startPostgres(flags);
  const dataDir = mkdtempSync(join(tmpdir(), 'cohort-demo-'));
  const tearDown = async (): Promise<void> => {
    rmSync(dataDir, { recursive: true, force: true });
    await postgres.stop();
  };
  try {
    await fill({ DATA_DIR: dataDir, DATABASE_URL: postgres.url, DEMO: '1' });
    await asSystem(postgres.url, (client, name) => freeze(client, name));
  } catch (error) {
    await tearDown();
    throw error;
  }
  project.provide('demoPostgres', { url: postgres.url, dataDir });
  return tearDown;
}

/** Two at once on an empty database: the second waits for the first to migrate and fill, or finds it done. */
async function fill(variables: Readonly<Record<string, string>>): Promise<void> {
  const servers = await Promise.all([ServerProcess.start(variables), ServerProcess.start(variables)]);
  await Promise.all(servers.map((server) => server.stop()));
}

/** Only a database that nobody is connected to can be copied; a server that has ended may leave one for a moment. */
async function freeze(client: pg.Client, name: string): Promise<void> {
  await client.query(`alter database ${client.escapeIdentifier(name)} with allow_connections false`);
  await client.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [name]);
}

/**
 * A copy of the demo with its files in `dataDir`, for one file of tests; it goes with the whole server at the end.
 * Answers with its address.
 */
export async function copyDemo({ url, dataDir: kept }: DemoPostgres, dataDir: string): Promise<string> {
  const copy = new URL(url);
  copy.pathname = `/copy_${randomUUID()}`;
  await asSystem(url, async (client, name) => {
    const [to, from] = [copy.pathname.slice(1), name].map((one) => client.escapeIdentifier(one));
    await client.query(`create database ${to} template ${from}`);
  });
  cpSync(kept, dataDir, { recursive: true });
  return copy.href;
}

/** Speaks to the server of a database, whose name it is told, without being connected to that database. */
async function asSystem(url: string, use: (client: pg.Client, name: string) => Promise<void>): Promise<void> {
  const system = new URL(url);
  const name = system.pathname.slice(1);
  system.pathname = '/postgres';
  const client = new pg.Client({ connectionString: system.href });
  await client.connect();
  try {
    await use(client, name);
  } finally {
    await client.end();
  }
}
