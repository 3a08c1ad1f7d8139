import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { entities } from '#server/generated/entities.gen.ts';
import type { DatabaseHandle } from '#server/platform/db/database.ts';
import { openPostgresDatabase } from '#server/platform/db/postgres/postgresDatabase.ts';
import { migrate } from '#server/platform/db/schema/migrate.ts';
import { openAttachmentStore } from '#server/platform/files/AttachmentStore.ts';
import { openTestPostgres, type TestPostgres } from '#server/testing/openTestPostgres.ts';
import { DEMO_LOCK, fillDemo } from './fillDemo.ts';

let postgres: TestPostgres;
let database: DatabaseHandle;
/** Its answers are waited for as usual: building the demo holds this process up for seconds when the machine is busy. */
let another: DatabaseHandle;
let folder: string;

beforeAll(async () => {
  postgres = await openTestPostgres();
  database = await openPostgresDatabase(postgres.url, { statementTimeoutMs: 200 });
  another = await openPostgresDatabase(postgres.url);
  await migrate(database, Object.values(entities));
  folder = await mkdtemp(join(tmpdir(), 'cohort-demo-'));
}, 120_000);
afterAll(async () => {
  await Promise.all([database.close(), another.close()]);
  await postgres.close();
  await rm(folder, { recursive: true });
});

it('a server that starts while another fills the demo waits for it, longer than a request may take', async () => {
  const store = await openAttachmentStore(folder, null);
  let other: Promise<unknown> = Promise.resolve();
  await new Promise<void>((begun) => {
    other = another.withSystem(async (tx) => {
      await sql`select pg_advisory_xact_lock(${DEMO_LOCK})`.execute(tx);
      begun();
      await sql`insert into incubator (tenant_id, id, name, slug) values ('t1', 't1', 'Test', 't1')`.execute(tx);
      await sql`select pg_sleep(0.6)`.execute(tx);
    });
  });
  expect(await fillDemo(database, store)).toBe(false);
  await other;
}, 120_000);
