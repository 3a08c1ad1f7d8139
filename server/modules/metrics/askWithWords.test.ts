import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type EntityServer, seedPeople, startEntityServer } from '#server/testing/entityServer.ts';

let server: EntityServer;

beforeAll(async () => {
  server = await startEntityServer(async (tx) => {
    await seedPeople(tx);
    await sql`update "user" set validated = true, language = case when id = 'cof1' then 'fr' end`.execute(tx);
    await sql`insert into metric (tenant_id, id, title, key, name, unit_of_measure, is_top_level, is_active)
      select 't1', 'm' || n, 'Metric ' || n, 'm' || n, '[]', '{"unitType": "USER"}', true, true
      from generate_series(1, 3) n`.execute(tx);
  });
}, 60_000);
afterAll(() => server.close());

const REQUEST = `mutation ($input: PendingDataFormCreateInput!) { createPendingDataForm(input: $input) { _id from to } }`;
const PENDING = `query ($id: ID!) { startupPendingDataForm(startupId: $id) { pendingDataForm { date from to message } } }`;

const asks = (input: Record<string, unknown>) =>
  server.ask('admin', REQUEST, { input: { type: 'METRICS', startup: 's1', date: '2030-04-10T00:00:00Z', ...input } });

const query = <T>(text: string): Promise<readonly T[]> =>
  server.database.withTenant('t1', async (tx) => (await sql.raw<T>(text).execute(tx)).rows);

it('asks for the period, the metrics and with the words of the request; mail and notification say them', async () => {
  const words = { from: '2030-01-01', to: '2030-03-31', metrics: ['m1', 'm2'], message: 'For the board on Friday' };
  const made = await asks(words);
  expect(made.errors).toBeUndefined();
  const pending = (await server.ask('cof1', PENDING, { id: 's1' })).data?.startupPendingDataForm?.pendingDataForm;
  expect(pending).toMatchObject({ from: '2030-01-01', to: '2030-03-31', message: 'For the board on Friday' });
  expect(await query(`select metric_id as metric, "from"::text, "to"::text from metric_data_item order by 1`)).toEqual([
    { metric: 'm1', from: '2030-01-01', to: '2030-03-31' },
    { metric: 'm2', from: '2030-01-01', to: '2030-03-31' },
  ]);
  const mails = await query<{ text: string }>(`select text_body as text from mail where recipient like 'cora%' or
    recipient like 'carl%' order by recipient`);
  const texts = mails.map(({ text }) => text);
  expect(texts).toHaveLength(2);
  expect(texts.every((text) => text.includes('For the board on Friday'))).toBe(true);
  expect(
    texts.filter((text) => /Period: January 1\s–\sMarch 31, 2030. Due by April 10, 2030\./.test(text)),
  ).toHaveLength(1);
  expect(texts.filter((text) => /Période\s: 1 janvier\s–\s31 mars 2030/.test(text))).toHaveLength(1);
  const told = '{ page: paginatedNotifications(pageSize: 1, currentPage: 1) { notifications { message } } }';
  expect(JSON.stringify((await server.ask('cof1b', told)).data)).toMatch(
    /Acme: January 1\s–\sMarch 31, 2030 · Metric 1 and Metric 2 · For the board on Friday/,
  );
  const subjects = await query<{ subject: string }>('select subject from mail');
  expect(
    subjects.some(({ subject }) =>
      /figures of Acme: January 1\s–\sMarch 31, 2030 · Metric 1 and Metric 2$/.test(subject),
    ),
  ).toBe(true);
  await server.database.withTenant('t1', (tx) => sql`delete from metric_data_item`.execute(tx));
});

it('asks for the month before the due date where no period is named, and closes with its own values', async () => {
  const made = await asks({ startup: 's2', metrics: ['m3'] });
  expect(made.data?.createPendingDataForm).toMatchObject({ from: '2030-03-01', to: '2030-03-31' });
  await asks({ startup: 's2', metrics: ['m1'], from: '2029-01-01', to: '2029-12-31' });
  const [item] = await query<{ id: string }>(`select id from metric_data_item where metric_id = 'm3'`);
  const set = 'mutation ($data: [MetricDataValueInput!]!) { setMetricDataValues(data: $data) { id } }';
  expect((await server.ask('cof2', set, { data: [{ metricDataId: item?.id, value: 3 }] })).errors).toBeUndefined();
  expect(await query(`select "to"::text from pending_data_form where startup_id = 's2'`)).toEqual([
    { to: '2029-12-31' },
  ]);
});

it('refuses a period that is none, or that has not ended when it is due', async () => {
  const fieldsOf = async (input: Record<string, unknown>) => (await asks(input)).errors?.[0]?.extensions?.fields;
  expect(await fieldsOf({ from: '2030-01-01' })).toMatchObject([{ path: 'input.to' }]);
  expect(await fieldsOf({ to: '2030-01-31' })).toMatchObject([{ path: 'input.from' }]);
  expect(await fieldsOf({ from: '2030-02-01', to: '2030-01-31' })).toMatchObject([{ path: 'input.to' }]);
  expect(await fieldsOf({ from: '2030-04-01', to: '2030-04-30' })).toMatchObject([{ path: 'input.date' }]);
});
