import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type EntityServer, seedPeople, startEntityServer } from '#server/testing/entityServer.ts';
import { listIn } from '#server/testing/readJson.ts';

let server: EntityServer;

beforeAll(async () => {
  server = await startEntityServer(async (tx) => {
    await seedPeople(tx);
    await sql`update "user" set validated = true`.execute(tx);
    await sql`insert into program (tenant_id, id, name, status, start_date) values
      ('t1', 'p1', 'Spring', 'running', '2021-01-15'), ('t1', 'p2', 'Autumn', 'running', '2020-09-01')`.execute(tx);
    await sql`update startup set status = 'active', stage = 'idea', program_id = case id when 's1' then 'p1' else 'p2' end`.execute(
      tx,
    );
    await sql`insert into metric (tenant_id, id, title, key, name, unit_of_measure, is_top_level, is_active, position) values
      ('t1', 'm1', 'Users', 'users', '[]', '{"unitType": "USER"}', false, true, 0),
      ('t1', 'm2', 'Revenue', 'revenue', '[]', '{"unitType": "MONETARY"}', true, true, 1),
      ('t1', 'm3', 'Next round', 'round', '[]', '{"unitType": "DATE"}', true, true, 2)`.execute(tx);
    await sql`insert into metric_data_item (tenant_id, id, metric_id, startup_id, "from", "to", value) values
      ('t1', 'a1', 'm1', 's1', '2021-01-01', '2021-01-31', 10), ('t1', 'a2', 'm1', 's1', '2021-02-01', '2021-02-28', 15),
      ('t1', 'a3', 'm2', 's1', '2021-02-01', '2021-02-28', 7), ('t1', 'a4', 'm2', 's1', '2021-01-01', '2021-01-31', 0),
      ('t1', 'b1', 'm1', 's2', '2020-10-01', '2020-10-31', 20), ('t1', 'b2', 'm1', 's2', '2021-02-01', '2021-02-28', null),
      ('t1', 'c1', 'm1', 's3', '2020-09-01', '2020-09-30', 40), ('t1', 'c2', 'm1', 's3', '2020-10-01', '2020-10-31', 50)`.execute(
      tx,
    );
    await sql`insert into pending_data_form (tenant_id, id, type, date, startup_id, "from", "to") values
      ('t1', 'f1', 'METRICS', '2021-03-10', 's2', '2021-02-01', '2021-02-28')`.execute(tx);
  });
}, 60_000);
afterAll(() => server.close());

const PORTFOLIO = `query ($metrics: [ID!]) { portfolio(metricIds: $metrics) { shown months metrics { id } rows {
  id name stage program { name } report { state asked filled to } isReminded
  figures { value month change isMissing values } } } }`;
const COMPARE = `query ($metric: ID) { cohortComparison(metricId: $metric) { metric cohorts {
  name start size points { month average median sum count } } } }`;

it('shows startups by metrics, key figures first, with change, small line and what is missing', async () => {
  const portfolio = (await server.ask('admin', PORTFOLIO)).data?.portfolio;
  expect(portfolio?.shown).toEqual(['m2', 'm1']);
  expect(portfolio?.metrics).toEqual([{ id: 'm1' }, { id: 'm2' }]);
  expect(listIn(portfolio?.months)).toHaveLength(8);
  expect(listIn(portfolio?.months).at(-1)).toBe('2021-02-01');
  const [acme, birch, empty] = listIn(portfolio?.rows);
  expect(acme).toMatchObject({
    name: 'Acme',
    stage: 'idea',
    program: { name: 'Spring' },
    report: { state: 'done', asked: 2, filled: 2, to: '2021-02-28' },
    figures: [
      {
        value: 7,
        month: '2021-02-01',
        change: null,
        isMissing: false,
        values: [null, null, null, null, null, null, 0, 7],
      },
      {
        value: 15,
        month: '2021-02-01',
        change: 0.5,
        isMissing: false,
        values: [null, null, null, null, null, null, 10, 15],
      },
    ],
  });
  expect(birch).toMatchObject({
    report: { state: 'late', asked: 1, filled: 0, to: '2021-02-28' },
    figures: [null, { value: 20, month: '2020-10-01', change: null, isMissing: true }],
  });
  expect(empty).toMatchObject({ report: { state: 'done' }, figures: [null, { value: 50, change: 0.25 }] });
});

it('shows the metrics that are chosen, in their order, and no more than fit', async () => {
  const chosen = await server.ask('admin', PORTFOLIO, { metrics: ['m1', 'gone', 'm2', 'm1'] });
  expect(chosen.data?.portfolio?.shown).toEqual(['m1', 'm2']);
  const many = Array.from({ length: 13 }, (_, index) => `m${index}`);
  expect((await server.ask('admin', PORTFOLIO, { metrics: many })).errors).toHaveLength(1);
});

it('says of what is asked for and not due yet that it is open, whether its period has ended or not', async () => {
  const OPEN =
    'query { portfolio(metricIds: ["m1", "m2"]) { rows { report { state } figures { value isMissing isOpen } } } }';
  const change = (text: string) => server.database.withTenant('t1', (tx) => sql.raw(text).execute(tx));
  await change(`insert into startup (tenant_id, id, name, status) values ('t1', 's4', 'Fern', 'active')`);
  await change(`insert into metric_data_item (tenant_id, id, metric_id, startup_id, "from", "to")
    values ('t1', 'o1', 'm2', 's2', '2098-01-01', '2098-01-31'), ('t1', 'o2', 'm2', 's4', '2098-01-01', '2098-01-31')`);
  await change(`insert into pending_data_form (tenant_id, id, type, date, startup_id, "from", "to") values
    ('t1', 'o3', 'METRICS', '2098-02-10', 's2', '2098-01-01', '2098-01-31'),
    ('t1', 'o4', 'METRICS', '2098-02-10', 's4', '2098-01-01', '2098-01-31')`);
  const rows = listIn((await server.ask('admin', OPEN)).data?.portfolio?.rows);
  const open = { value: null, isMissing: false, isOpen: true };
  expect(rows[1], 'what is late comes first').toEqual({
    report: { state: 'late' },
    figures: [{ value: 20, isMissing: true, isOpen: false }, open],
  });
  expect(rows[3]).toEqual({ report: { state: 'open' }, figures: [null, open] });
  await change(`update pending_data_form set date = '2098-02-10' where id = 'f1'`);
  const later = listIn((await server.ask('admin', OPEN)).data?.portfolio?.rows);
  expect(listIn(later[1]?.figures)[0]).toEqual({ value: 20, isMissing: true, isOpen: true });
  await change(`update pending_data_form set date = '2021-03-10' where id = 'f1'`);
  await change(`delete from pending_data_form where id in ('o3', 'o4')`);
  await change(`delete from metric_data_item where id in ('o1', 'o2')`);
  await change(`delete from startup where id = 's4'`);
});

it('says who was reminded', async () => {
  await server.ask('admin', 'mutation { remindOfMetrics(startupIds: ["s2"]) }');
  const rows = listIn((await server.ask('admin', PORTFOLIO)).data?.portfolio?.rows);
  expect(rows.map(({ isReminded }) => isReminded)).toEqual([false, true, false]);
});

it('compares programs by the months since they began', async () => {
  const comparison = (await server.ask('admin', COMPARE, { metric: 'm1' })).data?.cohortComparison;
  expect(comparison).toEqual({
    metric: 'm1',
    cohorts: [
      {
        name: 'Spring',
        start: '2021-01-15',
        size: 1,
        points: [
          { month: 0, average: 10, median: 10, sum: 10, count: 1 },
          { month: 1, average: 15, median: 15, sum: 15, count: 1 },
        ],
      },
      {
        name: 'Autumn',
        start: '2020-09-01',
        size: 2,
        points: [
          { month: 0, average: 40, median: 40, sum: 40, count: 1 },
          { month: 1, average: 35, median: 35, sum: 70, count: 2 },
        ],
      },
    ],
  });
});

it('is for those who may ask for figures', async () => {
  for (const person of ['cof1', 'mentor']) {
    expect((await server.ask(person, PORTFOLIO)).errors).toHaveLength(1);
    expect((await server.ask(person, COMPARE)).errors).toHaveLength(1);
  }
});

describe('in the middle of a month', () => {
  beforeAll(() => void vi.useFakeTimers({ toFake: ['Date'], now: new Date('2021-03-15T12:00:00Z') }));
  afterAll(() => void vi.useRealTimers());

  it('counts what is reported before its period has ended', async () => {
    await server.database.withTenant('t1', (tx) =>
      sql`insert into metric_data_item (tenant_id, id, metric_id, startup_id, "from", "to", value) values
        ('t1', 'a5', 'm1', 's1', '2021-03-01', '2021-03-31', 18), ('t1', 'a6', 'm2', 's1', '2021-03-01', '2021-03-31', 14),
        ('t1', 'b3', 'm1', 's2', '2021-03-01', '2021-03-31', null)`.execute(tx),
    );
    const [acme, birch] = listIn((await server.ask('admin', PORTFOLIO)).data?.portfolio?.rows);
    expect(acme).toMatchObject({
      report: { state: 'done', to: '2021-03-31' },
      figures: [
        { value: 14, month: '2021-03-01', change: 1 },
        { value: 18, month: '2021-03-01' },
      ],
    });
    expect(birch, 'nothing of a period that is still running is missing').toMatchObject({
      report: { state: 'late', to: '2021-02-28' },
    });
  });

  it('counts what is reported of a year that has not ended for this month, and hides nothing by it', async () => {
    await server.database.withTenant('t1', (tx) =>
      sql`insert into metric_data_item (tenant_id, id, metric_id, startup_id, "from", "to", value) values
        ('t1', 'c3', 'm1', 's3', '2021-01-01', '2021-12-31', 90), ('t1', 'a7', 'm1', 's1', '2021-01-01', '2021-12-31', 99)`.execute(
        tx,
      ),
    );
    const portfolio = (await server.ask('admin', PORTFOLIO)).data?.portfolio;
    expect(listIn(portfolio?.months).at(-1)).toBe('2021-03-01');
    const [acme, , third] = listIn(portfolio?.rows);
    expect(third).toMatchObject({ report: { to: '2020-10-31' }, figures: [null, { value: 90, month: '2021-03-01' }] });
    expect(acme, 'what is reported of the month itself comes first').toMatchObject({
      report: { to: '2021-03-31' },
      figures: [{ value: 14 }, { value: 18, month: '2021-03-01' }],
    });
  });
});
