import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { entities } from '#server/generated/entities.gen.ts';
import type { DatabaseHandle } from '#server/platform/db/database.ts';
import { openPostgresDatabase } from '#server/platform/db/postgres/postgresDatabase.ts';
import { openTestPostgres, type TestPostgres } from '#server/testing/openTestPostgres.ts';
import { openMigratedDatabase } from '#server/testing/testDatabase.ts';
import { migrate } from './migrate.ts';

const tomorrow = dayAhead(1);
const at = (time: string, day = tomorrow) => `'${day} ${time}Z'`;

function dayAhead(days: number): string {
  return new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
}

const house = (tenant: string) => [
  `insert into incubator (tenant_id, id, name, slug, timezone) values ('${tenant}', '${tenant}', 'House', '${tenant}', 'Europe/Paris')`,
  `insert into startup (tenant_id, id, name) values ('${tenant}', 's1', 'Acme')`,
  `insert into role (tenant_id, id, name, type) values ('${tenant}', 'r1', 'Coach', '{Coach}')`,
  `insert into "user" (tenant_id, id, first_name, email, role_id) values ('${tenant}', 'ada', 'Ada', 'a@t.test', 'r1')`,
  `insert into place (tenant_id, id, name) values ('${tenant}', 'aula', 'Aula'), ('${tenant}', 'attic', 'Attic')`,
];

interface Span {
  readonly from: string;
  readonly to: string;
  readonly day?: string;
  readonly place?: string;
}

const session = (id: string, { from, to, day, place = 'aula' }: Span) =>
  `insert into coaching_session (tenant_id, id, name, startup_id, coachs_ids, status, start_time, end_time, place_id)
    values (current_setting('app.tenant'), '${id}', '${id}', 's1', '{}', 'planned', ${at(from, day)}, ${at(to, day)}, '${place}')`;

const event = (id: string, { from, to, day, place = 'aula' }: Span, more: Readonly<Record<string, string>> = {}) => {
  const values = { event_type: 'WORKSHOP', status: 'published', availability: '{"mode":"onSite"}', ...more };
  return `insert into incubator_event (tenant_id, id, title, start_time, end_time, place_id, ${Object.keys(values)})
    values (current_setting('app.tenant'), '${id}', '${id}', ${at(from, day)}, ${at(to, day)}, '${place}', ${Object.values(
      values,
    )
      .map((value) => `'${value}'`)
      .join()})`;
};

const oneOnOne = (id: string, { from, to, place = 'aula' }: Span) =>
  `insert into one_on_one_event (tenant_id, id, event_id, host_id, booked_by_id, status, start_time, end_time, place_id)
    values (current_setting('app.tenant'), '${id}', 'talks', 'ada', 'ada', 'REGISTERED', ${at(from)}, ${at(to)}, '${place}')`;

const interview = (id: string, { from, minutes, place = 'aula' }: { from: string; minutes: number; place?: string }) =>
  `insert into application_meeting (tenant_id, id, title, application_id, status, start_time, duration_minutes, place_id)
    values (current_setting('app.tenant'), '${id}', '${id}', 'a1', 'meeting_scheduled', ${at(from)}, ${minutes}, '${place}')`;

const excluded = { code: '23P01', constraint: 'place_once' };

async function fresh(database: DatabaseHandle): Promise<DatabaseHandle> {
  for (const tenant of ['t1', 't2']) for (const statement of house(tenant)) await run(database, statement, tenant);
  return database;
}
const run = (database: DatabaseHandle, statement: string, tenant = 't1') =>
  database.withTenant(tenant, (tx) => sql.raw(statement).execute(tx));

describe('a room holds one thing at a time', () => {
  let database: DatabaseHandle;
  const tried = (statement: string) => expect(run(database, statement)).rejects.toMatchObject(excluded);
  const done = (statement: string, tenant?: string) => run(database, statement, tenant);
  beforeAll(async () => {
    database = await fresh(await openMigratedDatabase());
    await done(session('nine', { from: '09:00', to: '10:00' }));
    await done(event('talks', { from: '01:00', to: '02:00' }, { event_type: 'ONE_ON_ONE' }));
  }, 60_000);
  afterAll(() => database.close());

  it('holds an interview for its minutes, until it is shorter, elsewhere or called off', async () => {
    await done(`insert into program (tenant_id, id, name) values ('t1', 'p1', 'Spring')`);
    await done(`insert into funnel (tenant_id, id, name, program_id) values ('t1', 'f1', 'Spring', 'p1')`);
    await done(
      `insert into application (tenant_id, id, startup_name, funnel_id, is_lead) values ('t1', 'a1', 'Newly', 'f1', false)`,
    );
    await done(interview('talk', { from: '17:00', minutes: 45 }));
    await tried(session('amid', { from: '17:30', to: '18:00' }));
    await tried(interview('other', { from: '16:30', minutes: 31 }));
    await done(`update application_meeting set duration_minutes = 30 where id = 'talk'`);
    await done(session('amid', { from: '17:30', to: '18:00' }));
    await tried(`update application_meeting set duration_minutes = 60 where id = 'talk'`);
    await done(`update application_meeting set place_id = 'attic' where id = 'talk'`);
    await done(session('there', { from: '17:00', to: '17:30' }));
    await tried(session('attic', { from: '17:00', to: '17:30', place: 'attic' }));
    await done(`update application_meeting set status = 'meeting_canceled' where id = 'talk'`);
    await done(session('attic', { from: '17:00', to: '17:30', place: 'attic' }));
  });

  it('refuses a session, an event and a one-on-one that overlap what is in it, and takes what begins when that ends', async () => {
    await tried(session('half', { from: '09:30', to: '10:30' }));
    await tried(event('long', { from: '08:00', to: '12:00' }));
    await tried(oneOnOne('short', { from: '09:10', to: '09:20' }));
    await done(event('ten', { from: '10:00', to: '11:00' }));
  });

  it('says which room it is, and from when to when it is taken', async () => {
    const failure = await done(session('half', { from: '09:30', to: '10:30' })).catch((error) => error);
    const { from, until, ...told } = JSON.parse(failure.hint);
    expect(told).toEqual({ name: 'Aula', zone: 'Europe/Paris' });
    expect([from, until].map((time) => new Date(time).toISOString().slice(11, 16))).toEqual(['09:00', '10:00']);
  });

  it('leaves other rooms, the rooms of that name of other organisations and what is over alone', async () => {
    await done(session('above', { from: '09:00', to: '10:00', place: 'attic' }));
    await done(session('there', { from: '09:00', to: '10:00' }), 't2');
    for (const id of ['then', 'then-too']) await done(session(id, { from: '09:00', to: '10:00', day: '2020-01-06' }));
  });

  it('is not held by a draft, by what is archived or online, nor by an event of sessions itself', async () => {
    const span = { from: '13:00', to: '14:00' };
    await done(event('draft', span, { status: 'draft' }));
    await done(event('kept', span, { is_archived: 'true' }));
    await done(event('online', span, { availability: '{"mode":"online"}' }));
    await done(event('offers', span, { event_type: 'ONE_ON_ONE' }));
    await done(session('one', span));
    await tried(`update incubator_event set status = 'published' where id = 'draft'`);
    await tried(`update incubator_event set is_archived = false where id = 'kept'`);
    await tried(`update incubator_event set availability = '{"mode":"onSite"}' where id = 'online'`);
  });

  it.each([
    ['called off', `update coaching_session set status = 'cancelled' where id = 'first'`],
    ['moved', `update coaching_session set start_time = ${at('22:00')}, end_time = ${at('23:00')} where id = 'first'`],
    ['elsewhere', `update coaching_session set place_id = 'attic' where id = 'first'`],
    ['nowhere', `update coaching_session set place_id = null where id = 'first'`],
    ['deleted', `delete from coaching_session where id = 'first'`],
  ])('is free of what is %s', async (_how, release) => {
    const span = { from: '15:00', to: '16:00' };
    await done(session('first', span));
    await tried(event('second', span));
    await done(release);
    await done(event('second', span));
    await done(`delete from coaching_session where id = 'first'`);
    await done(`delete from incubator_event where id = 'second'`);
  });

  it('lets what is in it be changed, moved within its own time, and put where it is free', async () => {
    await done(`update coaching_session set name = 'Pricing' where id = 'nine'`);
    await done(`update coaching_session set start_time = ${at('09:15')} where id = 'nine'`);
    await tried(`update coaching_session set end_time = ${at('10:30')} where id = 'nine'`);
  });

  it('takes in what was planned before there was a constraint, the first of two', async () => {
    await database.withSchemaLock((tx) => sql`drop trigger keep_place_time on coaching_session`.execute(tx));
    await done(`delete from place_time`);
    await done(session('old', { from: '20:00', to: '21:00' }));
    await done(session('old-too', { from: '20:30', to: '21:30' }));
    await migrate(database, Object.values(entities));
    await tried(event('new', { from: '20:15', to: '20:45' }));
    await done(`update coaching_session set name = 'Still there' where id = 'old-too'`);
  });
});

describe('with several processes', () => {
  let postgres: TestPostgres;
  let databases: DatabaseHandle[];
  beforeAll(async () => {
    postgres = await openTestPostgres();
    databases = await Promise.all([1, 2].map(() => openPostgresDatabase(postgres.url, { poolSize: 8 })));
    await migrate(databases[0] as DatabaseHandle, Object.values(entities));
    await fresh(databases[0] as DatabaseHandle);
  }, 120_000);
  afterAll(async () => {
    for (const database of databases ?? []) await database.close();
    await postgres?.close();
  });

  const together = (count: number, statement: (index: number) => string) =>
    Promise.allSettled(
      Array.from({ length: count }, (_, index) => run(databases[index % 2] as DatabaseHandle, statement(index))),
    );

  it('has one of two transactions at once, in either order of session and event', async () => {
    for (let round = 0; round < 5; round += 1) {
      const span = { from: '09:00', to: '10:00', day: dayAhead(round + 2) };
      const outcomes = await together(2, (index) =>
        index === round % 2 ? session(`two-${round}`, span) : event(`two-${round}`, span),
      );
      expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
      expect(outcomes.find(({ status }) => status === 'rejected')).toMatchObject({ reason: excluded });
    }
  }, 60_000);

  it('has one of fifty, round after round', async () => {
    for (let round = 0; round < 3; round += 1) {
      const span = { from: '12:00', to: '12:30', day: dayAhead(round + 2) };
      const outcomes = await together(50, (index) => session(`fifty-${round}-${index}`, span));
      expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    }
  }, 60_000);

  it('never has two, whatever writes the rows: the constraint itself stands behind the trigger', async () => {
    const during = `tstzrange(${at('09:00')}, ${at('10:00')})`;
    const outcomes = await together(
      20,
      (index) => `insert into place_time (tenant_id, source, source_id, place_id, during)
        values ('t1', 'coaching_session', 'raw-${index}', 'attic', ${during})`,
    );
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });
});
