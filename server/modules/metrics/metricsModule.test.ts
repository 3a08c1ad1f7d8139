import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type EntityServer, seedPeople, startEntityServer } from '#server/testing/entityServer.ts';
import { listIn, textIn } from '#server/testing/readJson.ts';

let server: EntityServer;

beforeAll(async () => {
  server = await startEntityServer(async (tx) => {
    await seedPeople(tx);
    const unit = (type: string) => JSON.stringify({ unitType: type });
    const name = JSON.stringify([{ language: 'en', value: 'x' }]);
    await sql`insert into metric (tenant_id, id, title, key, name, unit_of_measure, rules, is_top_level, is_active, position) values
      ('t1', 'revenue', 'Revenue', 'revenue', ${name}::jsonb, ${unit('MONETARY')}::jsonb, null, true, true, 0),
      ('t1', 'users', 'Users', 'users', ${name}::jsonb, ${unit('USER')}::jsonb, null, false, true, 1),
      ('t1', 'customers', 'Customers', 'customers', ${name}::jsonb, ${unit('CUSTOMER')}::jsonb,
        ${JSON.stringify({ max: 'users' })}::jsonb, false, true, 2)`.execute(tx);
  });
}, 60_000);
afterAll(() => server.close());

const REQUEST = `mutation ($input: PendingDataFormCreateInput!) { createPendingDataForm(input: $input) { _id } }`;
const PENDING = `query ($id: ID!) { startupPendingDataForm(startupId: $id) {
  initialCategorizationComplete pendingDataForm { id type date } } }`;
const ANSWER = `mutation ($id: ID!, $answers: [CategorizationAnswerInput!], $skip: Boolean) {
  updateStartupCategorization(categorizationId: $id, answers: $answers, skip: $skip) {
    id startup { _id initialCategorizationComplete } questions { key value } } }`;
const PERIODS = `query ($id: ID!, $all: Boolean) {
  startupMetricDataForMetricForm(startupId: $id, date: "2030-03-15T00:00:00Z", includeFilledInData: $all) {
    from to data { id value metric { id } validations { dataId validation } } validations { dataId } } }`;
const SET = `mutation ($data: [MetricDataValueInput!]!) { setMetricDataValues(data: $data) { id value metadata { diff } } }`;
const EVENTS = `query ($id: ID!, $kinds: [String!]) { startupEvents(startupId: $id, eventType: $kinds) {
  next results { _id eventType createdAt ... on TimelineEvent { message data { value isPoint0 } } } } }`;

const keys = ['HasFreeUsers', 'IsGeneratingSales', 'RecurringRevenueModel', 'ServiceIsLive'];

it('leads a founder from the categorization to the metrics, and notes both on the timeline', async () => {
  const input = { startup: 's1', type: 'CATEGORIZATION', date: '2030-03-15T00:00:00Z' };
  expect((await server.ask('admin', REQUEST, { input })).errors).toBeUndefined();
  const before = (await server.ask('cof1', PENDING, { id: 's1' })).data?.startupPendingDataForm;
  expect(before).toMatchObject({ initialCategorizationComplete: false, pendingDataForm: { type: 'CATEGORIZATION' } });
  const id = before?.pendingDataForm?.id;

  const gaps = await server.ask('cof1', ANSWER, { id, answers: [{ key: 'ServiceIsLive', value: true }] });
  expect(gaps.errors?.[0]?.extensions?.fields).toHaveLength(3);
  const answers = keys.map((key) => ({ key, value: true }));
  const done = await server.ask('cof1', ANSWER, { id, answers });
  expect(done.data?.updateStartupCategorization?.startup?.initialCategorizationComplete).toBe(true);

  const after = (await server.ask('cof1', PENDING, { id: 's1' })).data?.startupPendingDataForm;
  expect(after?.pendingDataForm?.type).toBe('METRICS');
  const { data: asked } = await server.ask('cof1', '{ myTasksPaginated(limit: 5) { results { taskType } } }');
  expect(asked?.myTasksPaginated?.results).toContainEqual({ taskType: 'metrics' });
  const [period] = listIn((await server.ask('cof1', PERIODS, { id: 's1' })).data?.startupMetricDataForMetricForm);
  expect(period).toMatchObject({ from: '2030-02-01T00:00:00.000Z', to: '2030-02-28T00:00:00.000Z' });
  const items = listIn(period?.data).map(({ id, metric }) => [textIn(metric?.id), textIn(id)] as const);
  const ids = Object.fromEntries(items);
  expect(items.map(([metric]) => metric)).toEqual(['revenue', 'users', 'customers']);
  expect(period?.validations).toEqual([{ dataId: ids.customers }]);

  const empty = await server.ask('cof1', SET, { data: [{ metricDataId: ids.users, value: '' }] });
  expect(empty.errors?.[0]?.message).toContain('You need to fill at least one of these fields');
  const tooMany = [
    { metricDataId: ids.users, value: '10' },
    { metricDataId: ids.customers, value: 11 },
  ];
  const refused = await server.ask('cof1', SET, { data: tooMany });
  expect(refused.errors?.[0]?.extensions?.fields).toEqual([
    { path: `data.${ids.customers}`, message: 'This must be less than Users' },
  ]);
  const right = [
    ...tooMany.slice(0, 1),
    { metricDataId: ids.customers, value: 0 },
    { metricDataId: ids.revenue, value: '1,200.50' },
  ];
  expect((await server.ask('cof1', SET, { data: right })).errors).toBeUndefined();

  const news = await server.ask(
    'mentor',
    '{ paginatedNotifications { notifications { notification { notificationType url } } } }',
  );
  expect(listIn(news.data?.paginatedNotifications?.notifications)[0]?.notification).toEqual({
    notificationType: 'updatedMetrics',
    url: '/startup/s1/file/analytics',
  });

  expect((await server.ask('cof1', PERIODS, { id: 's1' })).data?.startupMetricDataForMetricForm).toEqual([]);
  const answer = await server.ask('cof1', PERIODS, { id: 's1', all: true });
  const [filled] = listIn(answer.data?.startupMetricDataForMetricForm);
  expect(listIn(filled?.data).map(({ value }) => value)).toEqual([1200.5, 10, 0]);
  expect((await server.ask('cof1', PENDING, { id: 's1' })).data?.startupPendingDataForm?.pendingDataForm).toBeNull();

  const { data: told } = await server.ask('mentor', EVENTS, { id: 's1' });
  const kinds = listIn(told?.startupEvents?.results).map(({ eventType }) => eventType);
  expect(kinds.toSorted()).toEqual([
    'categorizationUpdate',
    // Of the categorization, and of the metrics that follow it.
    ...['dataDue', 'dataDue'],
    'dataSubmitted',
    'topLevelDataSubmitted',
  ]);
  expect(await announced('s1')).toEqual(['DataRequested', 'Categorized', 'DataRequested', 'MetricsReported']);
});

/** What has happened to a startup, for whoever follows it. */
async function announced(startup: string): Promise<readonly string[]> {
  const { rows } = await server.database.withTenant('t1', (tx) =>
    sql<{ name: string }>`select name from domain_event
      where payload ->> 'startup' = ${startup} and name <> 'TaskCompleted' order by id`.execute(tx),
  );
  return rows.map(({ name }) => name);
}

it('puts the reporting off without answers, and says so', async () => {
  const input = { startup: 's2', type: 'CATEGORIZATION', date: '2030-03-15T00:00:00Z' };
  await server.ask('admin', REQUEST, { input });
  const asked = (await server.ask('cof2', PENDING, { id: 's2' })).data?.startupPendingDataForm;
  const skipped = await server.ask('cof2', ANSWER, { id: asked?.pendingDataForm?.id, skip: true });
  const questions = listIn(skipped.data?.updateStartupCategorization?.questions);
  expect(questions.length).toBeGreaterThan(0);
  expect(questions.every(({ value }) => value === null)).toBe(true);
  const { data: noted } = await server.ask('cof2', EVENTS, { id: 's2', kinds: ['categorizationSkip'] });
  expect(noted?.startupEvents?.results).toHaveLength(1);
  expect(await announced('s2')).toContain('CategorizationSkipped');
});

it('asks for one thing after the other: a newer request waits for the older one', async () => {
  const pending = async () =>
    (await server.ask('admin', PENDING, { id: 's3' })).data?.startupPendingDataForm?.pendingDataForm;
  const ask = async (type: string, date: string) => {
    const { data, errors } = await server.ask('admin', REQUEST, { input: { startup: 's3', type, date } });
    expect(errors).toBeUndefined();
    return data?.createPendingDataForm?._id;
  };
  const first = await ask('CATEGORIZATION', '2030-03-15T00:00:00Z');
  const second = await ask('METRICS', '2030-04-15T00:00:00Z');
  expect((await pending())?.id).toBe(first);
  await server.ask('admin', ANSWER, { id: first, skip: true });
  expect((await pending())?.id).toBe(second);
  const third = await ask('METRICS', '2030-05-15T00:00:00Z');
  const drop = `mutation ($id: ID!) { deletePendingDataForm(id: $id) }`;
  expect((await server.ask('admin', drop, { id: second })).errors).toBeUndefined();
  expect((await pending())?.id).toBe(third);
});

const drop = (table: 'pending_data_form' | 'metric_data_item') =>
  server.database.withTenant('t1', (tx) => sql`delete from ${sql.table(table)}`.execute(tx));

it('asks several startups at once, each for the metrics that were chosen', async () => {
  await drop('pending_data_form');
  await drop('metric_data_item');
  const date = '2030-03-15T00:00:00Z';
  const input = { startup: 's1', alsoFor: ['s2', 's1'], type: 'METRICS', date, metrics: ['users'] };
  const made = await server.ask('admin', REQUEST, { input });
  expect(made.errors).toBeUndefined();
  for (const [founder, id] of [
    ['cof1', 's1'],
    ['cof2', 's2'],
  ] as const) {
    const asked = (await server.ask(founder, PENDING, { id })).data?.startupPendingDataForm?.pendingDataForm;
    expect(asked).toMatchObject({ type: 'METRICS', date: '2030-03-15T00:00:00.000Z' });
    const periods = listIn((await server.ask(founder, PERIODS, { id })).data?.startupMetricDataForMetricForm);
    expect(periods.flatMap(({ data }) => listIn(data).map(({ metric }) => metric?.id))).toEqual(['users']);
  }
  const others = `query ($id: ID!) { pendingDataForm(id: $id) { alsoFor { _id } } }`;
  const seen = await server.ask('cof1', others, { id: made.data?.createPendingDataForm?._id });
  expect(seen.data?.pendingDataForm?.alsoFor ?? []).toEqual([]);
});

it('closes every request that a report answers', async () => {
  await drop('pending_data_form');
  await drop('metric_data_item');
  const input = { startup: 's1', type: 'METRICS', date: '2030-03-15T00:00:00Z', metrics: ['users'] };
  await server.ask('admin', REQUEST, { input });
  await server.ask('admin', REQUEST, { input: { ...input, date: '2030-03-20T00:00:00Z' } });
  const [period] = listIn((await server.ask('cof1', PERIODS, { id: 's1' })).data?.startupMetricDataForMetricForm);
  const data = listIn(period?.data).map(({ id }) => ({ metricDataId: id, value: 3 }));
  expect((await server.ask('cof1', SET, { data })).errors).toBeUndefined();
  expect((await server.ask('cof1', PENDING, { id: 's1' })).data?.startupPendingDataForm?.pendingDataForm).toBeNull();
});

it('does not hide what is open behind a request that was answered before it was made', async () => {
  await drop('pending_data_form');
  const ask = async (date: string) =>
    (await server.ask('admin', REQUEST, { input: { startup: 's1', type: 'METRICS', date, metrics: ['users'] } })).data
      ?.createPendingDataForm?._id;
  const pending = async () =>
    (await server.ask('cof1', PENDING, { id: 's1' })).data?.startupPendingDataForm?.pendingDataForm?.id;
  // The values of this month were reported by the test before.
  const answered = await ask('2030-03-15T00:00:00Z');
  expect(await pending()).toBe(answered);
  const open = await ask('2030-04-15T00:00:00Z');
  expect(await pending()).toBe(open);
});

it('keeps a date as a date, and no value that the unit does not take', async () => {
  await drop('metric_data_item');
  const insert = (id: string, metric: string) =>
    server.database.withTenant('t1', (tx) =>
      sql`insert into metric_data_item (tenant_id, id, startup_id, metric_id, "from", "to", is_point0)
        values ('t1', ${id}, 's1', ${metric}, '2030-02-01', '2030-02-28', false)`.execute(tx),
    );
  const unit = JSON.stringify({ unitType: 'DATE' });
  await server.database.withTenant('t1', (tx) =>
    sql`insert into metric (tenant_id, id, title, key, name, unit_of_measure, is_top_level, is_active)
      values ('t1', 'round', 'Round', 'round', '[]'::jsonb, ${unit}::jsonb, false, true)`.execute(tx),
  );
  await insert('i1', 'round');
  await insert('i2', 'users');
  const set = `mutation ($data: [MetricDataValueInput!]!) { setMetricDataValues(data: $data) { id value dateValue } }`;
  const refused = await server.ask('cof1', set, { data: [{ metricDataId: 'i2', value: 2.5 }] });
  expect(refused.errors?.[0]?.extensions?.fields).toEqual([{ path: 'data.i2', message: 'Invalid number' }]);
  const value = '2030-05-01T10:00:00Z';
  expect((await server.ask('cof1', set, { data: [{ metricDataId: 'i1', value }] })).data?.setMetricDataValues).toEqual([
    { id: 'i1', value: null, dateValue: '2030-05-01T10:00:00.000Z' },
  ]);
  expect(
    (await server.ask('mentor', set, { data: [{ metricDataId: 'i2', value: 2 }] })).errors?.[0]?.extensions?.code,
  ).toBe('ForbiddenError');
});

it('hides the requests and the timeline of others', async () => {
  expect((await server.ask('cof2', PENDING, { id: 's1' })).data?.startupPendingDataForm).toBeNull();
  expect((await server.ask('cof2', PERIODS, { id: 's1', all: true })).data?.startupMetricDataForMetricForm).toEqual([]);
  expect((await server.ask('cof2', EVENTS, { id: 's1' })).data?.startupEvents?.results).toEqual([]);
});

it('keeps a private comment from founders', async () => {
  const write = `mutation ($input: TimelineEventCreateInput!) { createTimelineEvent(input: $input) { _id createdBy { _id } } }`;
  const input = { startup: 's1', message: 'Between us', isPublic: false };
  expect((await server.ask('mentor', write, { input })).data?.createTimelineEvent?.createdBy?._id).toBe('mentor');
  const seen = async (user: string) =>
    (await server.ask(user, EVENTS, { id: 's1', kinds: ['note'] })).data?.startupEvents?.results?.length;
  expect(await seen('mentor')).toBe(1);
  expect(await seen('staff')).toBe(1);
  expect(await seen('cof1')).toBe(0);
  expect((await server.ask('cof1', write, { input })).errors?.[0]?.extensions?.code).toBe('ForbiddenError');
});

it('refuses a period that ends before it begins', async () => {
  const create = (from: string, to: string) =>
    server.ask(
      'admin',
      `mutation { createMetricDataItem(input: { startup: "s1", metric: "revenue", from: "${from}", to: "${to}" }) { _id } }`,
    );
  const fields = (await create('2030-05-31', '2030-05-01')).errors?.[0]?.extensions?.fields;
  expect(fields).toMatchObject([{ path: 'input.to' }]);
  expect((await create('2030-05-01', '2030-05-31')).errors).toBeUndefined();
});
