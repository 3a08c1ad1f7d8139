/** Whoever looks at a timeline is told to ask anew when something comes onto it, changes, or goes. */
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type EntityServer, seedPeople, startEntityServer } from '#server/testing/entityServer.ts';
import { textIn } from '#server/testing/readJson.ts';

let server: EntityServer;

beforeAll(async () => {
  server = await startEntityServer(seedPeople);
}, 60_000);
afterAll(() => server.close());

async function hears(user: string, entity: string, act: () => Promise<unknown>): Promise<boolean> {
  const listen = 'subscription ($entity: String!) { listChanged(entity: $entity) { entity } }';
  const heard = (await server.watch(user, listen, { entity }))[Symbol.asyncIterator]();
  const first = heard.next();
  await act();
  const told = await Promise.race([first, new Promise<null>((resolve) => setTimeout(resolve, 700, null))]);
  await heard.return?.();
  return told !== null;
}

async function act(text: string, variables: Record<string, unknown>) {
  const { data, errors } = await server.ask('admin', text, variables);
  expect(errors).toBeUndefined();
  return data;
}

it('follows a milestone that is set, renamed and taken out, and how the startup stands', async () => {
  let id = '';
  const make = async () => {
    const input = { startup: 's1', name: 'First pilot', dueDate: '2030-05-01' };
    const text = 'mutation ($input: MilestoneCreateInput!) { createMilestone(input: $input) { _id } }';
    id = textIn((await act(text, { input }))?.createMilestone?._id);
  };
  expect(await hears('cof1', 'TimelineEvent', make)).toBe(true);
  const rename = `mutation ($id: ID!) { updateMilestone(id: $id, input: { name: "Second pilot" }) { _id } }`;
  expect(await hears('cof1', 'Milestone', () => act(rename, { id }))).toBe(true);
  expect(
    await hears('cof1', 'TimelineEvent', () => act('mutation ($id: ID!) { deleteMilestone(id: $id) }', { id })),
  ).toBe(true);
  const pause = 'mutation { updateStartup(id: "s1", input: { status: onHold }) { _id } }';
  expect(await hears('cof1', 'Startup', () => act(pause, {}))).toBe(true);
});

it('a founder hears that a co-founder has reported what both were asked for', async () => {
  await server.database.withTenant('t1', async (tx) => {
    const [name, unit] = [JSON.stringify([{ language: 'en', value: 'Users' }]), JSON.stringify({ unitType: 'USER' })];
    await sql`insert into metric (tenant_id, id, title, key, name, unit_of_measure, is_top_level, is_active, position)
      values ('t1', 'users', 'Users', 'users', ${name}::jsonb, ${unit}::jsonb, false, true, 1)`.execute(tx);
  });
  const input = { startup: 's1', type: 'METRICS', date: '2030-03-15T00:00:00Z' };
  const ask = 'mutation ($input: PendingDataFormCreateInput!) { createPendingDataForm(input: $input) { _id } }';
  expect(await hears('cof1', 'PendingDataForm', () => act(ask, { input }))).toBe(true);
  const { rows } = await server.database.withTenant('t1', (tx) =>
    sql<{ id: string }>`select id from metric_data_item`.execute(tx),
  );
  const data = rows.map(({ id }) => ({ metricDataId: id, value: 7 }));
  const set = 'mutation ($data: [MetricDataValueInput!]!) { setMetricDataValues(data: $data) { id } }';
  expect(await hears('cof1', 'PendingDataForm', () => act(set, { data }))).toBe(true);
});
