import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type EntityServer, seedPeople, startEntityServer } from '#server/testing/entityServer.ts';
import { textIn } from '#server/testing/readJson.ts';

let server: EntityServer;
beforeAll(async () => {
  server = await startEntityServer(async (tx) => {
    await seedPeople(tx);
    await sql`insert into metric (tenant_id, id, title, key, name, unit_of_measure, is_top_level, is_active)
      values ('t1', 'm1', 'Users', 'users', '[]', '{"unitType": "USER"}', true, true)`.execute(tx);
  });
}, 60_000);
afterAll(() => server?.close());

const ask = async (date: string): Promise<string> => {
  const text = 'mutation ($input: PendingDataFormCreateInput!) { made: createPendingDataForm(input: $input) { _id } }';
  return textIn((await server.ask('admin', text, { input: { type: 'METRICS', startup: 's1', date } })).data?.made?._id);
};
const withdraw = async (id: string): Promise<void> => {
  const answer = await server.ask('admin', 'mutation ($id: ID!) { deletePendingDataForm(id: $id) }', { id });
  expect(answer.errors).toBeUndefined();
};
const rows = (query: ReturnType<typeof sql>) =>
  server.database.withTenant('t1', async (tx) => (await query.execute(tx)).rows);
const tasks = () => rows(sql`select id from task where task_type = 'metrics' and completion_status = 'PENDING'`);
const due = () => rows(sql`select id from timeline_event where event_type = 'dataDue' and startup_id = 's1'`);

it('leaves nothing to do and nothing that is due once a request for figures is withdrawn', async () => {
  const [first, second] = [await ask('2033-05-04T00:00:00Z'), await ask('2033-06-04T00:00:00Z')];
  expect([(await tasks()).length, (await due()).length]).toEqual([2, 2]);
  await withdraw(first);
  expect([(await tasks()).length, (await due()).length], 'the other one is still asked').toEqual([1, 1]);
  await withdraw(second);
  expect([(await tasks()).length, (await due()).length]).toEqual([0, 0]);
});

it('says on the timeline for which period figures are asked', async () => {
  const id = await ask('2033-05-04T00:00:00Z');
  const periods = await rows(sql`select to_char("start" at time zone 'UTC', 'YYYY-MM-DD') as "from",
    to_char("end" at time zone 'UTC', 'YYYY-MM-DD') as "to" from timeline_event
    where event_type = 'dataDue' and startup_id = 's1'`);
  expect(periods).toEqual([{ from: '2033-04-01', to: '2033-04-30' }]);
  await withdraw(id);
});

it('is one task for each period, due when the first request for it is, whichever comes or goes', async () => {
  const dueOn = async () =>
    (
      await rows(sql`select to_char(due_date at time zone 'UTC', 'YYYY-MM-DD') as day from task
        where task_type = 'metrics' and completion_status = 'PENDING' order by due_date`)
    ).map((row) => Object.values(row ?? {})[0]);
  const late = await ask('2034-06-20T00:00:00Z');
  expect(await dueOn()).toEqual(['2034-06-20']);
  const early = await ask('2034-06-04T00:00:00Z');
  expect(await dueOn()).toEqual(['2034-06-04']);
  const before = await ask('2034-05-04T00:00:00Z');
  expect(await dueOn(), 'a month of its own').toEqual(['2034-05-04', '2034-06-04']);
  await withdraw(early);
  expect(await dueOn()).toEqual(['2034-05-04', '2034-06-20']);
  await withdraw(before);
  await withdraw(late);
  expect(await dueOn()).toEqual([]);
});

it('takes what it had prepared out of the form of the founder, but neither what was reported nor what is still asked', async () => {
  const form = async () => {
    const text = `query ($date: DateTime!) { made: startupMetricDataForMetricForm(startupId: "s1", date: $date) { to } }`;
    const answer = await server.ask('cof1', text, { date: '2036-12-31T00:00:00Z' });
    expect(answer.errors).toBeUndefined();
    return ((answer.data?.made ?? []) as unknown as { to: string }[]).map(({ to }) => to.slice(0, 10));
  };
  await rows(sql`delete from metric_data_item`);
  const [march, april] = [await ask('2035-04-04T00:00:00Z'), await ask('2035-05-04T00:00:00Z')];
  expect(await form()).toEqual(['2035-03-31', '2035-04-30']);
  await withdraw(march);
  expect(await form()).toEqual(['2035-04-30']);
  await rows(sql`update metric_data_item set value = 12`);
  await withdraw(april);
  expect(await rows(sql`select value from metric_data_item`)).toEqual([{ value: 12 }]);
});
