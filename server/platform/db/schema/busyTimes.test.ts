import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { entities } from '#server/generated/entities.gen.ts';
import type { DatabaseHandle } from '#server/platform/db/database.ts';
import { openMigratedDatabase } from '#server/testing/testDatabase.ts';
import { at, excluded, fresh, run, session } from '../testing/busyTimeRows.ts';
import { migrate } from './migrate.ts';

describe('a person is expected at one place at a time', () => {
  let database: DatabaseHandle;
  beforeAll(async () => {
    database = await fresh(await openMigratedDatabase());
    await run(database, session('s-nine', 'ada', '09:00', '10:00'));
  }, 60_000);
  afterAll(() => database.close());

  it('refuses two sessions of a coach that overlap, and takes the one that begins when the other ends', async () => {
    await expect(run(database, session('s-half', 'bo,ada', '09:30', '10:30'))).rejects.toMatchObject(excluded);
    await run(database, session('s-ten', 'ada', '10:00', '11:00'));
  });

  it('refuses an interview at that time too', async () => {
    const interview = (id: string, time: string) =>
      `insert into application_meeting (tenant_id, id, title, application_id, host_id, status, start_time, duration_minutes)
        values ('t1', '${id}', '${id}', 'a1', 'ada', 'meeting_scheduled', ${at(time)}, 30)`;
    await expect(run(database, interview('m1', '09:45'))).rejects.toMatchObject(excluded);
    await run(database, interview('m2', '08:30'));
  });

  describe('at an event that they host', () => {
    const event = (id: string, from: string, to: string, more: Readonly<Record<string, string>> = {}) => {
      const values = { event_type: 'WORKSHOP', status: 'published', hosts_ids: '{ada,bo}', ...more };
      return `insert into incubator_event (tenant_id, id, title, start_time, end_time, ${Object.keys(values)})
        values ('t1', '${id}', '${id}', ${at(from)}, ${at(to)}, ${Object.values(values)
          .map((value) => `'${value}'`)
          .join()})`;
    };
    const done = (statement: string) => run(database, statement);
    const tried = (statement: string) => expect(done(statement)).rejects.toMatchObject(excluded);
    afterEach(() => done(`delete from incubator_event`));

    it('can do nothing else, and what they do elsewhere keeps them from it', async () => {
      await done(event('e1', '14:00', '15:00'));
      await tried(session('s-during', 'bo', '14:30', '15:30'));
      await tried(event('e2', '13:00', '16:00', { hosts_ids: '{bo}' }));
      await expect(done(event('e2', '09:30', '12:00'))).rejects.toMatchObject({ constraint: 'host_once' });
    });

    it.each([
      ['a draft', { status: 'draft' }, { status: 'published' }],
      ['what is archived', { is_archived: 'true' }, { is_archived: 'false' }],
      ['what leaves its hosts free', { holds_hosts: 'false' }, { holds_hosts: 'true' }],
      ['an event of sessions', { event_type: 'ONE_ON_ONE' }, { event_type: 'WORKSHOP' }],
    ])('are not held by %s until that changes', async (_what, free, held) => {
      await done(event('e1', '09:00', '10:00', free));
      const [column, value] = Object.entries(held)[0] ?? [];
      await tried(`update incubator_event set ${column} = '${value}' where id = 'e1'`);
    });

    it('are told who is busy and when, in the zone of the organisation', async () => {
      const failure = await done(event('e1', '09:30', '12:00')).catch((error) => error);
      const { from, until, ...told } = JSON.parse(failure.hint);
      expect(told).toEqual({ name: 'Ada', zone: 'UTC' });
      expect([from, until].map((time) => new Date(time).toISOString().slice(11, 16))).toEqual(['09:00', '10:00']);
    });

    it('are held for an hour where it does not say when it ends', async () => {
      await done(event('e1', '14:00', '15:00').replace(/'[^']*'(?=,'WORKSHOP')/, 'null'));
      await tried(session('s-during', 'bo', '14:50', '15:30'));
      await done(session('s-after', 'bo', '15:00', '15:30'));
      await done(`delete from coaching_session where id = 's-after'`);
    });
  });

  describe('when they come to something', () => {
    const done = (statement: string) => run(database, statement);
    const guests = (id: string, coach: string, attendees: string, from: string, to: string) =>
      session(id, coach, from, to)
        .replace('coachs_ids,', 'coachs_ids, attendees_ids,')
        .replace(`'{${coach}}'`, `'{${coach}}', '{${attendees}}'`);
    const interview = (id: string, host: string, time: string, application = 'a1') =>
      `insert into application_meeting (tenant_id, id, title, application_id, host_id, status, start_time, duration_minutes)
        values ('t1', '${id}', '${id}', '${application}', '${host}', 'meeting_scheduled', ${at(time)}, 30)`;
    const booked = (id: string, host: string, guest: string, from: string, to: string) =>
      `insert into one_on_one_event (tenant_id, id, event_id, host_id, booked_by_id, start_time, end_time, status)
        values ('t1', '${id}', 'talks', '${host}', '${guest}', ${at(from)}, ${at(to)}, 'REGISTERED')`;
    const tried = (statement: string) =>
      expect(done(statement)).rejects.toMatchObject({ code: '23P01', constraint: 'guest_once' });
    const heldAt = async (source: string) =>
      (
        await database.withTenant('t1', (tx) =>
          sql<{
            person: string;
          }>`select person_id as person from busy_time where source_id = ${source} order by 1`.execute(tx),
        )
      ).rows.map(({ person }) => person);
    beforeAll(async () => {
      await done(`insert into "user" (tenant_id, id, first_name, email, role_id)
        values ('t1', 'fay', 'Fay', 'f@t.test', 'r1'), ('t1', 'gus', 'Gus', 'g@t.test', 'r1'), ('t1', 'hal', 'Hal', 'h@t.test', 'r1'), ('t1', 'cy', 'Cy', 'c@t.test', 'r1')`);
      await done(`insert into incubator_event (tenant_id, id, title, event_type, status)
        values ('t1', 'talks', 'Talks', 'ONE_ON_ONE', 'published')`);
      await done(`insert into application (tenant_id, id, startup_name, funnel_id, status, applicant_id)
        values ('t1', 'a2', 'Acme', 'f1', 'under_review', 'fay'), ('t1', 'a3', 'Acme', 'f1', 'under_review', 'fay')`);
    });
    afterEach(async () => {
      for (const table of [
        "coaching_session where id like 'g-%'",
        'one_on_one_event',
        "application_meeting where id like 'g-%'",
      ])
        await done(`delete from ${table}`);
    });

    it('are at one session, one-on-one or interview at a time, with whomever', async () => {
      await done(guests('g-one', 'cy', 'fay', '15:00', '16:00'));
      await tried(guests('g-two', 'hal', 'fay', '15:30', '16:30'));
      await tried(booked('o-two', 'hal', 'fay', '15:45', '16:15'));
      await tried(interview('g-i', 'hal', '15:15', 'a2'));
      await done(guests('g-after', 'hal', 'fay', '16:00', '17:00'));
    });

    it('have one interview at a time, whichever of their applications it is about', async () => {
      await done(interview('g-i', 'cy', '15:15', 'a2'));
      await tried(interview('g-j', 'hal', '15:30', 'a3'));
    });

    it('hold nothing themselves then', async () => {
      await done(booked('o-one', 'cy', 'fay', '15:00', '15:30'));
      await expect(done(session('g-own', 'fay', '15:15', '15:45'))).rejects.toMatchObject({ constraint: 'busy_once' });
    });

    it('are missed where one of several can come, who alone is held there', async () => {
      await done(guests('g-one', 'cy', 'fay', '15:00', '16:00'));
      await done(guests('g-both', 'hal', 'fay,gus', '15:00', '16:00'));
      expect(await heldAt('g-both')).toEqual(['gus', 'hal']);
      await tried(guests('g-again', 'ada', 'fay,gus', '15:00', '16:00'));
      await done(`update coaching_session set attendees_ids = '{fay}' where id = 'g-both'`);
      expect(await heldAt('g-both'), 'who cannot come may say so').toEqual(['hal']);
      await done(`update coaching_session set coachs_ids = '{hal,ada}' where id = 'g-both'`);
      await tried(`update coaching_session set start_time = ${at('15:10')} where id = 'g-both'`);
    });

    /** How an appointment lets its guests go. */
    const releases = [
      ['called off', `update coaching_session set status = 'cancelled' where id = 'g-one'`],
      [
        'moved',
        `update coaching_session set start_time = ${at('22:00')}, end_time = ${at('23:00')} where id = 'g-one'`,
      ],
      ['declined', `update coaching_session set attendees_ids = '{}' where id = 'g-one'`],
      ['deleted', `delete from coaching_session where id = 'g-one'`],
    ] as const;

    it.each(releases)('are free again once it is %s', async (_how, release) => {
      await done(guests('g-one', 'cy', 'fay', '15:00', '16:00'));
      await done(release);
      await done(guests('g-two', 'hal', 'fay', '15:00', '16:00'));
    });

    it.each(releases)('are held at the other of two once the first is %s', async (_how, release) => {
      await done(guests('g-one', 'cy', 'fay', '15:00', '16:00'));
      await done(guests('g-both', 'hal', 'fay,gus', '15:30', '16:30'));
      expect(await heldAt('g-both')).toEqual(['gus', 'hal']);
      await done(release);
      expect(await heldAt('g-both')).toEqual(['fay', 'gus', 'hal']);
      await tried(booked('o-late', 'ada', 'fay', '15:45', '16:15'));
    });

    it('stay at the first where it moves within the same hours, and are held at neither twice', async () => {
      await done(guests('g-one', 'cy', 'fay', '15:00', '16:00'));
      await done(guests('g-both', 'hal', 'fay,gus', '15:30', '16:30'));
      await done(`update coaching_session set end_time = ${at('16:15')} where id = 'g-one'`);
      expect(await heldAt('g-one')).toEqual(['cy', 'fay']);
      expect(await heldAt('g-both')).toEqual(['gus', 'hal']);
      await done(
        `update coaching_session set start_time = ${at('14:30')}, end_time = ${at('15:30')} where id = 'g-one'`,
      );
      expect(await heldAt('g-one')).toEqual(['cy', 'fay']);
      expect(await heldAt('g-both')).toEqual(['fay', 'gus', 'hal']);
    });

    it('are held by an interview of theirs once the application of another goes to somebody else', async () => {
      await done(interview('g-i', 'cy', '15:15', 'a2'));
      await done(`update application set applicant_id = 'gus' where id = 'a3'`);
      await done(interview('g-j', 'hal', '15:30', 'a3'));
      await done(`update application set applicant_id = 'fay' where id = 'a3'`);
      expect(await heldAt('g-j')).toEqual(['hal']);
      await done(`update application set applicant_id = 'gus' where id = 'a2'`);
      expect(await heldAt('g-j')).toEqual(['fay', 'hal']);
      await done(`update application set applicant_id = 'fay' where id = 'a2'`);
    });

    it('have the interviews of an application that they are given', async () => {
      await done(interview('g-i', 'cy', '15:15', 'a2'));
      await done(`update application set applicant_id = 'gus' where id = 'a2'`);
      expect(await heldAt('g-i')).toEqual(['cy', 'gus']);
      await done(`update application set applicant_id = 'fay' where id = 'a2'`);
      expect(await heldAt('g-i')).toEqual(['cy', 'fay']);
    });

    it('are given another host where they were at two already, as sessions are', async () => {
      await done(interview('g-i', 'cy', '15:15', 'a2'));
      await done(`update application set applicant_id = 'gus' where id = 'a3'`);
      await done(interview('g-j', 'hal', '15:30', 'a3'));
      await done(`update application set applicant_id = 'fay' where id = 'a3'`);
      expect(await heldAt('g-j')).toEqual(['hal']);
      await done(`update application_meeting set host_id = 'ada' where id = 'g-j'`);
      expect(await heldAt('g-j')).toEqual(['ada']);
      await tried(`update application_meeting set start_time = ${at('15:20')} where id = 'g-j'`);
      await done(`delete from application_meeting where id = 'g-i'`);
      await done(interview('g-i', 'cy', '17:00', 'a2'));
      await done(`update application_meeting set start_time = ${at('17:15')}, application_id = 'a1' where id = 'g-j'`);
      await tried(`update application_meeting set application_id = 'a2' where id = 'g-j'`);
    });

    it('stay where they were at two before there was a constraint, held at the first', async () => {
      for (const table of ['coaching_session', 'one_on_one_event'])
        await database.withSchemaLock((tx) => sql`drop trigger keep_busy_time on ${sql.table(table)}`.execute(tx));
      await done(guests('g-one', 'cy', 'fay', '15:00', '16:00'));
      await done(guests('g-two', 'hal', 'fay', '15:30', '16:30'));
      await done(booked('o-one', 'gus', 'fay', '15:30', '16:00'));
      await migrate(database, Object.values(entities));
      expect(await heldAt('g-one')).toEqual(['cy', 'fay']);
      expect(await heldAt('g-two')).toEqual(['hal']);
      expect(await heldAt('o-one')).toEqual(['gus']);
      await tried(booked('o-two', 'ada', 'fay', '15:10', '15:20'));
      await done(`update coaching_session set name = 'Still there' where id = 'g-two'`);
    });
  });

  it('leaves other people, other organisations and what is over alone', async () => {
    await run(database, session('s-bo', 'bo', '09:00', '10:00'));
    await run(database, session('s-there', 'ada', '09:00', '10:00'), 't2');
    await run(database, session('s-then', 'ada', '09:00', '10:00', '2020-01-06'));
    await run(database, session('s-then-too', 'ada', '09:00', '10:00', '2020-01-06'));
  });

  it.each([
    ['called off', `update coaching_session set status = 'cancelled' where id = 's-first'`],
    [
      'moved',
      `update coaching_session set start_time = ${at('22:00')}, end_time = ${at('23:00')} where id = 's-first'`,
    ],
    ['given to others', `update coaching_session set coachs_ids = '{}' where id = 's-first'`],
    ['deleted', `delete from coaching_session where id = 's-first'`],
  ])('frees the time of what is %s', async (_how, release) => {
    await run(database, session('s-first', 'ada', '12:00', '13:00'));
    await expect(run(database, session('s-second', 'ada', '12:00', '13:00'))).rejects.toMatchObject(excluded);
    await run(database, release);
    await run(database, session('s-second', 'ada', '12:00', '13:00'));
    await run(database, `delete from coaching_session where id in ('s-first', 's-second')`);
  });

  it('lets what does not touch the time be changed', async () => {
    await run(database, `update coaching_session set name = 'Pricing' where id = 's-ten'`);
    await run(database, `update coaching_session set start_time = start_time where id = 's-ten'`);
  });

  it('takes in what was planned before there was a constraint, the first of two', async () => {
    await database.withSchemaLock((tx) => sql`drop trigger keep_busy_time on coaching_session`.execute(tx));
    await run(database, `delete from busy_time`);
    await run(database, session('s-old', 'bo', '20:00', '21:00'));
    await run(database, session('s-old-too', 'bo', '20:30', '21:30'));
    await migrate(database, Object.values(entities));
    await expect(run(database, session('s-new', 'bo', '20:15', '20:45'))).rejects.toMatchObject(excluded);
    await run(database, `update coaching_session set name = 'Still there' where id = 's-old-too'`);
  });
});
