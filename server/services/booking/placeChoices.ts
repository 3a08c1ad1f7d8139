import { sql } from 'kysely';
import type { Tx } from '#server/platform/db/database.ts';

/** A room with what else is in it at the time that is asked about. */
export interface PlaceChoice {
  readonly placeId: string;
  readonly name: string;
  readonly capacity: number | null;
  readonly takenFrom: string | null;
  readonly takenUntil: string | null;
}

interface Wanted {
  /** Instants, ISO 8601. */
  readonly startTime?: string | null;
  readonly endTime?: string | null;
  readonly except?: string | null;
}

/** More than any organisation has; a list that is longer is no help. */
const MOST = 200;

/** The rooms in use. What takes a room is not said, only when. */
export async function placeChoices(
  tx: Tx,
  { startTime = null, endTime = null, except = null }: Wanted,
): Promise<PlaceChoice[]> {
  const isSpan = endTime !== null && startTime !== null && Date.parse(endTime) > Date.parse(startTime);
  const end = isSpan ? endTime : null;
  const { rows } = await sql<PlaceChoice>`
    select p.id as "placeId", p.name, p.capacity, ${isoOf('lower')} as "takenFrom", ${isoOf('upper')} as "takenUntil"
    from place p left join lateral (
      select b.during from place_time b
      where b.tenant_id = p.tenant_id and b.place_id = p.id and b.source_id is distinct from ${except}
        and b.during && tstzrange(${startTime}::timestamptz, coalesce(${end}::timestamptz, ${startTime}::timestamptz + interval '1 hour'))
      order by lower(b.during) limit 1
    ) t on ${startTime}::timestamptz is not null
    where not p.is_archived order by lower(p.name), p.id limit ${MOST}`.execute(tx);
  return rows;
}

function isoOf(bound: 'lower' | 'upper') {
  return sql`to_char(${sql.raw(bound)}(t.during) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
}
