/** Hours of coaching that a startup has been allotted, and what sessions of every kind leave of them. */
import { CompiledQuery } from 'kysely';
import type { Tx } from '#server/platform/db/database.ts';
import { ConflictError } from '#server/platform/errors/errors.ts';

export interface Spending {
  readonly startup: string | null;
  readonly hosts: readonly string[];
  readonly startTime: string;
  readonly minutes: number;
  /** The session itself, where it is one already. */
  readonly session?: string | undefined;
}

/** Hands out the placeholder of a parameter. */
export type AddParameter = (value: unknown, type: string) => string;

/** Allotments of a startup with one of the hosts, or with all: `left` minutes until `ends_at`, when their last day ends where the organisation is. */
export function minutesLeftSql(
  add: AddParameter,
  { startup, hosts, session }: Omit<Spending, 'startTime' | 'minutes'>,
): string {
  const except = add(session ?? '', 'text');
  return `select (h.minutes_allocated
      - coalesce((select sum(s.expected_duration) from coaching_session s
          where s.tenant_id = h.tenant_id and s.startup_id = h.startup_id and s.status in ('planned', 'held') and s.id <> ${except}
            and (h.coach_id is null or s.coachs_ids @> array[h.coach_id])), 0)
      - coalesce((select sum(extract(epoch from o.end_time - o.start_time) / 60) from one_on_one_event o
          join incubator_event e on e.tenant_id = o.tenant_id and e.id = o.event_id
          where o.startup_id = h.startup_id and o.status in ('REGISTERED', 'ATTENDED') and o.id <> ${except}
            and not coalesce(e.ignore_hour_allocation, false)
            and (h.coach_id is null or o.host_id = h.coach_id)), 0))::int as "left",
      (h.valid_until + 1)::timestamp at time zone coalesce((select i.timezone from incubator i where i.tenant_id = h.tenant_id), 'UTC') as ends_at
    from hour_allocation h
    where h.startup_id = ${add(startup, 'text')} and (h.coach_id is null or h.coach_id = any(${add(hosts, 'text[]')}))`;
}

/**
 * Refuses what takes more minutes than are left. The allotments stay locked: two at once would both find the same minutes.
 * @throws ConflictError
 */
export async function demandMinutes(tx: Tx, spending: Spending): Promise<void> {
  const { startup, startTime, minutes } = spending;
  if (startup === null || minutes <= 0) return;
  const lock = 'select id from hour_allocation where startup_id = $1::text order by id for no key update';
  await tx.executeQuery(CompiledQuery.raw(lock, [startup]));
  const values: unknown[] = [];
  const add: AddParameter = (value, type) => `$${values.push(value)}::${type}`;
  const text = `select "left" from (${minutesLeftSql(add, spending)}) allotted
    where ends_at is null or ends_at > ${add(startTime, 'timestamptz')} order by 1 limit 1`;
  const { rows } = await tx.executeQuery<{ left: number }>(CompiledQuery.raw(text, values));
  const [least] = rows;
  if (least !== undefined && minutes > least.left) {
    throw ConflictError.because('hoursUsedUp', { minutes: Math.max(0, least.left) });
  }
}
