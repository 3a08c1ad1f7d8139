/** Hours of coaching that a startup has been allotted, and what sessions of every kind leave of them. */
import { CompiledQuery } from 'kysely';
import { awaitedMinutes } from '#server/entities/computed/HourAllocation.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { ConflictError } from '#server/platform/errors/errors.ts';

export interface Spending {
  readonly startup: string | null;
  readonly hosts: readonly string[];
  readonly startTime: string;
  readonly minutes: number;
  /** The session itself, where it is one already. */
  readonly session?: string | undefined;
  /** When it was to start until now, where it is only moved: what counted it then has it already. */
  readonly takesNoMore?: string | undefined;
  /** The request for a meeting that it is, or null where it is none: what others ask for and wait for is spoken for already. */
  readonly besides?: string | null;
}

/** Hands out the placeholder of a parameter. */
export type AddParameter = (value: unknown, type: string) => string;

/** Whether a day of the organisation is among those of an allotment `h`; what has no day yet counts. */
export const isInDays = (day: string): string =>
  `coalesce(${day} >= h.valid_from, true) and coalesce(${day} <= h.valid_until, true)`;

/** Where the organisation is. */
const ZONE = `coalesce((select i.timezone from incubator i where i.tenant_id = h.tenant_id), 'UTC')`;
/** The days of a coaching session `s`, and of a conversation `o` of an event. */
export const SESSION_DAY = `coalesce((s.start_time at time zone ${ZONE})::date, s.date)`;
export const BOOKED_DAY = `(o.start_time at time zone ${ZONE})::date`;

/**
 * Allotments of a startup with one of the hosts, or with all: `left` minutes from `starts_at`, when their first day begins
 * where the organisation is, to `ends_at`, when their last one ends.
 */
export function minutesLeftSql(
  add: AddParameter,
  { startup, hosts, session, besides }: Pick<Spending, 'startup' | 'hosts' | 'session' | 'besides'>,
): string {
  return `${allottedSql(add, session, besides)} where h.startup_id = ${add(startup, 'text')}
    and (h.coach_id is null or h.coach_id = any(${add(hosts, 'text[]')}))`;
}

/** Allotments of every startup, with whose they are. */
export function allottedSql(add: AddParameter, session?: string, besides?: string | null): string {
  const except = add(session ?? '', 'text');
  return `select h.startup_id as startup, h.coach_id as coach, (h.minutes_allocated
      - coalesce((select sum(s.expected_duration) from coaching_session s
          where s.tenant_id = h.tenant_id and s.startup_id = h.startup_id and s.status in ('planned', 'held') and s.id <> ${except}
            and (h.coach_id is null or s.coachs_ids @> array[h.coach_id]) and ${isInDays(SESSION_DAY)}), 0)
      - coalesce((select sum(extract(epoch from o.end_time - o.start_time) / 60) from one_on_one_event o
          join incubator_event e on e.tenant_id = o.tenant_id and e.id = o.event_id
          where o.startup_id = h.startup_id and o.status in ('REGISTERED', 'ATTENDED') and o.id <> ${except}
            and not coalesce(e.ignore_hour_allocation, false)
            and (h.coach_id is null or o.host_id = h.coach_id) and ${isInDays(BOOKED_DAY)}), 0))::int as "left", ${besides === undefined ? '0' : awaitedMinutes('h', add(besides ?? '', 'text'))} as waiting,
      h.valid_from::text as first_day, h.valid_until::text as last_day,
      h.valid_from::timestamp at time zone ${ZONE} as starts_at,
      (h.valid_until + 1)::timestamp at time zone ${ZONE} as ends_at
    from hour_allocation h`;
}

interface AllottedRow {
  readonly left: number;
  readonly waiting: number;
  readonly first_day: string | null;
  readonly last_day: string | null;
  readonly is_then: boolean;
  readonly was_then: boolean;
}

/**
 * Refuses what takes more minutes than are left, and what lies on none of the days for which hours are allotted. The
 * allotments stay locked: two at once would both find the same minutes.
 * @throws ConflictError
 */
export async function demandMinutes(tx: Tx, spending: Spending): Promise<void> {
  const { startup, startTime, minutes, takesNoMore } = spending;
  if (startup === null || minutes <= 0) return;
  const lock = 'select id from hour_allocation where startup_id = $1::text order by id for no key update';
  await tx.executeQuery(CompiledQuery.raw(lock, [startup]));
  const values: unknown[] = [];
  const add: AddParameter = (value, type) => `$${values.push(value)}::${type}`;
  const isThen = (time: string | null) => {
    const at = add(time, 'timestamptz');
    return `coalesce(starts_at <= ${at}, true) and coalesce(ends_at > ${at}, true)`;
  };
  const was = takesNoMore === undefined ? 'false' : isThen(takesNoMore);
  const text = `select "left", waiting, first_day, last_day, ${isThen(startTime)} as is_then, ${was} as was_then
    from (${minutesLeftSql(add, spending)}) allotted order by "left" - waiting, first_day nulls first, last_day`;
  const { rows } = await tx.executeQuery<AllottedRow>(CompiledQuery.raw(text, values));
  const then = rows.filter((row) => row.is_then);
  if (rows.length > 0 && then.length === 0) {
    const days = rows.map((row) => ({ first: row.first_day, last: row.last_day }));
    throw ConflictError.because('hoursOtherDays', { days: { days } });
  }
  // What is only moved takes minutes of those that it had none of until now.
  const least = then.find((row) => !row.was_then);
  if (least === undefined || minutes <= least.left - least.waiting) return;
  // Without any that wait, or with too few left for it alone, there is nothing to withdraw.
  if (minutes <= least.left)
    throw ConflictError.because('hoursAwaited', {
      minutes: Math.max(0, least.left - least.waiting),
      waiting: least.waiting,
    });
  throw ConflictError.because('hoursUsedUp', { minutes: Math.max(0, least.left) });
}
