import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type EntityServer, everySwitchOn, seedPeople, startEntityServer } from '#server/testing/entityServer.ts';
import { metricsBoard } from './metricsBoard.ts';

let server: EntityServer;

beforeAll(async () => {
  server = await startEntityServer(async (tx) => {
    await seedPeople(tx);
    await sql`update "user" set validated = true`.execute(tx);
    await sql`update startup set status = 'active'`.execute(tx);
    await sql`insert into metric (tenant_id, id, title, key, name, unit_of_measure, is_top_level, is_active)
      select 't1', 'm' || n, 'Metric ' || n, 'm' || n, '[]', '{"unitType": "USER"}', true, true
      from generate_series(1, 2) n`.execute(tx);
    // Nobody asks for January any more; s1 has given half of it.
    await sql`insert into metric_data_item (tenant_id, id, metric_id, startup_id, "from", "to", value)
      values ('t1', 'j1', 'm1', 's1', '2020-01-01', '2020-01-31', 4), ('t1', 'j2', 'm2', 's1', '2020-01-01', '2020-01-31', null),
        ('t1', 'j3', 'm1', 's2', '2020-01-01', '2020-01-31', 4)`.execute(tx);
  });
}, 60_000);
afterAll(() => server.close());

const REQUEST = `mutation ($input: PendingDataFormCreateInput!) { createPendingDataForm(input: $input) { _id } }`;
const BOARD = '{ metricsBoard { periods { from to } rows { id isReminded cells { state asked filled } } } }';
const REMIND = 'mutation ($ids: [ID!]!) { remindOfMetrics(startupIds: $ids) }';

const query = <T>(text: string): Promise<readonly T[]> =>
  server.database.withTenant('t1', async (tx) => (await sql.raw<T>(text).execute(tx)).rows);

it('shows what is done, open, late and skipped, period by period', async () => {
  const asks = (startup: string, date: string, period: object = {}) =>
    server.ask('admin', REQUEST, { input: { type: 'METRICS', startup, date, message: 'For the board', ...period } });
  expect((await asks('s1', '2021-03-10T00:00:00Z')).errors).toBeUndefined();
  expect((await asks('s2', '2099-03-10T00:00:00Z', { from: '2021-02-01', to: '2021-02-28' })).errors).toBeUndefined();
  const board = (await server.ask('admin', BOARD)).data?.metricsBoard;
  expect(board?.periods).toEqual([
    { from: '2020-01-01', to: '2020-01-31' },
    { from: '2021-02-01', to: '2021-02-28' },
  ]);
  const cell = (state: string, asked: number, filled: number) => ({ state, asked, filled });
  expect(board?.rows).toEqual([
    { id: 's1', isReminded: false, cells: [cell('skipped', 2, 1), cell('late', 2, 0)] },
    { id: 's2', isReminded: false, cells: [cell('done', 1, 1), cell('open', 2, 0)] },
    { id: 's3', isReminded: false, cells: [null, null] },
  ]);
});

it('reminds the founders once a day by mail and notification, and nobody else', async () => {
  await server.database.withTenant('t1', async (tx) => {
    for (const table of ['mail', 'notification_recipient']) await sql`delete from ${sql.table(table)}`.execute(tx);
  });
  const ids = ['s1', 's3', 'unknown'];
  expect((await server.ask('admin', REMIND, { ids })).data?.remindOfMetrics).toEqual(['s1']);
  expect((await server.ask('admin', REMIND, { ids })).data?.remindOfMetrics).toEqual([]);
  expect(await query(`select user_id as person from notification_recipient order by 1`)).toEqual([
    { person: 'cof1' },
    { person: 'cof1b' },
  ]);
  const mails = await query<{ subject: string; text: string }>('select subject, text_body as text from mail');
  const reminder = expect.stringMatching(/^Reminder: please report the figures of Acme: \w+ 1.+, \d{4}$/);
  expect(mails.map(({ subject }) => subject)).toEqual([reminder, reminder]);
  expect(mails.every(({ text }) => text.includes('For the board'))).toBe(true);
  const rows = (await server.ask('admin', BOARD)).data?.metricsBoard?.rows;
  expect(JSON.stringify(rows)).toContain('"id":"s1","isReminded":true');
  expect(JSON.stringify(rows)).toContain('"id":"s2","isReminded":false');
});

it('says whom a reminder goes to, and who of them gets it by mail', async () => {
  await query(`update "user" set validated = false where id = 'cof1b'`);
  const text = '{ metricsBoard { rows { id people { firstName isMailed } } } }';
  const rows = (await server.ask('admin', text)).data?.metricsBoard?.rows as unknown as { id: string }[];
  expect(rows.find(({ id }) => id === 's1')).toEqual({
    id: 's1',
    people: [
      { firstName: 'Carl', isMailed: false },
      { firstName: 'Cora', isMailed: true },
    ],
  });
  await query(`update "user" set validated = true where id = 'cof1b'`);
  const context = await server.contextOf('admin');
  const switches = { ...context.tenant.features.switches, reminderEmails: false };
  const tenant = { ...context.tenant, features: { ...context.tenant.features, switches } };
  const off = await metricsBoard({ ...context, tenant });
  expect(off.rows.find(({ id }) => id === 's1')?.people.map(({ isMailed }) => isMailed)).toEqual([false, false]);
});

it('writes no mail where the organisation reminds by notification alone', async () => {
  await query(`insert into incubator (tenant_id, id, name, slug, switches, reminders)
    values ('t1', 't1', 'Test', 't1', '${JSON.stringify(everySwitchOn)}', '{"byMail": false}')`);
  await query('delete from clock_done');
  await query('delete from mail');
  const told = await server.ask('admin', 'mutation { remindOfMetrics(startupIds: ["s1"]) }');
  const text = '{ metricsBoard { rows { id people { isMailed } } } }';
  const rows = (await server.ask('admin', text)).data?.metricsBoard?.rows as unknown as { id: string }[];
  await query('delete from incubator');
  expect(told.errors).toBeUndefined();
  expect(rows.find(({ id }) => id === 's1')).toMatchObject({ people: [{ isMailed: false }, { isMailed: false }] });
  expect(await query('select 1 from mail')).toEqual([]);
});

it('shows a metric of all startups by months, with what is missing and what nobody asked for', async () => {
  const text = '{ metricsMatrix(metricId: "m2") { metric months rows { id cells { value } } } }';
  const matrix = (await server.ask('admin', text)).data?.metricsMatrix;
  expect(matrix?.months).toHaveLength(12);
  expect(matrix).toMatchObject({
    metric: 'm2',
    rows: [{ id: 's1' }, { id: 's2' }],
  });
  const first = '{ metricsMatrix { metric months rows { id cells { value } } } }';
  const usual = (await server.ask('admin', first)).data?.metricsMatrix;
  expect(usual?.metric).toBe('m1');
  expect(JSON.stringify(usual?.rows)).toMatch(/"id":"s1","cells":\[null(,null)*,\{"value":null\}\]/);
  expect((await server.ask('cof1', first)).errors).toHaveLength(1);
});

it('keeps a period in sight that is late, however many there are since', async () => {
  await query(`insert into metric_data_item (tenant_id, id, metric_id, startup_id, "from", "to", value)
    select 't1', 'w' || n, 'm1', 's3', date '2022-01-03' + 7 * n, date '2022-01-09' + 7 * n, 1
    from generate_series(0, 7) n`);
  const periods = (await server.ask('admin', BOARD)).data?.metricsBoard?.periods as unknown as { to: string }[];
  expect(periods.map(({ to }) => to)).toEqual([
    '2021-02-28',
    '2022-01-23',
    '2022-01-30',
    '2022-02-06',
    '2022-02-13',
    '2022-02-20',
    '2022-02-27',
  ]);
  const older = async (page: number) =>
    (await server.ask('admin', `{ metricsBoard(page: ${page}) { hasEarlier periods { to } } }`)).data?.metricsBoard;
  expect(await older(0)).toMatchObject({ hasEarlier: true });
  // What is late stands with the last ones, and in its own place as well.
  expect(await older(1)).toEqual({
    hasEarlier: false,
    periods: [{ to: '2020-01-31' }, { to: '2021-02-28' }, { to: '2022-01-09' }, { to: '2022-01-16' }],
  });
  expect(await older(2)).toEqual({ hasEarlier: false, periods: [] });
  await query(`delete from metric_data_item where id like 'w%'`);
});

it('leads to no earlier periods from the last page that it turns to', async () => {
  await query(`insert into metric_data_item (tenant_id, id, metric_id, startup_id, "from", "to", value)
    select 't1', 'd' || n, 'm1', 's3', date '2022-01-01' + n, date '2022-01-01' + n, 1 from generate_series(1, 560) n`);
  const earlier = async (page: number) =>
    (await server.ask('admin', `{ metricsBoard(page: ${page}) { hasEarlier } }`)).data?.metricsBoard?.hasEarlier;
  const told = [await earlier(89), await earlier(90), await earlier(91)];
  await query(`delete from metric_data_item where id like 'd%'`);
  expect(told).toEqual([true, false, false]);
});

it('is for those who may ask for figures', async () => {
  for (const person of ['cof1', 'mentor']) {
    expect((await server.ask(person, BOARD)).errors).toHaveLength(1);
    expect((await server.ask(person, REMIND, { ids: ['s2'] })).errors).toHaveLength(1);
  }
});

it('reminds once of all periods that are asked for', async () => {
  const input = { type: 'METRICS', startup: 's2', date: '2099-03-12T00:00:00Z', from: '2021-03-01', to: '2021-03-31' };
  expect((await server.ask('admin', REQUEST, { input })).errors).toBeUndefined();
  await server.database.withTenant('t1', (tx) => sql`delete from mail`.execute(tx));
  expect((await server.ask('admin', REMIND, { ids: ['s2'] })).data?.remindOfMetrics).toEqual(['s2']);
  const mails = await query<{ subject: string; to: string }>('select subject, recipient as to from mail');
  expect(new Set(mails.map(({ to }) => to)).size, 'one to each').toBe(mails.length);
  expect(mails[0]?.subject).toMatch(/^Reminder: please report the figures of Birch: February 1.*March 31, 2021$/);
});
