import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { entities } from '#server/generated/entities.gen.ts';
import type { DatabaseHandle } from '#server/platform/db/database.ts';
import { openPostgresDatabase } from '#server/platform/db/postgres/postgresDatabase.ts';
import { openTestPostgres, type TestPostgres } from '#server/testing/openTestPostgres.ts';
import { at, fresh, later, run, session } from '../testing/busyTimeRows.ts';
import { migrate } from './migrate.ts';

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

  it('asks whom an appointment concerns as often in an organisation of hundreds as in a small one', async () => {
    const calls = await (databases[0] as DatabaseHandle).withTenant('t2', async (tx) => {
      await sql`insert into "user" (tenant_id, id, first_name, email, role_id)
        select 't2', 'many' || n, 'Many', 'many' || n || '@t.test', 'r1' from generate_series(1, 300) n`.execute(tx);
      // The plan that reads everybody, which the planner may choose at any time.
      for (const way of ['indexscan', 'indexonlyscan', 'bitmapscan']) {
        await sql.raw(`set local enable_${way} = off`).execute(tx);
      }
      await sql.raw(session('s-large', 'ada', '09:00', '10:00', later)).execute(tx);
      const { rows } = await sql<{ calls: number }>`
        select pg_stat_get_xact_function_calls('appointment_people(jsonb,text)'::regprocedure)::int as calls`.execute(
        tx,
      );
      return rows[0]?.calls;
    });
    expect(calls).toBeGreaterThan(0);
    expect(calls).toBeLessThan(10);
  });

  it('keeps exactly one of fifty bookings of one time, round after round', async () => {
    for (let round = 0; round < 3; round += 1) {
      const day = new Date(Date.now() + (round + 2) * 86_400_000).toISOString().slice(0, 10);
      const outcomes = await Promise.allSettled(
        Array.from({ length: 50 }, (_, index) =>
          run(databases[index % 2] as DatabaseHandle, session(`r${round}-${index}`, 'ada', '09:00', '09:30', day)),
        ),
      );
      expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    }
  }, 60_000);

  it('keeps exactly one of twenty bookings of one person with as many coaches at once', async () => {
    const coaches = Array.from({ length: 20 }, (_, index) => `coach-${index}`);
    await run(
      databases[0] as DatabaseHandle,
      `insert into "user" (tenant_id, id, first_name, email, role_id)
        select 't1', id, 'Coach', id || '@t.test', 'r1' from unnest('{${coaches}}'::text[]) as id`,
    );
    const outcomes = await Promise.allSettled(
      coaches.map((coach, index) =>
        run(
          databases[index % 2] as DatabaseHandle,
          `insert into coaching_session (tenant_id, id, name, startup_id, coachs_ids, attendees_ids, status, start_time, end_time)
            values ('t1', 'with-${coach}', 'Meeting', 's1', '{${coach}}', '{bo}', 'planned', ${at('18:00')}, ${at('19:00')})`,
        ),
      ),
    );
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const [refused] = outcomes.filter(({ status }) => status === 'rejected') as PromiseRejectedResult[];
    expect(refused?.reason).toMatchObject({ constraint: 'guest_once' });
  }, 60_000);

  it('holds whoever is free again at the other of two, or at what is booked in that moment, never at both', async () => {
    const [one, other] = databases as [DatabaseHandle, DatabaseHandle];
    const meeting = (id: string, coach: string, attendees: string, time: string) =>
      `insert into coaching_session (tenant_id, id, name, startup_id, coachs_ids, attendees_ids, status, start_time, end_time)
        values ('t1', '${id}', 'Meeting', 's1', '{${coach}}', '{${attendees}}', 'planned', ${at(time)}, ${at(time)}::timestamptz + interval '1 hour')`;
    await run(one, meeting('later-first', 'coach-1', 'coach-2', '20:00'));
    await run(one, meeting('later-both', 'coach-3', 'coach-2,coach-4', '20:00'));
    const [, booked] = await Promise.allSettled([
      run(one, `update coaching_session set status = 'cancelled' where id = 'later-first'`),
      run(other, meeting('later-new', 'coach-5', 'coach-2', '20:30')),
    ]);
    const { rows } = await one.withTenant('t1', (tx) =>
      sql<{ source: string }>`select source_id as source from busy_time where person_id = 'coach-2'
        and during && tstzrange(${sql.raw(at('20:00'))}::timestamptz, ${sql.raw(at('21:00'))}::timestamptz)`.execute(
        tx,
      ),
    );
    expect(rows).toEqual([{ source: booked?.status === 'fulfilled' ? 'later-new' : 'later-both' }]);
  }, 60_000);

  it('calls off, and gives other people, two appointments of the same two at once, round after round', async () => {
    const [one, other] = databases as [DatabaseHandle, DatabaseHandle];
    const crossed = ['crossed-a', 'crossed-b'] as const;
    await run(
      one,
      `insert into "user" (tenant_id, id, first_name, email, role_id) select 't1', 'crossed-' || id, 'Coach', id || '@crossed.test', 'r1'
        from unnest('{a,b,c,d}'::text[]) as id`,
    );
    const both = (first: string, second: string) => Promise.all([run(one, first), run(other, second)]);
    const meeting = (id: string, [coach, guest]: readonly string[], time: string) =>
      `insert into coaching_session (tenant_id, id, name, startup_id, coachs_ids, attendees_ids, status, start_time, end_time)
        values ('t1', '${id}', 'Meeting', 's1', '{${coach}}', '{${guest}}', 'planned', ${at(time)}, ${at(time)}::timestamptz + interval '1 hour')`;
    const change = (id: string, values: string) => `update coaching_session set ${values} where id = '${id}'`;
    for (let round = 0; round < 50; round += 1) {
      const [left, right] = [`crossed-l${round}`, `crossed-r${round}`];
      await run(one, meeting(left, crossed, '21:00'));
      await run(one, meeting(right, crossed.toReversed(), '22:00'));
      await both(
        change(left, `coachs_ids = '{crossed-c}', attendees_ids = '{crossed-d}'`),
        change(right, `coachs_ids = '{crossed-d}', attendees_ids = '{crossed-c}'`),
      );
      await both(change(left, `coachs_ids = '{crossed-a}'`), change(right, `coachs_ids = '{crossed-b}'`));
      await both(change(left, `status = 'cancelled'`), change(right, `status = 'cancelled'`));
    }
    const { rows } = await run(one, `select 1 from busy_time where source_id like 'crossed-%'`);
    expect(rows).toEqual([]);
  }, 120_000);
});
