import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { type EntityServer, everySwitchOn, seedPeople, startEntityServer } from '#server/testing/entityServer.ts';

let server: EntityServer;

const DAY = 86_400_000;
/** Midnight of a Monday; each test has a week of its own, for the clock does not go back. */
let monday = Date.parse('2035-02-26T00:00:00Z');
const day = (offset: number) => new Date(monday + offset * DAY).toISOString().slice(0, 10);
const run = (query: ReturnType<typeof sql>) => server.database.withTenant('t1', (tx) => query.execute(tx));

beforeAll(async () => {
  server = await startEntityServer(async (tx) => {
    await seedPeople(tx);
    await sql`insert into incubator (tenant_id, id, name, slug, timezone, switches)
      values ('t1', 't1', 'Test', 't1', 'Pacific/Auckland', ${JSON.stringify(everySwitchOn)}::jsonb)`.execute(tx);
  }, 'Pacific/Auckland');
}, 60_000);
afterAll(() => server.close());
afterEach(async () => {
  for (const table of ['task', 'availability_exception']) await run(sql`delete from ${sql.table(table)}`);
});
beforeEach(() => {
  monday += 14 * DAY;
});

/** Who is asked on that Monday: in an organisation half a day ahead of UTC, whose eight o'clock is still Sunday there. */
async function asked(): Promise<readonly unknown[]> {
  await server.tick(new Date(monday - 8 * 3_600_000));
  await run(sql`delete from task`);
  await server.tick(new Date(monday - 3 * 3_600_000));
  const { rows } =
    await run(sql`select a.user_id as person from task_assignee a join task t on t.tenant_id = a.tenant_id
    and t.id = a.task_id where t.task_type in ('avail', 'availCoaching') order by 1`);
  return rows.map((row) => (row as { person: string }).person);
}

/** Days are counted from that Monday. */
const exception = (first: number, last: number | null, ranges: readonly object[] = []) =>
  run(sql`insert into availability_exception (tenant_id, id, user_id, first_day, last_day, ranges)
    values ('t1', ${`x-${first}`}, 'mentor', ${day(first)}, ${last === null ? null : day(last)}, ${JSON.stringify(ranges)}::jsonb)`);

it('asks those who have no hours', async () => {
  expect(await asked()).toEqual(['mentor']);
});

it.each([
  ['the week', [[0, 4]]],
  ['longer', [[-13, 46]]],
  [
    'the week, said in parts',
    [
      [0, 2],
      [3, null],
      [4, 6],
    ],
  ],
] as const)('does not ask who is away for %s', async (_how, days) => {
  for (const [first, last] of days) await exception(first, last);
  expect(await asked()).toEqual([]);
});

it.each([
  ['one of its days', [[0, 3]]],
  ['the week after', [[7, 13]]],
] as const)('asks who is away for all but that: %s', async (_how, days) => {
  for (const [first, last] of days) await exception(first, last);
  expect(await asked()).toEqual(['mentor']);
});

it('takes hours of single days within the two weeks for an answer', async () => {
  const hours = [{ startTime: '09:00', endTime: '10:00' }];
  await exception(13, null, hours);
  expect(await asked()).toEqual([]);
});

it('does not take hours of a day after the two weeks for an answer', async () => {
  await exception(14, null, [{ startTime: '09:00', endTime: '10:00' }]);
  expect(await asked()).toEqual(['mentor']);
});
