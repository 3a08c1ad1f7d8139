/** A person is at one place at a time, whatever it is: a session, a one-on-one, an interview, or an event they host. */
import { sql } from 'kysely';
import type { Tx } from '#server/platform/db/database.ts';
import { ConflictError } from '#server/platform/errors/errors.ts';

export interface Appointment {
  /** Of the record that is planned: it does not stand in its own way. */
  readonly id: string;
  readonly people: readonly string[];
  /** Instants, ISO 8601; without an end it takes half an hour. */
  readonly start: string;
  readonly end: string | null;
}

/** Who is busy, and when; the zone is that of the organisation. */
interface BusyThen {
  readonly name: string;
  readonly from: string;
  readonly until: string;
  readonly zone: string;
}

/**
 * Refuses an appointment with somebody whose time is held already (`busy_time`). The people are locked, in one order: of two
 * who plan with the same person at once, one sees what the other has planned.
 * @throws ConflictError
 */
export async function demandFree(tx: Tx, { id, people, start, end }: Appointment): Promise<void> {
  if (people.length === 0) return;
  await sql`select id from "user" where id = any(${people}::text[]) order by id for no key update`.execute(tx);
  const during = sql`tstzrange(${start}::timestamptz, coalesce(${end}::timestamptz, ${start}::timestamptz + interval '30 minutes'))`;
  const { rows } = await sql<{ busy: BusyThen }>`
    select json_build_object('name', trim(u.first_name || ' ' || coalesce(u.last_name, '')), 'from', lower(b.during),
        'until', upper(b.during), 'zone', coalesce((select timezone from incubator), 'UTC')) as busy
    from busy_time b join "user" u on u.id = b.person_id
    where b.person_id = any(${people}::text[]) and b.source_id <> ${id} and b.during && ${during}
    order by u.id, lower(b.during) limit 1`.execute(tx);
  const [found] = rows;
  if (found !== undefined) throw busyThen(found.busy);
}

/** Says who is busy and when. */
function busyThen({ name, ...when }: BusyThen): ConflictError {
  return ConflictError.because('coachBusy', { name, when });
}
