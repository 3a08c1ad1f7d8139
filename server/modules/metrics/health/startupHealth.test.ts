import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type EntityServer, seedPeople, startEntityServer } from '#server/testing/entityServer.ts';

let server: EntityServer;

beforeAll(async () => {
  server = await startEntityServer(async (tx) => {
    await seedPeople(tx);
    await sql`update startup set status = 'active', created_at = now() - interval '10 days'`.execute(tx);
    await sql`insert into incubator (tenant_id, id, name, slug) values ('t1', 't1', 'Test', 't1')`.execute(tx);
    await sql`insert into metric (tenant_id, id, title, key, name, unit_of_measure, is_top_level, is_active, position)
      select 't1', key, initcap(key), key, '[]', '{"unitType": "MONTHS"}', true, true, n
      from unnest(array['runway', 'revenue', 'users']) with ordinality as m(key, n)`.execute(tx);
    // s1 has money for four months, and earns a quarter less than the month before; s2 has not reported for three months.
    await sql`insert into metric_data_item (tenant_id, id, metric_id, startup_id, "from", "to", value) values
      ('t1', 'a1', 'runway', 's1', '2021-01-01', '2021-01-31', 9), ('t1', 'a2', 'runway', 's1', '2021-02-01', '2021-02-28', 4),
      ('t1', 'a3', 'revenue', 's1', '2021-01-01', '2021-01-31', 400), ('t1', 'a4', 'revenue', 's1', '2021-02-01', '2021-02-28', 300),
      ('t1', 'b1', 'users', 's2', '2020-12-01', '2020-12-31', 5), ('t1', 'b2', 'users', 's2', '2021-01-01', '2021-01-31', null),
      ('t1', 'b3', 'users', 's2', '2021-02-01', '2021-02-28', null), ('t1', 'b4', 'users', 's2', '2021-03-01', '2021-03-31', null),
      ('t1', 'b5', 'users', 's2', '2199-03-01', '2199-03-31', null)`.execute(tx);
  });
}, 60_000);
afterAll(() => server.close());

const HEALTH = 'query ($id: ID!) { startupHealth(startupId: $id) { state reasons { code value metric } } }';
const NEEDY = '{ startupsNeedingWord { id name health { state } } }';
const RULES = `mutation ($id: ID!, $input: IncubatorUpdateInput!) { updateIncubator(id: $id, input: $input) { health { silentDays } } }`;

const healthOf = async (id: string, person = 'admin') =>
  (await server.ask(person, HEALTH, { id })).data?.startupHealth ?? null;
const changeRules = (health: object) => server.ask('admin', RULES, { id: 't1', input: { health } });

it('says what is wrong with a startup by the usual rules, and why', async () => {
  expect(await healthOf('s1')).toEqual({
    state: 'needsWord',
    reasons: [
      { code: 'runway', value: 4, metric: null },
      { code: 'drop', value: 25, metric: 'Revenue' },
    ],
  });
  expect(await healthOf('s2')).toEqual({ state: 'watch', reasons: [{ code: 'reports', value: 3, metric: null }] });
  expect(await healthOf('s3')).toEqual({ state: 'onTrack', reasons: [] });
});

it('follows the rules that the organisation sets, sessions and tasks too', async () => {
  expect(
    (await changeRules({ runwayMonths: 4, dropPercent: 0, silentDays: 8, overdueTasks: 1 })).errors,
  ).toBeUndefined();
  await server.database.withTenant('t1', async (tx) => {
    await sql`insert into coaching_session (tenant_id, id, name, startup_id, status, start_time) values
      ('t1', 'c1', 'Talk', 's1', 'held', now() - interval '2 days'), ('t1', 'c2', 'Off', 's2', 'cancelled', now() - interval '1 day'),
      ('t1', 'c3', 'Ahead', 's2', 'planned', now() + interval '1 day')`.execute(tx);
    await sql`insert into task (tenant_id, id, name, startup_id, due_date, completion_status) values
      ('t1', 'k1', 'Late', 's1', now() - interval '1 day', 'PENDING'), ('t1', 'k2', 'Done', 's3', now() - interval '1 day', 'DONE')`.execute(
      tx,
    );
  });
  expect(await healthOf('s1')).toEqual({ state: 'watch', reasons: [{ code: 'tasks', value: 1, metric: null }] });
  expect(await healthOf('s2')).toEqual({
    state: 'needsWord',
    reasons: [
      { code: 'reports', value: 3, metric: null },
      { code: 'silence', value: 10, metric: null },
    ],
  });
});

it('names those that need a word to whoever sees them; of others nothing is said', async () => {
  const needy = (await server.ask('admin', NEEDY)).data?.startupsNeedingWord;
  expect(needy).toEqual([
    { id: 's2', name: 'Birch', health: { state: 'needsWord' } },
    { id: 's1', name: 'Acme', health: { state: 'watch' } },
    { id: 's3', name: 'Empty', health: { state: 'watch' } },
  ]);
  expect((await server.ask('mentor', NEEDY)).data?.startupsNeedingWord).toEqual([
    { id: 's1', name: 'Acme', health: { state: 'watch' } },
  ]);
  expect(await healthOf('s2', 'mentor')).toBeNull();
  expect((await server.ask('cof1', HEALTH, { id: 's1' })).errors).toHaveLength(1);
});

it('names those of one program alone where it is asked for', async () => {
  await server.database.withTenant('t1', async (tx) => {
    await sql`insert into program (tenant_id, id, name) values ('t1', 'prog', 'Spring')`.execute(tx);
    await sql`update startup set program_id = 'prog' where id = 's2'`.execute(tx);
  });
  const ofProgram = 'query ($id: ID) { startupsNeedingWord(programId: $id) { id } }';
  const namesOf = async (id: string) => (await server.ask('admin', ofProgram, { id })).data?.startupsNeedingWord;
  expect(await namesOf('prog')).toEqual([{ id: 's2' }]);
  expect(await namesOf('another')).toEqual([]);
});

it('takes only metrics that there are for a rule', async () => {
  const { errors } = await changeRules({ runwayMetric: 'nothing' });
  expect(errors?.[0]?.message).toContain('There is no metric with the key “nothing”');
  expect((await changeRules({ runwayMetric: 'users' })).errors).toBeUndefined();
});
