/** A value that has a name of its own keeps it in the periods that follow. */
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type EntityServer, seedPeople, startEntityServer } from '#server/testing/entityServer.ts';

let server: EntityServer;
beforeAll(async () => {
  server = await startEntityServer(async (tx) => {
    await seedPeople(tx);
    await sql`insert into metric (tenant_id, id, title, key, name, unit_of_measure, is_top_level, is_active)
      values ('t1', 'm1', 'Revenue', 'revenue', '[]', '{"unitType": "USER"}', true, true)`.execute(tx);
  });
}, 60_000);
afterAll(() => server?.close());

const ask = async (date: string) => {
  const text = 'mutation ($input: PendingDataFormCreateInput!) { createPendingDataForm(input: $input) { _id } }';
  const answer = await server.ask('admin', text, { input: { type: 'METRICS', startup: 's1', date } });
  expect(answer.errors).toBeUndefined();
};
const names = () =>
  server.database.withTenant('t1', async (tx) =>
    (
      await sql<{ name: string | null }>`select custom_label as name from metric_data_item
      where startup_id = 's1' order by "to"`.execute(tx)
    ).rows.map(({ name }) => name),
  );
const call = (name: string | null) =>
  server.database.withTenant('t1', (tx) =>
    sql`update metric_data_item set custom_label = ${name}
      where id = (select id from metric_data_item where startup_id = 's1' order by "to" desc limit 1)`.execute(tx),
  );

it('is called as it was in the latest period before, until it is called otherwise', async () => {
  await ask('2033-05-04T00:00:00Z');
  await call('Ticket sales');
  await ask('2033-06-04T00:00:00Z');
  expect(await names()).toEqual(['Ticket sales', 'Ticket sales']);
  const read =
    '{ metricDataItems(filter: { startup: { IS: "s1" } }, sort: [{ field: to, direction: DESC }]) { results { metadata { customLabel } } } }';
  const { data, errors } = await server.ask('admin', read);
  expect(errors).toBeUndefined();
  expect(JSON.stringify(data)).toContain('"results":[{"metadata":{"customLabel":"Ticket sales"}}');
  await call(null);
  await ask('2033-07-04T00:00:00Z');
  expect(await names()).toEqual(['Ticket sales', null, null]);
});
