/** When the reader is expected somewhere: what they would book then the database refuses (`busyTimes.ts`). */
import { sql } from 'kysely';
import { overlaps, type TimeSpan } from '#domain/availability/spans.ts';
import type { RequestContext } from '#server/platform/context/context.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { ConflictError } from '#server/platform/errors/errors.ts';

/** Whether a time meets one at which the reader has an appointment. */
export type OwnTime<T> = T & { readonly isOwnTaken: boolean };

/** Times, each with whether the reader is expected elsewhere then; what is to be moved (`but`) is nowhere else. */
export async function withOwnTimes<T extends TimeSpan>(
  context: RequestContext,
  times: readonly T[],
  but: string | null = null,
): Promise<OwnTime<T>[]> {
  const own = times.length === 0 ? [] : await heldTimes(context, context.principal?.id ?? '', but);
  return times.map((time) => ({ ...time, isOwnTaken: own.some((other) => overlaps(time, other)) }));
}

/** When somebody is expected somewhere, as the database holds it. */
export async function heldTimes(
  context: RequestContext,
  person: string,
  but: string | null = null,
): Promise<readonly TimeSpan[]> {
  const { rows } = await context.transact((tx) =>
    sql<{ from: Date | string; to: Date | string }>`
      select lower(during) as "from", upper(during) as "to" from busy_time
      where person_id = ${person} and source_id is distinct from ${but}`.execute(tx),
  );
  return rows.map(({ from, to }) => ({
    startTime: new Date(from).toISOString(),
    endTime: new Date(to).toISOString(),
  }));
}

/**
 * Refuses what overlaps with what the reader has, for what holds nobody yet and where the database would take another guest.
 * @throws ConflictError
 */
export async function demandOwnTime(
  tx: Tx,
  context: RequestContext,
  { startTime, endTime }: TimeSpan,
  but: string | null = null,
): Promise<void> {
  const { rows } = await sql<{ when: { from: string; until: string; zone: string } }>`
    select json_build_object('from', lower(during), 'until', upper(during),
      'zone', coalesce((select timezone from incubator), 'UTC')) as when
    from busy_time where person_id = ${context.principal?.id ?? ''} and source_id is distinct from ${but}
      and during && tstzrange(${startTime}::timestamptz, ${endTime}::timestamptz)
    order by lower(during) limit 1`.execute(tx);
  const [found] = rows;
  if (found !== undefined) throw ConflictError.because('selfBusy', { when: found.when });
}

/** Says "you" where the one who is expected elsewhere is the reader, who alone books. */
export async function saidToOneself<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const when = error instanceof ConflictError && error.refusal?.reason === 'guestBusy' && error.refusal.values?.when;
    throw when ? ConflictError.because('selfBusy', { when }) : error;
  }
}
