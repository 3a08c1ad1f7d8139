/** A person is at one place at a time, whatever it is: a session, a one-on-one of an event, or an interview. */
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

/** What something takes that does not say when it ends. */
const USUAL = sql`interval '30 minutes'`;

/**
 * Refuses an appointment with somebody who is expected elsewhere. The people are locked, in one order: of two who plan with
 * the same person at once, one sees what the other has planned.
 * @throws ConflictError
 */
export async function demandFree(tx: Tx, { id, people, start, end }: Appointment): Promise<void> {
  if (people.length === 0) return;
  await sql`select id from "user" where id = any(${people}::text[]) order by id for no key update`.execute(tx);
  const until = sql`coalesce(${end}::timestamptz, ${start}::timestamptz + ${USUAL})`;
  const { rows } = await sql<{ name: string }>`
    select trim(u.first_name || ' ' || coalesce(u.last_name, '')) as name
    from (
      select s.id, unnest(s.coachs_ids) as person, s.start_time as start, coalesce(s.end_time, s.start_time + ${USUAL}) as "end"
        from coaching_session s where s.status = 'planned' and s.coachs_ids && ${people}::text[]
      union all
      select o.id, o.host_id, o.start_time, o.end_time from one_on_one_event o
        where o.status = 'REGISTERED' and o.host_id = any(${people}::text[])
      union all
      select m.id, m.host_id, m.start_time, m.start_time + make_interval(mins => m.duration_minutes) from application_meeting m
        where m.status = 'meeting_scheduled' and m.host_id = any(${people}::text[])
    ) busy join "user" u on u.id = busy.person
    where busy.id <> ${id} and busy.person = any(${people}::text[])
      and busy.start < ${until} and busy."end" > ${start}::timestamptz
    order by u.id limit 1`.execute(tx);
  const [found] = rows;
  if (found !== undefined) throw ConflictError.because('coachBusy', { name: found.name });
}
