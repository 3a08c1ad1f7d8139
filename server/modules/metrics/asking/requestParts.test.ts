import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { type EntityServer, seedPeople, startEntityServer } from '#server/testing/entityServer.ts';

let server: EntityServer;

beforeAll(async () => {
  server = await startEntityServer(async (tx) => {
    await seedPeople(tx);
    await sql`update "user" set validated = true`.execute(tx);
    await sql`insert into metric (tenant_id, id, title, key, name, unit_of_measure, is_top_level, is_active, tracking_recurrence)
      values ('t1', 'month', 'Revenue', 'revenue', '[]', '{"unitType": "USER"}', true, true, '{"amount": 1, "type": "MONTHLY"}'),
        ('t1', 'quarter', 'Runway', 'runway', '[]', '{"unitType": "USER"}', true, true, '{"amount": 3, "type": "MONTHLY"}'),
        ('t1', 'any', 'Grants', 'grants', '[]', '{"unitType": "USER"}', true, true, null)`.execute(tx);
  });
}, 60_000);
afterAll(() => server?.close());

beforeEach(() =>
  server.database.withTenant('t1', async (tx) => {
    for (const table of ['pending_data_form', 'metric_data_item', 'task_assignee', 'task', 'notification', 'mail']) {
      await sql`delete from ${sql.table(table)}`.execute(tx);
    }
  }),
);

const REQUEST = `mutation ($input: PendingDataFormCreateInput!) { made: createPendingDataForm(input: $input) { _id from to } }`;
const ask = (input: Record<string, unknown>) =>
  server.ask('admin', REQUEST, { input: { type: 'METRICS', startup: 's1', date: '2031-11-10T00:00:00Z', ...input } });
const query = <T>(text: string): Promise<readonly T[]> =>
  server.database.withTenant('t1', async (tx) => (await sql.raw<T>(text).execute(tx)).rows);
const lines = async (text: string) => (await query<{ line: string }>(text)).map(({ line }) => line);
const requests = () =>
  lines(`select startup_id || ' ' || "from" || ' ' || "to" || ' ' || array_to_string(metrics_ids, ',') as line
    from pending_data_form order by 1`);

it('asks for each month by itself where figures are monthly: request, value and task', async () => {
  const made = await ask({ from: '2031-09-01', to: '2031-10-31', metrics: ['month'], alsoFor: ['s2'] });
  expect(made.errors).toBeUndefined();
  expect(made.data?.made).toMatchObject({ from: '2031-09-01', to: '2031-09-30' });
  const months = ['2031-09-01 2031-09-30', '2031-10-01 2031-10-31'];
  const both = ['s1', 's2'].flatMap((startup) => months.map((month) => `${startup} ${month}`));
  expect(await requests()).toEqual(both.map((line) => `${line} month`));
  expect(
    await lines(`select startup_id || ' ' || "from" || ' ' || "to" as line from metric_data_item order by 1`),
  ).toEqual(both);
  expect(
    await lines(`select startup_id || ' ' || "from" || ' ' || "to" as line from task where task_type = 'metrics'
      order by 1`),
  ).toEqual(both);
});

it('tells the founders once of all that is asked at once, with the whole span', async () => {
  await ask({ from: '2031-09-01', to: '2031-10-31', metrics: ['month'] });
  const told = await lines(`select message as line from notification where notification_type = 'metricsRequest'`);
  expect(told).toHaveLength(1);
  expect(told[0]).toMatch(/September 1\s–\sOctober 31, 2031/);
  expect(await lines(`select recipient as line from mail order by 1`)).toHaveLength(2);
});

it('takes each rhythm apart by itself, and leaves what has none as it was asked', async () => {
  await ask({ from: '2031-07-01', to: '2031-09-30' });
  expect(await requests()).toEqual([
    's1 2031-07-01 2031-07-31 month',
    's1 2031-07-01 2031-09-30 any,quarter',
    's1 2031-08-01 2031-08-31 month',
    's1 2031-09-01 2031-09-30 month',
  ]);
});

it('asks only for the months that have not been reported', async () => {
  await ask({ from: '2031-09-01', to: '2031-09-30', metrics: ['month'] });
  await query(`update metric_data_item set value = 1`);
  await query(`delete from pending_data_form`);
  const made = await ask({ from: '2031-09-01', to: '2031-10-31', metrics: ['month'] });
  expect(made.data?.made).toMatchObject({ from: '2031-10-01', to: '2031-10-31' });
  expect(await requests()).toEqual(['s1 2031-10-01 2031-10-31 month']);
});

it('refuses a span that is neither one period nor made of whole ones, and asks nothing', async () => {
  const made = await ask({ from: '2031-09-15', to: '2031-10-31', metrics: ['month'] });
  expect(made.errors?.[0]).toMatchObject({ extensions: { reason: 'periodsNotWhole' } });
  expect(await requests()).toEqual([]);
});
