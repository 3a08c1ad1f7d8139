/** Two founders of one startup report the same month: neither writes over the other unseen. */
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { type EntityServer, seedPeople, startEntityServer } from '#server/testing/entityServer.ts';

let server: EntityServer;

const run = (text: ReturnType<typeof sql>) =>
  server.database.withTenant('t1', async (tx) => (await text.execute(tx)).rows);

beforeAll(async () => {
  server = await startEntityServer(async (tx) => {
    await seedPeople(tx);
    const unit = (type: string) => JSON.stringify({ unitType: type });
    const name = JSON.stringify([{ language: 'en', value: 'x' }]);
    await sql`insert into metric (tenant_id, id, title, key, name, unit_of_measure, is_top_level, is_active, position) values
      ('t1', 'revenue', 'Revenue', 'revenue', ${name}::jsonb, ${unit('MONETARY')}::jsonb, true, true, 0),
      ('t1', 'users', 'Users', 'users', ${name}::jsonb, ${unit('USER')}::jsonb, false, true, 1),
      ('t1', 'round', 'Round', 'round', ${name}::jsonb, ${unit('DATE')}::jsonb, false, true, 2)`.execute(tx);
  });
}, 60_000);
afterAll(() => server.close());
beforeEach(async () => {
  await run(sql`delete from metric_data_item`);
  await run(sql`insert into metric_data_item (tenant_id, id, startup_id, metric_id, "from", "to") values
    ('t1', 'r', 's1', 'revenue', '2030-02-01', '2030-02-28'), ('t1', 'u', 's1', 'users', '2030-02-01', '2030-02-28'),
    ('t1', 'd', 's1', 'round', '2030-02-01', '2030-02-28')`);
});

const SET = `mutation ($data: [MetricDataValueInput!]!) { setMetricDataValues(data: $data) { id value } }`;
const set = (user: string, ...data: readonly object[]) => server.ask(user, SET, { data });
const figure = (metricDataId: string, value: unknown, shown?: unknown) => ({
  metricDataId,
  value,
  ...(shown !== undefined && { shown }),
});
const stored = () =>
  run(
    sql`select id, value, edited_by_id as by from metric_data_item where value is not null or date_value is not null order by id`,
  );

it('refuses what would write over a figure that was not there when it was typed, and says whose it is', async () => {
  expect(
    (await set('admin', figure('r', 1300, null), figure('d', '2030-05-01T12:00:00.000Z', null))).errors,
  ).toBeUndefined();
  const late = [figure('r', 1200, null), figure('u', 5, null), figure('d', '2030-06-01T12:00:00.000Z', null)];
  const { errors } = await set('cof1', ...late);
  expect(errors?.[0]?.extensions).toMatchObject({
    code: 'ValidationError',
    fields: [
      { path: 'data.r', message: expect.stringMatching(/^A\w+ .* has reported \$1,300 meanwhile$/u) },
      { path: 'data.d', message: expect.stringMatching(/has reported May 1, 2030 meanwhile$/u) },
    ],
    reasons: [
      { path: 'data.r', reason: 'reportedMeanwhile', values: { theirs: 1300 } },
      { path: 'data.d', values: { theirs: '2030-05-01T12:00:00.000Z' } },
    ],
  });
  // Nothing of it is kept: whoever is late chooses first.
  expect(await stored()).toEqual([
    { id: 'd', value: null, by: 'admin' },
    { id: 'r', value: 1300, by: 'admin' },
  ]);
});

it('writes over it once it was seen, and leaves what they take as the other reported it', async () => {
  await set('admin', figure('r', 1300, null), figure('u', 7, null));
  expect((await set('cof1', figure('r', 1200, 1300), figure('u', 7, 7))).errors).toBeUndefined();
  expect(await stored()).toEqual([
    { id: 'r', value: 1200, by: 'cof1' },
    { id: 'u', value: 7, by: 'admin' },
  ]);
});

it('leaves alone what the form has only carried along, and what both have given alike', async () => {
  await set('admin', figure('r', 1000), figure('u', 7));
  await set('admin', figure('r', 1300));
  expect((await set('cof1', figure('r', 1000, 1000), figure('u', 7, null))).errors).toBeUndefined();
  expect(await stored()).toEqual([
    { id: 'r', value: 1300, by: 'admin' },
    { id: 'u', value: 7, by: 'admin' },
  ]);
});

it('goes on as before for whoever does not say what they have seen', async () => {
  await set('admin', figure('r', 1300));
  expect((await set('cof1', figure('r', 1200))).errors).toBeUndefined();
  expect(await stored()).toEqual([{ id: 'r', value: 1200, by: 'cof1' }]);
});
