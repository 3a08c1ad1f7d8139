/** What an applicant may know of where an application stands. */
import { sql } from 'kysely';
import type { ApplicantStatus } from '#server/generated/resolvers.gen.ts';
import type { Tx } from '#server/platform/db/database.ts';
import type { ApplicationRow } from '#server/services/applications/applicationRows.ts';
import { toldOf } from '#server/services/applications/decisions.ts';

/** While a decision is not told, what they read before it. */
export function toldStatus({ status, untold, toldStatus: before }: ApplicationRow): ApplicantStatus {
  const isHeldBack = untold || status === 'delay_rejected';
  return (isHeldBack ? (before ?? 'under_review') : toldOf(status)) as ApplicantStatus;
}

/** Until a decision is told, it waits as it did before it. */
export async function waitingPlaceOf(tx: Tx, application: string): Promise<number | null> {
  const { rows } = await sql<{ place: number | null }>`
    select case when since is not null then 1 + (select count(*)::int from application w
      where w.funnel_id = a.funnel_id and w.id <> a.id and (w.waiting_since, w.id) < (since, a.id)) end as place
    from application a, lateral (select coalesce(waiting_since, (decision_trace ->> 'waitingSince')::timestamptz) as since) as waits
    where a.id = ${application}`.execute(tx);
  return rows[0]?.place ?? null;
}
