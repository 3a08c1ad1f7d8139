import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { type EntityServer, everySwitchOn, seedPeople, startEntityServer } from '#server/testing/entityServer.ts';
import { listIn, textIn } from '#server/testing/readJson.ts';

const NAMES = JSON.stringify(['Revenue', 'Customers', 'Team']);

let server: EntityServer;
beforeAll(async () => {
  server = await startEntityServer(async (tx) => {
    await seedPeople(tx);
    await sql`update "user" set validated = true, language = case when id = 'cof1' then 'de' end`.execute(tx);
    await sql`insert into incubator (tenant_id, id, name, slug, timezone, switches)
      values ('t1', 't1', 'Test', 't1', 'UTC', ${JSON.stringify(everySwitchOn)}::jsonb)`.execute(tx);
    await sql`update startup set status = case id when 's1' then 'active' else 'archived' end`.execute(tx);
    await sql`insert into metric (tenant_id, id, title, key, name, unit_of_measure, is_top_level, is_active,
        tracking_recurrence, position)
      select 't1', 'm' || n, 'Metric ' || n, 'm' || n, json_build_array(
          json_build_object('language', 'en', 'value', ${NAMES}::jsonb ->> n::int),
          json_build_object('language', 'de', 'value', 'De ' || n)),
        '{"unitType": "USER"}', true, true, '{"amount": 1, "type": "MONTHLY"}', n
      from generate_series(0, 2) n`.execute(tx);
  });
}, 60_000);
afterAll(() => server?.close());
beforeEach(async () => {
  for (const table of ['pending_data_form', 'metric_data_item', 'mail', 'notification_recipient', 'notification'])
    await rows(sql`delete from ${sql.table(table)}`);
});

const rows = <T = unknown>(query: ReturnType<typeof sql>) =>
  server.database.withTenant('t1', async (tx) => (await query.execute(tx)).rows as T[]);
const asks = async (input: object): Promise<void> => {
  const text = 'mutation ($input: PendingDataFormCreateInput!) { made: createPendingDataForm(input: $input) { _id } }';
  const answer = await server.ask('admin', text, {
    input: { type: 'METRICS', startup: 's1', from: '2035-03-01', to: '2035-03-31', ...input },
  });
  expect(answer.errors).toBeUndefined();
};
const APRIL_4 = '2035-04-04T00:00:00Z';
const APRIL_11 = '2035-04-11T00:00:00Z';

/** Of each request the English names that are asked for; empty where none are. */
async function named(person = 'cof1b'): Promise<readonly (readonly string[])[]> {
  const text = `{ pendingDataForms(sort: [{ field: date, direction: ASC }]) { results { id } }
    figuresAsked { request figures { names { language value } label } } }`;
  const { data, errors } = await server.ask(person, text);
  expect(errors).toBeUndefined();
  return listIn(data?.pendingDataForms?.results).map(({ id }) => {
    const found = listIn(data?.figuresAsked).find(({ request }) => request === id);
    return listIn(found?.figures).map(({ names }) => textIn(listIn(names)[0]?.value));
  });
}
const subjects = async () => {
  const mails = await rows<{ line: string }>(sql`select subject as line from mail where recipient like 'carl%'`);
  return mails.map(({ line }) => line.replace(/^.*Acme: /, ''));
};

it('says which figures a request asks for that does not ask for all, in the language of its reader', async () => {
  await asks({ date: APRIL_4, metrics: ['m1'] });
  expect(await named()).toEqual([['Customers']]);
  expect(await named('cof2'), 'of another startup').toEqual([]);
  const texts = await rows<{ text: string }>(sql`select text_body as text from mail order by recipient`);
  expect(texts.filter(({ text }) => text.includes('Figures: Customers.'))).toHaveLength(1);
  expect(texts.filter(({ text }) => text.includes('Zahlen: De 1.'))).toHaveLength(1);
  const told = await rows<{ message: string }>(sql`select message from notification`);
  expect(told[0]?.message).toMatch(/Acme: March 1\s–\s31, 2035 · Customers$/);
});

it('tells two requests of one period apart by what each asks for', async () => {
  await asks({ date: APRIL_4, metrics: ['m1'] });
  await asks({ date: APRIL_11, metrics: ['m0', 'm1', 'm2'] });
  expect(await named()).toEqual([['Customers'], ['Revenue', 'Team']]);
  const [first, second] = await subjects();
  expect(first).toMatch(/· Customers$/);
  expect(second).toMatch(/· Revenue and Team$/);
});

it('names none where all of a rhythm is asked for', async () => {
  await asks({ date: APRIL_4, metrics: ['m0', 'm1', 'm2'] });
  await asks({ date: APRIL_11, from: '2035-02-01', to: '2035-02-28' });
  expect(await named()).toEqual([[], []]);
  expect((await subjects()).every((line) => line.endsWith('2035'))).toBe(true);
});

it('names all of a rhythm where another request asks for more of the period', async () => {
  await rows(sql`update metric set tracking_recurrence = null where id = 'm1'`);
  await asks({ date: APRIL_4, metrics: ['m1'] });
  await asks({ date: APRIL_11, metrics: ['m0', 'm2'] });
  await asks({ date: APRIL_11, from: '2035-02-01', to: '2035-02-28', metrics: ['m0', 'm2'] });
  const asked = await named();
  await rows(sql`update metric set tracking_recurrence = '{"amount": 1, "type": "MONTHLY"}' where id = 'm1'`);
  expect(asked.toSorted(), 'of February the period says it').toEqual([[], ['Customers'], ['Revenue', 'Team']]);
});

it('reminds of two requests at once with the words, the day and the figures of each', async () => {
  await asks({ date: APRIL_11, metrics: ['m0'], message: 'With founders' });
  await asks({ date: APRIL_4, metrics: ['m1'], message: 'Paying ones only' });
  await rows(sql`delete from mail`);
  const reminded = await server.ask('admin', 'mutation { remindOfMetrics(startupIds: ["s1"]) }');
  expect(reminded.data?.remindOfMetrics).toEqual(['s1']);
  const [mail] = await rows<{ text: string }>(sql`select text_body as text from mail where recipient like 'carl%'`);
  const saying = (...parts: readonly string[]) => new RegExp(parts.join('[\\s\\S]*'));
  expect(mail?.text).toMatch(
    saying('Paying ones only', 'Due by April 4', 'Customers', 'With founders', 'Due by April 11', 'Revenue'),
  );
});

it('calls a figure as the startup does', async () => {
  await asks({ date: APRIL_4, metrics: ['m1'] });
  await rows(sql`update metric_data_item set custom_label = 'Paying clubs'`);
  const { data } = await server.ask('cof1', '{ figuresAsked(startupId: "s1") { figures { names { value } label } } }');
  expect(data?.figuresAsked).toEqual([{ figures: [{ names: [], label: 'Paying clubs' }] }]);
});

it('does not write again to who has reported all that a period asks for, and names the rest to who has reported some', async () => {
  await server.tick(new Date('2035-04-30T10:00:00Z'));
  await asks({ date: '2035-05-04T00:00:00Z', from: '2035-04-01', to: '2035-04-30', metrics: ['m1'] });
  const reports = async (): Promise<void> => {
    const items = await rows<{ id: string }>(sql`select id from metric_data_item where value is null`);
    const text = 'mutation ($data: [MetricDataValueInput!]!) { setMetricDataValues(data: $data) { id } }';
    const data = items.map(({ id }) => ({ metricDataId: id, value: 3 }));
    expect((await server.ask('cof1', text, { data })).errors).toBeUndefined();
    await rows(sql`delete from mail`);
  };
  await reports();
  await server.tick(new Date('2035-05-01T10:00:00Z'));
  expect(await named()).toEqual([['Revenue', 'Team']]);
  expect(await subjects()).toEqual([expect.stringMatching(/April 1\s–\s30, 2035 · Revenue and Team$/)]);
  await reports();
  await asks({ date: '2035-06-04T00:00:00Z', from: '2035-05-01', to: '2035-05-31' });
  await reports();
  await server.tick(new Date('2035-06-01T10:00:00Z'));
  expect([await named(), await subjects()]).toEqual([[], []]);
});
