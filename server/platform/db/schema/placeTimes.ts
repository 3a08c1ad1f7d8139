import { sql } from 'kysely';
import type { Tx } from '../database.ts';
import { lacksTrigger } from './lacksTrigger.ts';
import { SYSTEM_ROLE } from './tenantWall.ts';

/** What rooms are taken by: which status holds the room, and how long it is without an end. */
const bookings = [
  { table: 'coaching_session', status: 'planned', usual: '30 minutes' },
  { table: 'one_on_one_event', status: 'REGISTERED', usual: '30 minutes' },
  { table: 'application_meeting', status: 'meeting_scheduled', usual: '30 minutes' },
  { table: 'incubator_event', status: 'published', usual: '1 hour' },
] as const;

type Bookings = (typeof bookings)[number];

/**
 * Puts the triggers of `place_time` on the tables that lack them, and takes in what is planned already, the first of two.
 * By its name the trigger comes after `keep_busy_time`: who plans something locks people first and the room then.
 */
export async function keepPlaceTimes(tx: Tx): Promise<void> {
  for (const booking of bookings) {
    if (await lacksTrigger(tx, booking.table, 'keep_place_time')) await addTrigger(tx, booking);
  }
}

async function addTrigger(tx: Tx, { table, status, usual }: Bookings): Promise<void> {
  const isGathering =
    table === 'incubator_event'
      ? sql`event_type <> 'ONE_ON_ONE' and not is_archived and availability ->> 'mode' is distinct from 'online'`
      : sql`true`;
  const ends =
    table === 'application_meeting' ? sql`start_time + make_interval(mins => duration_minutes)` : sql.ref('end_time');
  await sql`set local role ${sql.ref(SYSTEM_ROLE)}`.execute(tx);
  await sql`
    insert into place_time (tenant_id, source, source_id, place_id, during)
    select tenant_id, ${table}, id, place_id, tstzrange(start_time, ends) from (
      select tenant_id, id, place_id, start_time, coalesce(${ends}, start_time + ${usual}::interval) as ends
        from ${sql.table(table)} where status = ${status} and place_id is not null and ${isGathering}
    ) planned
    where ends > start_time and ends > now()
    on conflict do nothing`.execute(tx);
  await sql`reset role`.execute(tx);
  await sql`
    create trigger keep_place_time after insert or update or delete on ${sql.table(table)}
    for each row execute function keep_place_time(${sql.lit(status)}, ${sql.lit(usual)})`.execute(tx);
}
