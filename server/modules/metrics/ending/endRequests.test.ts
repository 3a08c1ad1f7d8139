import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { type EntityServer, seedPeople, startEntityServer } from '#server/testing/entityServer.ts';

let server: EntityServer;
beforeAll(async () => {
  server = await startEntityServer(async (tx) => {
    await seedPeople(tx);
    await sql`update "user" set validated = true`.execute(tx);
    await sql`insert into metric (tenant_id, id, title, key, name, unit_of_measure, is_top_level, is_active)
      select 't1', 'm' || n, 'Metric ' || n, 'm' || n, '[]', '{"unitType": "USER"}', true, true
      from generate_series(1, 2) n`.execute(tx);
  });
}, 60_000);
afterAll(() => server?.close());

const rows = (query: ReturnType<typeof sql>) =>
  server.database.withTenant('t1', async (tx) => (await query.execute(tx)).rows);
const write = async (text: string, variables: Record<string, unknown>) => {
  const answer = await server.ask('admin', text, variables);
  expect(answer.errors).toBeUndefined();
  return answer.data?.made;
};
const asks = (input: object) =>
  write('mutation ($input: PendingDataFormCreateInput!) { made: createPendingDataForm(input: $input) { _id } }', {
    input: { type: 'METRICS', startup: 's1', date: '2035-04-04T00:00:00Z', ...input },
  });
const becomes = (status: string) =>
  write(
    `mutation ($input: StartupUpdateInput!) { made: updateStartup(id: "s1", input: $input) {
      version pendingDataForm { _id } } }`,
    { input: { status } },
  );
const open = async () => ({
  requests: (await rows(sql`select id from pending_data_form where startup_id = 's1'`)).length,
  values: await rows(sql`select metric_id as metric, value from metric_data_item where startup_id = 's1' order by 1`),
  tasks: await rows(sql`select task_type as type from task where startup_id = 's1'
    and completion_status = 'PENDING' order by 1`),
  due: (await rows(sql`select id from timeline_event where event_type = 'dataDue' and startup_id = 's1'`)).length,
});

beforeEach(async () => {
  for (const table of ['pending_data_form', 'metric_data_item', 'timeline_event', 'task'])
    await rows(sql`delete from ${sql.table(table)}`);
  await rows(sql`update startup set status = 'active', tagline = null, pending_data_form_id = null`);
  await write(`mutation { made: updateUser(id: "cof1", input: { startups: [] }) { _id } }`, {});
  await write(`mutation { made: updateUser(id: "cof1", input: { startups: ["s1"] }) { _id } }`, {});
  await asks({});
  await asks({ from: '2035-01-01', to: '2035-03-31', metrics: ['m2'] });
  await rows(sql`update metric_data_item set value = 12 where metric_id = 'm1'`);
});

it.each(['graduated', 'archived'])('asks a startup for nothing any more once it is %s', async (status) => {
  expect((await open()).tasks).toEqual([{ type: 'completeStartupProfile' }, { type: 'metrics' }, { type: 'metrics' }]);
  const written = await becomes(status);
  expect(await open()).toEqual({ requests: 0, values: [{ metric: 'm1', value: 12 }], tasks: [], due: 0 });
  expect(await rows(sql`select version, pending_data_form_id as next from startup where id = 's1'`)).toEqual([
    { version: written?.version, next: null },
  ]);
  await becomes('active');
  expect(await open(), 'nothing is asked in retrospect').toMatchObject({ requests: 0, tasks: [], due: 0 });
});

it('goes on asking what is on hold, which comes back', async () => {
  const before = await open();
  await becomes('onHold');
  expect(await open()).toEqual(before);
});
