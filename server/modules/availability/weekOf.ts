/** Which of somebody's regular hours are their week: those that come every week, without an end, for everybody, on the clock of one zone. */
import { sql } from 'kysely';
import type { RegularOpening } from '#domain/availability/hours.ts';
import { zoneOrNull } from '#domain/dates/zoneOrNull.ts';
import type { RequestContext } from '#server/platform/context/context.ts';
import type { Tx } from '#server/platform/db/database.ts';

/** Regular hours as they are stored. */
export interface StoredHours extends RegularOpening {
  readonly id: string;
  readonly isPublic: boolean;
  /** The program whose startups alone they are for. */
  readonly program: string | null;
}

export interface StoredWeek {
  readonly timezone: string;
  readonly hours: readonly StoredHours[];
  /** What comes in another rhythm, for a while, for one program, or on another clock. */
  readonly besides: readonly StoredHours[];
}

/** The week of a person; its zone is that of most of its hours, else the person's, else the organisation's. */
export async function weekOf(tx: Tx, { tenant }: RequestContext, person: string): Promise<StoredWeek> {
  const { rows } = await sql<StoredHours>`
    select id, weekday, start_time as "startTime", end_time as "endTime", timezone, recurrence, valid_from::text as "validFrom",
      valid_until::text as "validUntil", session_length as "sessionLength", is_public as "isPublic",
      program_id as program
    from recurring_availability where user_id = ${person} order by start_time, id`.execute(tx);
  const { rows: people } = await sql<{ timezone: string | null }>`
    select timezone from "user" where id = ${person}`.execute(tx);
  const zoneOf = ({ timezone }: RegularOpening): string => timezone || tenant.timezone;
  const weekly = rows.filter(
    ({ recurrence, validFrom, validUntil, program }) =>
      recurrence === 'WEEKLY' && !validFrom && !validUntil && program === null,
  );
  const byZone = [...Map.groupBy(weekly, zoneOf)].sort(([, one], [, other]) => other.length - one.length);
  const timezone = byZone[0]?.[0] ?? (zoneOrNull(people[0]?.timezone ?? null) || tenant.timezone);
  const hours = weekly.filter((one) => zoneOf(one) === timezone);
  return { timezone, hours, besides: rows.filter((one) => !hours.includes(one)) };
}
