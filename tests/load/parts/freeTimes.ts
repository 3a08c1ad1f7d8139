import { sql } from 'kysely';
import type { DatabaseHandle, Tx } from '#server/platform/db/database.ts';
import { openPostgresDatabase } from '#server/platform/db/postgres/postgresDatabase.ts';
import { type EntityServer, everySwitchOn, seedPeople, startEntityServer } from '#server/testing/entityServer.ts';
import { openTestPostgres } from '#server/testing/openTestPostgres.ts';
import { listIn } from '#server/testing/readJson.ts';
import type { Figure } from '../Figure.ts';

const mentors = 1000;
const bookingsEach = 100;
/** Whose sessions are made in one transaction. */
const mentorsAtOnce = 20;
const asked = 400;
const warmUp = 40;

/** A founder looks at the free times of one of a thousand mentors, with a hundred thousand bookings, on PostgreSQL. */
export async function freeTimes(): Promise<Figure[]> {
  const postgres = await openTestPostgres();
  try {
    const open = () => openPostgresDatabase(postgres.url, { poolSize: 6 });
    const server = await startEntityServer(seedMentors, 'UTC', open);
    try {
      await seedBookings(server.database);
      const times = await measure(server);
      const p95 = [...times].sort((one, other) => one - other)[Math.ceil(times.length * 0.95) - 1] ?? 0;
      const note = `${mentors} mentors, ${mentors * bookingsEach} bookings, six weeks ahead`;
      return [{ name: 'free times of a mentor, p95', value: p95, unit: 'ms', bound: { atMost: 50 }, note }];
    } finally {
      await server.close();
    }
  } finally {
    await postgres.close();
  }
}

async function measure(server: EntityServer): Promise<readonly number[]> {
  const times: number[] = [];
  let offered = 0;
  for (let round = 0; round < asked; round += 1) {
    const personId = `m${((round * 7919) % mentors) + 1}`;
    const began = performance.now();
    const { data } = await server.ask(
      'cof1',
      'query ($personId: ID!) { bookableTimes(personId: $personId) { startTime endTime } }',
      {
        personId,
      },
    );
    if (round >= warmUp) times.push(performance.now() - began);
    offered += listIn(data?.bookableTimes).length;
  }
  if (offered < asked * 20) throw new Error(`only ${offered} times were offered`);
  return times;
}

/** Mentors with a week of hours, days off, and a hundred sessions each in the months to come. */
async function seedMentors(tx: Tx): Promise<void> {
  await seedPeople(tx);
  await sql`insert into incubator (tenant_id, id, name, slug, timezone, switches)
    values ('t1', 't1', 'Test', 't1', 'UTC', ${JSON.stringify(everySwitchOn)}::jsonb)`.execute(tx);
  await sql`insert into "user" (tenant_id, id, first_name, email, status, validated, role_id, profile_coaching_meeting_settings)
    select 't1', 'm' || n, 'Mentor ' || n, 'm' || n || '@t1.test', 'Active', true, 'r-Mentor',
      '{"sessionLength": 30, "bufferTime": 5, "noticeHours": 24}' from generate_series(1, ${mentors}::int) n`.execute(
    tx,
  );
  await sql`insert into recurring_availability (tenant_id, id, availability_id, user_id, weekday, start_time, end_time, timezone, recurrence, is_public)
    select 't1', 'r' || n || day || part, 'Hours', 'm' || n, day, case part when 1 then '09:00' else '13:00' end,
      case part when 1 then '12:00' else '17:00' end, (array['Europe/Paris', 'America/New_York', 'Australia/Sydney'])[1 + n % 3], 'WEEKLY', true
    from generate_series(1, ${mentors}::int) n, unnest(array['MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY']) day,
      generate_series(1, 2) part`.execute(tx);
  await sql`insert into availability_exception (tenant_id, id, user_id, first_day, last_day, ranges)
    select 't1', 'x' || n, 'm' || n, current_date + 10, current_date + 12, '[]' from generate_series(1, ${mentors}::int) n`.execute(
    tx,
  );
  await sql`insert into incubator_event (tenant_id, id, title, status, event_type, start_time, end_time, hosts_ids)
    select 't1', 'e' || n, 'Event', 'published', 'WORKSHOP', date_trunc('day', now()) + make_interval(days => n % 60, hours => 18),
      date_trunc('day', now()) + make_interval(days => n % 60, hours => 20), array['m' || n] from generate_series(1, 500) n`.execute(
    tx,
  );
}

/**
 * Sessions in parts, as they come in life: each row is looked at by the trigger that keeps people at one place, and within one
 * transaction its plans would stay those of empty tables.
 */
async function seedBookings(database: DatabaseHandle): Promise<void> {
  for (let first = 1; first <= mentors; first += mentorsAtOnce) {
    if (first < 100 || first % 100 === 1) await database.withSchemaLock((tx) => sql`analyze`.execute(tx));
    await database.withTenant('t1', (tx) => seedSessions(tx, first));
  }
  await database.withSchemaLock((tx) => sql`analyze`.execute(tx));
}

async function seedSessions(tx: Tx, first: number): Promise<void> {
  const hour = sql`date_trunc('day', now()) + make_interval(days => 1 + b / 2, hours => 9 + (b % 2) * 4)`;
  await sql`insert into coaching_session (tenant_id, id, name, status, startup_id, session_type, coachs_ids, start_time, end_time, expected_duration)
    select 't1', 's' || n || '-' || b, 'Session', 'planned', 's1', 'ONE_ON_ONE', array['m' || n], ${hour}, ${hour} + interval '30 minutes', 30
    from generate_series(${first}::int, ${first + mentorsAtOnce - 1}::int) n, generate_series(1, ${bookingsEach}::int) b`.execute(
    tx,
  );
}
