import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { entities } from '#server/generated/entities.gen.ts';
import type { DatabaseHandle } from '#server/platform/db/database.ts';
import { openPostgresDatabase } from '#server/platform/db/postgres/postgresDatabase.ts';
import { migrate } from '#server/platform/db/schema/migrate.ts';
import { openTestPostgres, type TestPostgres } from '#server/testing/openTestPostgres.ts';
import { noteDelivery } from './noteDelivery.ts';

/** PostgreSQL with several connections: on the embedded database nothing happens at once. */
let postgres: TestPostgres;
let database: DatabaseHandle;

beforeAll(async () => {
  postgres = await openTestPostgres();
  database = await openPostgresDatabase(postgres.url, { poolSize: 3 });
  await migrate(database, Object.values(entities));
  await database.withTenant('t1', async (tx) => {
    await sql`insert into email (tenant_id, id, subject, status) values ('t1', 'e1', 'News', 'sending')`.execute(tx);
    await sql`insert into email_delivery (tenant_id, id, email_id, copy_to, status)
      values ('t1', 'd1', 'e1', 'a@x.test', 'queued'), ('t1', 'd2', 'e1', 'b@x.test', 'queued')`.execute(tx);
  });
}, 120_000);
afterAll(async () => {
  await database?.close();
  await postgres?.close();
});

it('an e-mail is sent once its last two mails are, also when two processes are done with them at once', async () => {
  const isNoted = Promise.withResolvers<void>();
  const mayCommit = Promise.withResolvers<void>();
  const note = (id: string, then: () => Promise<void>) =>
    database.withSystem(async (tx) => {
      await noteDelivery(tx, { id, tenantId: 't1', isSent: true });
      await then();
    });
  const first = note('d1', async () => {
    isNoted.resolve();
    await mayCommit.promise;
  });
  await isNoted.promise;
  const second = note('d2', async () => {});
  // Long enough for the second to have counted, if it does not wait for the first.
  await Promise.race([second, new Promise((resolve) => setTimeout(resolve, 300))]);
  mayCommit.resolve();
  await Promise.all([first, second]);
  const { rows } = await database.withTenant('t1', (tx) =>
    sql`select status, delivered from email where id = 'e1'`.execute(tx),
  );
  expect(rows).toEqual([{ status: 'sent', delivered: true }]);
});
