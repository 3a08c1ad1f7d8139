/** Who reads an application is put together from it, its funnel and the funnel's assignments, and kept on it. */
import { sql } from 'kysely';
import type { Tx } from '#server/platform/db/database.ts';

/** Brings a funnel's applications up to date with the funnel. */
export async function refreshFunnel(tx: Tx, funnelId: string): Promise<void> {
  await sql`update funnel set assigned_evaluators_ids = array(
      select distinct evaluator_id from evaluation_assignation where funnel_id = ${funnelId} order by 1)
    where id = ${funnelId}`.execute(tx);
  await sql`update application a
    set program_id = f.program_id, funnel_admins_ids = f.admins_ids, anonymous = f.anonymous,
      readers_ids = array(select distinct id
        from unnest(a.evaluators_ids || f.admins_ids || f.assigned_evaluators_ids) as id order by 1)
    from funnel f where f.id = ${funnelId} and a.funnel_id = f.id`.execute(tx);
}

/** Closes evaluations that were handed in or declined, and those of decided applications. */
export async function closeEvaluations(tx: Tx, applicationId: string): Promise<void> {
  await sql`update evaluation e set is_closed = e.status in ('submitted', 'declined') or a.decision is not null
    from application a where a.id = ${applicationId} and e.application_id = a.id`.execute(tx);
}
