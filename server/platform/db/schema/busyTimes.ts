import { sql } from 'kysely';
import type { Tx } from '../database.ts';
import { lacksTrigger } from './lacksTrigger.ts';
import { SYSTEM_ROLE } from './tenantWall.ts';

/** What people are expected at: in which column they stand, which status holds their time, where its end is, and how long it is without. */
const appointments = [
  { table: 'coaching_session', people: 'coachs_ids', status: 'planned', end: 'end_time', usual: '30 minutes' },
  { table: 'one_on_one_event', people: 'host_id', status: 'REGISTERED', end: 'end_time', usual: '30 minutes' },
  {
    table: 'application_meeting',
    people: 'host_id',
    status: 'meeting_scheduled',
    end: 'duration_minutes',
    usual: '30 minutes',
  },
  { table: 'incubator_event', people: 'hosts_ids', status: 'published', end: 'end_time', usual: '1 hour' },
] as const;

type Appointments = (typeof appointments)[number];

/** Puts the triggers of `busy_time` on the tables that lack them, and takes in what is planned already, the first of two. */
export async function keepBusyTimes(tx: Tx): Promise<void> {
  for (const appointment of appointments) {
    if (await lacksTrigger(tx, appointment.table, 'keep_busy_time')) await addTrigger(tx, appointment);
  }
}

async function addTrigger(tx: Tx, { table, people, status, end, usual }: Appointments): Promise<void> {
  const columns = sql.ref(people);
  const person = people.endsWith('_ids') ? sql`unnest(${columns})` : columns;
  const ends = end === 'duration_minutes' ? sql`start_time + make_interval(mins => duration_minutes)` : sql.ref(end);
  // An event of one-on-one sessions holds nobody itself: each session that is booked does.
  const isHeld =
    table === 'incubator_event' ? sql`event_type <> 'ONE_ON_ONE' and not is_archived and holds_hosts` : sql`true`;
  await sql`set local role ${sql.ref(SYSTEM_ROLE)}`.execute(tx);
  await sql`
    insert into busy_time (tenant_id, source_id, person_id, during)
    select tenant_id, id, person, tstzrange(start_time, ends) from (
      select tenant_id, id, ${person} as person, start_time, coalesce(${ends}, start_time + ${usual}::interval) as ends
        from ${sql.table(table)} where status = ${status} and ${isHeld}
    ) planned
    where person is not null and ends > start_time and ends > now()
    on conflict do nothing`.execute(tx);
  await sql`reset role`.execute(tx);
  await sql`
    create trigger keep_busy_time after insert or update or delete on ${sql.table(table)}
    for each row execute function keep_busy_time(${sql.lit(people)}, ${sql.lit(status)}, ${sql.lit(end)}, ${sql.lit(usual)})`.execute(
    tx,
  );
}
