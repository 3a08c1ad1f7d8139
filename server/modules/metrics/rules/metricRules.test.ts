import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type EntityServer, seedPeople, startEntityServer } from '#server/testing/entityServer.ts';
import { textIn } from '#server/testing/readJson.ts';

let server: EntityServer;

beforeAll(async () => {
  server = await startEntityServer(seedPeople);
}, 60_000);
afterAll(() => server.close());

const CREATE = 'mutation ($input: MetricCreateInput!) { createMetric(input: $input) { _id } }';
const UPDATE = 'mutation ($id: ID!, $input: MetricUpdateInput!) { updateMetric(id: $id, input: $input) { _id } }';
const DELETE = 'mutation ($id: ID!) { deleteMetric(id: $id) }';

const metric = (key: string, rules: Record<string, string> | null = null) => ({
  title: key.toUpperCase(),
  key,
  name: [{ language: 'en', value: key }],
  unitOfMeasure: { unitType: 'USER' },
  rules,
});

async function made(key: string, rules: Record<string, string> | null = null): Promise<string> {
  const answer = await server.ask('admin', CREATE, { input: metric(key, rules) });
  expect(answer.errors).toBeUndefined();
  return textIn(answer.data?.createMetric?._id);
}
const fieldsOf = ({ errors }: Awaited<ReturnType<EntityServer['ask']>>) => errors?.[0]?.extensions?.fields;

it('refuses rules that name an unknown metric or itself, or go in a circle, at their field', async () => {
  const grants = await made('grants');
  await made('income', { min: 'grants', max: '1000' });
  const wrong = metric('costs', { min: 'profit', max: 'costs', lessThan: 'grants +' });
  expect(fieldsOf(await server.ask('admin', CREATE, { input: wrong }))).toMatchObject([
    { path: 'input.rules.lessThan', message: '“grants +” is neither a number nor keys of metrics joined with +' },
    { path: 'input.rules.min', message: 'There is no metric with the key “profit”' },
    { path: 'input.rules.max', message: 'A metric can not be compared with itself (“costs”)' },
  ]);
  const round = await server.ask('admin', UPDATE, { id: grants, input: { rules: { max: 'income' } } }, 'de');
  expect(fieldsOf(round)).toMatchObject([
    { path: 'input.rules.max', message: 'Diese Regeln führen im Kreis: grants → income → grants' },
  ]);
  expect(fieldsOf(await server.ask('admin', CREATE, { input: metric('12') }))).toMatchObject([{ path: 'input.key' }]);
});

it('keeps a key that rules of others name', async () => {
  const team = await made('team');
  const founders = await made('founders', { max: 'team' });
  const renamed = await server.ask('admin', UPDATE, { id: team, input: { key: 'people' } });
  expect(fieldsOf(renamed)).toMatchObject([
    { path: 'input.key', message: 'The rules of FOUNDERS name the key “team”. Change these rules first.' },
  ]);
  const gone = await server.ask('admin', DELETE, { id: team });
  expect(gone.errors?.[0]).toMatchObject({ extensions: { reason: 'metricNamed', values: { names: 'FOUNDERS' } } });
  expect((await server.ask('admin', UPDATE, { id: founders, input: { rules: null } })).errors).toBeUndefined();
  expect((await server.ask('admin', UPDATE, { id: team, input: { key: 'people' } })).errors).toBeUndefined();
  expect((await server.ask('admin', DELETE, { id: team })).errors).toBeUndefined();
});

it('gives a value a name of its own, which founders see and reporting keeps', async () => {
  await server.database.withTenant('t1', (tx) =>
    sql`insert into metric_data_item (tenant_id, id, metric_id, startup_id, "from", "to")
      select 't1', 'value', id, 's1', '2030-02-01', '2030-02-28' from metric where key = 'income'`.execute(tx),
  );
  const name =
    'mutation ($input: MetricDataItemUpdateInput!) { updateMetricDataItem(id: "value", input: $input) { _id } }';
  expect((await server.ask('cof1', name, { input: { customLabel: 'Mine' } })).errors).toHaveLength(1);
  expect((await server.ask('admin', name, { input: { customLabel: 'Ticket sales' } })).errors).toBeUndefined();
  const set = `mutation { setMetricDataValues(data: [{ metricDataId: "value", value: 5 }]) { metadata { customLabel } } }`;
  expect((await server.ask('cof1', set)).data?.setMetricDataValues).toEqual([
    { metadata: { customLabel: 'Ticket sales' } },
  ]);
  expect((await server.ask('admin', name, { input: { customLabel: '' } })).errors).toBeUndefined();
  const read = '{ metricDataItem(id: "value") { metadata { customLabel } } }';
  expect((await server.ask('cof1', read)).data?.metricDataItem).toEqual({ metadata: { customLabel: null } });
});
