import { sql } from 'kysely';
import type { Tx } from '../database.ts';
import { lacksTrigger } from './lacksTrigger.ts';
import { SYSTEM_ROLE } from './tenantWall.ts';

/**
 * What people are expected at: in which column those stand who hold it, in which those who come, which status holds their
 * time, where its end is, and how long it is without. Who comes to a group event is free (0051).
 */
const appointments = [
  {
    table: 'coaching_session',
    people: 'coachs_ids',
    guests: 'attendees_ids',
    status: 'planned',
    end: 'end_time',
    usual: '30 minutes',
  },
  {
    table: 'one_on_one_event',
    people: 'host_id',
    guests: 'booked_by_id',
    status: 'REGISTERED',
    end: 'end_time',
    usual: '30 minutes',
  },
  {
    table: 'application_meeting',
    people: 'host_id',
    guests: 'application_id',
    status: 'meeting_scheduled',
    end: 'duration_minutes',
    usual: '30 minutes',
  },
  {
    table: 'incubator_event',
    people: 'hosts_ids',
    guests: null,
    status: 'published',
    end: 'end_time',
    usual: '1 hour',
  },
] as const;

type Appointments = (typeof appointments)[number];

/** Puts the triggers of `busy_time` on the tables that lack them, and takes in what is planned already, the first of two. */
export async function keepBusyTimes(tx: Tx): Promise<void> {
  const lacking: Appointments[] = [];
  for (const appointment of appointments) {
    if (await lacksTrigger(tx, appointment.table, 'keep_busy_time')) lacking.push(appointment);
  }
  if (lacking.length > 0) {
    await sql`set local role ${sql.ref(SYSTEM_ROLE)}`.execute(tx);
    // Whoever holds something is expected there before those who come to something else.
    for (const appointment of lacking) await takeIn(tx, appointment, appointment.people);
    for (const appointment of lacking) {
      if (appointment.guests !== null) await takeIn(tx, appointment, appointment.guests);
    }
    await sql`reset role`.execute(tx);
  }
  for (const appointment of lacking) await addTrigger(tx, appointment);
  if (await lacksTrigger(tx, 'application', 'keep_guest_of_application')) {
    await sql`create trigger keep_guest_of_application after update of applicant_id on application for each row
      when (old.applicant_id is distinct from new.applicant_id) execute function keep_guest_of_application()`.execute(
      tx,
    );
  }
}

async function takeIn(tx: Tx, { table, status, end, usual }: Appointments, column: string): Promise<void> {
  const person = personIn(column);
  const ends = end === 'duration_minutes' ? sql`start_time + make_interval(mins => duration_minutes)` : sql.ref(end);
  // An event of one-on-one sessions holds nobody itself: each session that is booked does.
  const isHeld =
    table === 'incubator_event' ? sql`event_type <> 'ONE_ON_ONE' and not is_archived and holds_hosts` : sql`true`;
  await sql`
    insert into busy_time (tenant_id, source_id, person_id, during)
    select tenant_id, id, person, tstzrange(start_time, ends) from (
      select tenant_id, id, ${person} as person, start_time, coalesce(${ends}, start_time + ${usual}::interval) as ends
        from ${sql.table(table)} o where status = ${status} and ${isHeld}
    ) planned
    where person is not null and ends > start_time and ends > now()
    order by start_time, id
    on conflict do nothing`.execute(tx);
}

function personIn(column: string) {
  if (column === 'application_id') {
    return sql`(select a.applicant_id from application a where a.tenant_id = o.tenant_id and a.id = o.application_id)`;
  }
  const ref = sql.ref(column);
  return column.endsWith('_ids') ? sql`unnest(${ref})` : ref;
}

async function addTrigger(tx: Tx, { table, people, guests, status, end, usual }: Appointments): Promise<void> {
  const told = [people, status, end, usual, ...(guests === null ? [] : [guests])].map((value) => sql.lit(value));
  await sql`
    create trigger keep_busy_time after insert or update or delete on ${sql.table(table)}
    for each row execute function keep_busy_time(${sql.join(told)})`.execute(tx);
}
