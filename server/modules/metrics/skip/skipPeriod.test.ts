import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type EntityServer, seedPeople, startEntityServer } from '#server/testing/entityServer.ts';
import { listIn, textIn } from '#server/testing/readJson.ts';

let server: EntityServer;
beforeAll(async () => {
  server = await startEntityServer(async (tx) => {
    await seedPeople(tx);
    await sql`update "user" set validated = true`.execute(tx);
    await sql`update startup set status = 'active'`.execute(tx);
    await sql`insert into metric (tenant_id, id, title, key, name, unit_of_measure, is_top_level, is_active)
      select 't1', 'm' || n, 'Metric ' || n, 'm' || n, '[]', '{"unitType": "USER"}', true, true
      from generate_series(1, 2) n`.execute(tx);
  });
}, 60_000);
afterAll(() => server?.close());

const MARCH = { from: '2035-03-01', to: '2035-03-31' };
const DUE = '2035-04-04T00:00:00Z';
const BOARD = `{ metricsBoard { periods { from to } rows { id cells { state asked filled due skip { id reason saidBy } } } } }`;

const rows = <T = unknown>(query: ReturnType<typeof sql>) =>
  server.database.withTenant('t1', async (tx) => (await query.execute(tx)).rows as T[]);
const asks = async (input: object, person = 'admin'): Promise<string> => {
  const text = 'mutation ($input: PendingDataFormCreateInput!) { made: createPendingDataForm(input: $input) { _id } }';
  const answer = await server.ask(person, text, { input: { type: 'METRICS', startup: 's1', date: DUE, ...input } });
  expect(answer.errors).toBeUndefined();
  return textIn(answer.data?.made?._id);
};
const tries = (person: string, input: object) =>
  server.ask(
    person,
    'mutation ($input: SkippedPeriodCreateInput!) { made: createSkippedPeriod(input: $input) { _id } }',
    {
      input: { startup: 's1', ...MARCH, ...input },
    },
  );
const skips = async (input: object = {}): Promise<string> => {
  const answer = await tries('admin', input);
  expect(answer.errors).toBeUndefined();
  return textIn(answer.data?.made?._id);
};
const triesAgain = (person: string, id: string) =>
  server.ask(person, 'mutation ($id: ID!) { deleteSkippedPeriod(id: $id) }', { id });
const asksAgain = async (id: string): Promise<void> => expect((await triesAgain('admin', id)).errors).toBeUndefined();

/** What a founder of Acme has before them: the first request, the periods of the form, tasks that are open. */
async function asked() {
  const text = `query ($date: DateTime!) {
    startup: startupPendingDataForm(startupId: "s1") { pendingDataForm { from to date message } }
    form: startupMetricDataForMetricForm(startupId: "s1", date: $date) { to data { metric { id } } } }`;
  const { data, errors } = await server.ask('cof1', text, { date: '2040-12-31T00:00:00Z' });
  expect(errors).toBeUndefined();
  const tasks = await rows<{
    day: string;
  }>(sql`select to_char(due_date at time zone 'UTC', 'YYYY-MM-DD') as day from task
    where task_type = 'metrics' and completion_status = 'PENDING' and startup_id = 's1'`);
  return {
    pending: data?.startup?.pendingDataForm ?? null,
    form: listIn(data?.form).map(({ to, data: items }) => `${textIn(to).slice(0, 10)} ${listIn(items).length}`),
    due: tasks.map(({ day }) => day),
  };
}
const cells = async (id = 's1') =>
  listIn(
    listIn((await server.ask('admin', BOARD)).data?.metricsBoard?.rows).find((row) => textIn(row.id) === id)?.cells,
  );
const timeline = () =>
  rows<{ kind: string; words: string | null }>(sql`select event_type as kind, message as words from timeline_event
    where startup_id = 's1' and event_type in ('dataDue', 'dataSkipped') order by created_at, id`);
const notices = () =>
  rows<{ text: string; person: string; message: string }>(sql`select n.text_key as text, r.user_id as person, r.message
    from notification_recipient r join notification n on n.tenant_id = r.tenant_id and n.id = r.notification_id order by 1, 2`);
const starts = async () => {
  for (const table of [
    'pending_data_form',
    'metric_data_item',
    'skipped_period',
    'timeline_event',
    'task',
    'notification_recipient',
  ])
    await rows(sql`delete from ${sql.table(table)}`);
};

it('asks founders no more for a period that is skipped, tells them why, and asks again as before', async () => {
  await starts();
  await asks({ message: 'For the board' });
  const before = await asked();
  expect(before).toMatchObject({ form: ['2035-03-31 2'], due: ['2035-04-04'], pending: { message: 'For the board' } });

  await rows(sql`delete from notification_recipient`);
  const skip = await skips({ reason: 'You pivot this month' });
  expect(await asked()).toEqual({ pending: null, form: [], due: [] });
  expect((await cells())[0]).toEqual({
    state: 'skipped',
    asked: 2,
    filled: 0,
    due: null,
    skip: { id: skip, reason: 'You pivot this month', saidBy: null },
  });
  expect(await timeline()).toEqual([{ kind: 'dataSkipped', words: 'You pivot this month' }]);
  const told = await notices();
  expect(told.map(({ text, person }) => `${person} ${text}`)).toEqual([
    'cof1 startup.metricsSkipped',
    'cof1b startup.metricsSkipped',
  ]);
  expect(told[0]?.message).toContain('Mar');
  expect(told[0]?.message).toContain('You pivot this month');
  const reminded = await server.ask('admin', 'mutation { made: remindOfMetrics(startupIds: ["s1"]) }');
  expect(reminded.data?.made, 'nothing is left to remind of').toEqual([]);
  const happened = await rows<{ name: string }>(sql`select name from domain_event where name like 'MetricPeriod%'`);
  expect(happened).toEqual([{ name: 'MetricPeriodSkipped' }]);

  await rows(sql`delete from notification_recipient`);
  await asksAgain(skip);
  expect(await asked()).toEqual(before);
  expect((await cells())[0]).toMatchObject({ state: 'open', asked: 2, filled: 0, skip: null });
  expect((await timeline()).map(({ kind }) => kind)).toEqual(['dataDue']);
  expect((await notices()).map(({ text }) => text)).toEqual(['startup.metricsRequest', 'startup.metricsRequest']);
});

it('is said by a founder too, with a reason; staff see who, are told, and ask again', async () => {
  await starts();
  await asks({});
  const before = await asked();
  await rows(sql`delete from notification_recipient`);
  const fields = (await tries('cof1', { reason: ' ' })).errors?.[0]?.extensions?.fields;
  expect(fields).toMatchObject([{ path: 'input.reason' }]);
  expect((await tries('cof2', { reason: 'Not ours' })).errors, 'of another startup').toHaveLength(1);
  const said = await tries('cof1', { reason: 'We pivot', saidBy: 'cof1b' });
  expect(said.errors, 'who says it is known').toHaveLength(1);
  const answer = await tries('cof1', { reason: 'We pivot' });
  expect(answer.errors).toBeUndefined();
  const skip = textIn(answer.data?.made?._id);
  expect(await asked()).toEqual({ pending: null, form: [], due: [] });
  expect((await cells())[0]).toMatchObject({
    state: 'skipped',
    skip: { id: skip, reason: 'We pivot', saidBy: 'Cora One' },
  });
  expect((await notices()).map(({ text, person }) => `${person} ${text}`)).toEqual([
    'mentor startup.metricsNone',
    'cof1b startup.metricsSkipped',
  ]);
  await asksAgain(skip);
  expect(await asked()).toEqual(before);
});

it('is said of the rest alone where another founder has reported meanwhile', async () => {
  await starts();
  await asks({});
  await rows(
    sql`update metric_data_item set value = 12, edited_by_id = 'cof1b' where metric_id = 'm1' and "to" = '2035-03-31'`,
  );
  await rows(sql`delete from notification_recipient`);
  expect((await tries('cof1', { reason: 'We pivot' })).errors).toBeUndefined();
  expect((await notices()).find(({ person }) => person === 'mentor')?.text).toBe('startup.metricsRest');
});

it('is taken back by the founders who have said it, and asked for as before; staff are told', async () => {
  await starts();
  await asks({ message: 'For the board' });
  const before = await asked();
  expect((await tries('cof1', { reason: 'We pivot' })).errors).toBeUndefined();
  const text = '{ skippedPeriods(filter: { saidBy: { EXISTS: true } }) { results { id reason may { delete } } } }';
  const seen = listIn((await server.ask('cof1b', text)).data?.skippedPeriods?.results);
  expect(seen).toMatchObject([{ reason: 'We pivot', may: { delete: true } }]);
  const skip = textIn(seen[0]?.id);
  expect((await triesAgain('cof2', skip)).errors, 'of another startup').toHaveLength(1);
  await rows(sql`delete from notification_recipient`);
  expect((await triesAgain('cof1b', skip)).errors).toBeUndefined();
  expect(await asked()).toEqual(before);
  expect((await cells())[0]).toMatchObject({ state: 'open', filled: 0, skip: null });
  expect((await timeline()).map(({ kind }) => kind)).toEqual(['dataDue']);
  expect((await notices()).map(({ text, person }) => `${person} ${text}`)).toContain('mentor startup.metricsAfterAll');
  const letOff = await skips();
  expect((await triesAgain('cof1', letOff)).errors, 'whom staff let off is asked by staff').toHaveLength(1);
});

it('keeps what was reported, and what else is asked', async () => {
  await starts();
  await asks({});
  await asks({ from: '2035-04-01', to: '2035-04-30', date: '2035-05-04T00:00:00Z' });
  await rows(sql`update metric_data_item set value = 12 where metric_id = 'm1' and "to" = '2035-03-31'`);
  const skip = await skips();
  expect(await asked()).toMatchObject({ form: ['2035-04-30 2'], due: ['2035-05-04'], pending: { from: '2035-04-01' } });
  expect(await rows(sql`select value from metric_data_item where "to" = '2035-03-31'`)).toEqual([{ value: 12 }]);
  expect((await cells()).map(({ state, asked: of, filled }) => [state, of, filled])).toEqual([
    ['skipped', 2, 1],
    ['open', 2, 0],
  ]);
  await asksAgain(skip);
  expect(await asked()).toMatchObject({ form: ['2035-03-31 1', '2035-04-30 2'], due: ['2035-04-04', '2035-05-04'] });
});

it('asks again by the rules of before, what was reported included', async () => {
  await starts();
  await rows(sql`update metric set rules = '{"max": "m1"}' where id = 'm2'`);
  await asks({});
  const rules = () =>
    rows(sql`select i.validations -> 0 ->> 'validation' = 'max:' || other.id as "isKept"
      from metric_data_item i, metric_data_item other where i.metric_id = 'm2' and other.metric_id = 'm1'`);
  expect(await rules()).toEqual([{ isKept: true }]);
  await rows(sql`update metric_data_item set value = 12 where metric_id = 'm1'`);
  await asksAgain(await skips());
  expect(await rules()).toEqual([{ isKept: true }]);
  await rows(sql`update metric set rules = null`);
});

it('leaves the request open that asks for other periods too, and asks by it again', async () => {
  await starts();
  const quarter = await asks({ from: '2035-01-01', to: '2035-03-31' });
  await rows(sql`insert into metric_data_item (tenant_id, id, metric_id, startup_id, "from", "to")
    values ('t1', 'extra', 'm1', 's1', '2035-03-01', '2035-03-31')`);
  const requests = () => rows(sql`select id from pending_data_form`);
  const skip = await skips();
  expect(await requests()).toEqual([{ id: quarter }]);
  expect((await asked()).form).toEqual(['2035-03-31 2']);
  await asksAgain(skip);
  expect(await requests()).toEqual([{ id: quarter }]);
  expect((await asked()).form).toHaveLength(2);
});

it('is over once somebody asks for the period themselves', async () => {
  await starts();
  await asks({});
  await skips();
  await asks({});
  expect(await rows(sql`select id from skipped_period`)).toEqual([]);
  expect((await asked()).form).toEqual(['2035-03-31 2']);
  expect((await timeline()).map(({ kind }) => kind)).toEqual(['dataDue']);
});

it('is not over where somebody asks several, and this one for nothing that it has not reported', async () => {
  await starts();
  await asks({});
  await rows(sql`update metric_data_item set value = 12 where metric_id = 'm1'`);
  const skip = await skips();
  await asks({ startup: 's2', alsoFor: ['s1'], metrics: ['m1'] });
  expect(await rows(sql`select id from skipped_period`)).toEqual([{ id: skip }]);
  expect(await asked()).toMatchObject({ pending: null, form: [], due: [] });
});

it('shows a period that the only startup asked has skipped, and refuses one that is not asked', async () => {
  await starts();
  expect((await tries('admin', {})).errors?.[0]?.message).toBe(
    'Acme is not asked for figures of this period. Load the board again.',
  );
  await asks({});
  await skips();
  expect((await server.ask('admin', BOARD)).data?.metricsBoard?.periods).toEqual([MARCH]);
  expect((await tries('admin', {})).errors).toHaveLength(1);
});

it('takes a reason of 300 characters, from those who may ask for figures', async () => {
  await starts();
  await asks({});
  for (const person of ['cof1', 'mentor']) expect((await tries(person, {})).errors).toHaveLength(1);
  expect((await tries('admin', { reason: 'x'.repeat(301) })).errors).toHaveLength(1);
  const skip = await skips({ reason: 'x'.repeat(300) });
  for (const person of ['cof1', 'mentor']) expect((await triesAgain(person, skip)).errors).toHaveLength(1);
});

it('is not asked for by itself when its period ends, as those are that were not let off', async () => {
  await starts();
  await asks({});
  await skips();
  await rows(sql`update metric set tracking_recurrence = '{"amount": 1, "type": "MONTHLY"}'`);
  // The clock looks after organisations that are there; without a row of its own this one has every switch on.
  await rows(sql`insert into incubator (tenant_id, id, name, slug) values ('t1', 't1', 'Test', 't1')`);
  await server.tick(new Date('2035-03-31T12:00:00Z'));
  await server.tick(new Date('2035-04-01T12:00:00Z'));
  await rows(sql`update metric set tracking_recurrence = null`);
  await rows(sql`delete from incubator`);
  const requests = await rows(sql`select startup_id as startup, "to"::text as "to" from pending_data_form order by 1`);
  expect(requests).toEqual([
    { startup: 's2', to: '2035-03-31' },
    { startup: 's3', to: '2035-03-31' },
  ]);
  expect((await asked()).form).toEqual([]);
});

it('is not missing in the portfolio', async () => {
  await starts();
  await asks({});
  const text = '{ portfolio { rows { id report { state } figures { isMissing } } } }';
  const acme = async () =>
    listIn((await server.ask('admin', text)).data?.portfolio?.rows).find(({ id }) => textIn(id) === 's1');
  // The portfolio tells of periods that have ended.
  await rows(sql`update metric_data_item set "from" = '2021-03-01', "to" = '2021-03-31'`);
  await rows(sql`update pending_data_form set "from" = '2021-03-01', "to" = '2021-03-31', date = '2021-04-04'`);
  expect(await acme()).toMatchObject({
    report: { state: 'late' },
    figures: [{ isMissing: true }, { isMissing: true }],
  });
  await skips({ from: '2021-03-01', to: '2021-03-31' });
  expect(await acme()).toMatchObject({ report: { state: 'skipped' }, figures: [null, null] });
});
