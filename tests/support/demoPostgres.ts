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
  /** What the server put into `DATA_DIR` when it filled the database. */
  readonly dataDir: string;
}

declare module 'vitest' {
  interface ProvidedContext {
    demoPostgres: DemoPostgres;
  }
}

/** Set-up of the project `postgres`: filling a database takes longer than copying one, and each file of tests needs one. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const postgres = await startPostgres(['-c', 'fsync=off', '-c', 'synchronous_commit=off']);
  const dataDir = mkdtempSync(join(tmpdir(), 'cohort-demo-'));
  const server = await ServerProcess.start({ DATA_DIR: dataDir, DATABASE_URL: postgres.url, DEMO: '1' });
  await server.stop();
  project.provide('demoPostgres', { url: postgres.url, dataDir });
  return async () => {
    await postgres.stop();
    rmSync(dataDir, { recursive: true, force: true });
  };
}

/** A copy of the demo with its files in `dataDir`, for one file of tests. Answers with its address. */
export async function copyDemo({ url, dataDir: kept }: DemoPostgres, dataDir: string): Promise<string> {
  const source = new URL(url);
  const copy = new URL(url);
  copy.pathname = `/copy_${process.pid}_${Date.now()}`;
  const system = new URL(url);
  system.pathname = '/postgres';
  const client = new pg.Client({ connectionString: system.href });
  await client.connect();
  try {
    await client.query(
      `create database ${client.escapeIdentifier(copy.pathname.slice(1))} template ${client.escapeIdentifier(source.pathname.slice(1))}`,
    );
  } finally {
    await client.end();
  }
  cpSync(kept, dataDir, { recursive: true });
  return copy.href;
}
