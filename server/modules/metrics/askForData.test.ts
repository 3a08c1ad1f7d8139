import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openPostgresDatabase } from '#server/platform/db/postgres/postgresDatabase.ts';
import { type EntityServer, seedPeople, startEntityServer } from '#server/testing/entityServer.ts';
import { openTestPostgres, type TestPostgres } from '#server/testing/openTestPostgres.ts';

/** PostgreSQL with several connections: on the embedded database nothing happens at once. */
let postgres: TestPostgres;
let server: EntityServer;

beforeAll(async () => {
  postgres = await openTestPostgres();
  server = await startEntityServer(
    async (tx) => {
      await seedPeople(tx);
      await sql`insert into metric (tenant_id, id, title, key, name, unit_of_measure, is_top_level, is_active)
        select 't1', 'm' || n, 'Metric ' || n, 'm' || n, '[]', '{"unitType": "USER"}', true, true
        from generate_series(1, 5) n`.execute(tx);
    },
    'UTC',
    () => openPostgresDatabase(postgres.url, { poolSize: 6 }),
  );
}, 120_000);
afterAll(async () => {
  await server?.close();
  await postgres?.close();
});

const REQUEST = `mutation ($input: PendingDataFormCreateInput!) { createPendingDataForm(input: $input) { _id } }`;

it('does not ask for a month again that has been reported', async () => {
  const ask = (startup: string, alsoFor: string[] = []) =>
    server.ask('admin', REQUEST, { input: { type: 'METRICS', startup, alsoFor, date: '2031-05-04T00:00:00Z' } });
  expect((await ask('s3')).errors).toBeUndefined();
  await server.database.withTenant('t1', async (tx) => {
    await sql`update metric_data_item set value = '1' where startup_id = 's3'`.execute(tx);
    await sql`delete from pending_data_form where startup_id = 's3'`.execute(tx);
  });
  expect((await ask('s3')).errors?.[0]).toMatchObject({
    message: 'Empty has reported this month already. Choose another month.',
    extensions: { reason: 'monthReported' },
  });
  expect((await ask('s2', ['s3'])).errors).toBeUndefined();
  const { rows } = await server.database.withTenant('t1', (tx) =>
    sql`select startup_id as startup from pending_data_form where date > '2031-01-01'`.execute(tx),
  );
  expect(rows).toEqual([{ startup: 's2' }]);
  await server.database.withTenant('t1', async (tx) => {
    for (const table of ['pending_data_form', 'metric_data_item', 'task']) {
      await sql`delete from ${sql.table(table)}`.execute(tx);
    }
  });
});

it('gives the task to those of the startup who can sign in', async () => {
  await server.database.withTenant('t1', (tx) =>
    sql`update "user" set status = 'Archived' where id = 'cof1b'`.execute(tx),
  );
  const input = { type: 'METRICS', startup: 's1', date: '2032-05-04T00:00:00Z' };
  expect((await server.ask('admin', REQUEST, { input })).errors).toBeUndefined();
  await server.database.withTenant('t1', async (tx) => {
    const { rows } = await sql`select user_id as person from task_assignee`.execute(tx);
    expect(rows).toEqual([{ person: 'cof1' }]);
    for (const table of ['pending_data_form', 'metric_data_item', 'task'])
      await sql`delete from ${sql.table(table)}`.execute(tx);
  });
});

it('asks for each value once, and makes one task, when several people ask the same startups at once', async () => {
  const startups = ['s1', 's2'];
  const answers = await Promise.all(
    [1, 2, 3, 4].map((day) => {
      const [startup, other] = day % 2 === 0 ? startups : startups.toReversed();
      const input = { type: 'METRICS', startup, alsoFor: [other], date: `2030-03-0${day}T00:00:00Z` };
      return server.ask('admin', REQUEST, { input });
    }),
  );
  expect(answers.flatMap(({ errors = [] }) => errors)).toEqual([]);
  const { rows } = await server.database.withTenant('t1', (tx) =>
    sql<{ startup: string; items: number; tasks: number }>`select s.id as startup,
        (select count(*)::int from metric_data_item i where i.startup_id = s.id) as items,
        (select count(*)::int from task t where t.startup_id = s.id) as tasks
      from startup s where s.id = any(${startups}::text[]) order by s.id`.execute(tx),
  );
  expect(rows).toEqual(startups.map((startup) => ({ startup, items: 5, tasks: 1 })));
});
