/**
 * Rules ask about a row's own columns only, so who may see an application stands on it and on all that belongs to it.
 * These statements keep the copies as their sources are.
 */
import { sql } from 'kysely';
import type { Tx } from '#server/db/database.ts';

/** Brings a funnel's rounds, assignments and applications up to date with the funnel. */
export async function refreshFunnel(tx: Tx, funnelId: string): Promise<void> {
  await sql`update funnel set assigned_evaluators_ids = array(
      select distinct evaluator_id from evaluation_assignation where funnel_id = ${funnelId} order by 1)
    where id = ${funnelId}`.execute(tx);
  await sql`update funnel_round r
    set program_id = f.program_id, funnel_admins_ids = f.admins_ids, funnel_status = f.status
    from funnel f where f.id = ${funnelId} and r.funnel_id = f.id`.execute(tx);
  await sql`update evaluation_assignation a set program_id = f.program_id, funnel_admins_ids = f.admins_ids
    from funnel f where f.id = ${funnelId} and a.funnel_id = f.id`.execute(tx);
  await sql`update application a
    set program_id = f.program_id, funnel_admins_ids = f.admins_ids, anonymous = f.anonymous,
      readers_ids = array(select distinct id
        from unnest(a.evaluators_ids || f.admins_ids || f.assigned_evaluators_ids) as id order by 1)
    from funnel f where f.id = ${funnelId} and a.funnel_id = f.id`.execute(tx);
  await refreshParts(tx, sql`select id from application where funnel_id = ${funnelId}`);
}

/** Brings what belongs to one application up to date with it. */
export async function refreshApplicationParts(tx: Tx, applicationId: string): Promise<void> {
  await refreshParts(tx, sql`select ${applicationId}::text`);
}

/** As `accessOf`: evaluators see nothing of a draft. */
const readers = sql`case when a.status = 'draft' then a.funnel_admins_ids else a.readers_ids end`;

const withApplicant = ['application_note', 'application_activity', 'form_submission', 'form_answer'];

async function refreshParts(tx: Tx, ids: ReturnType<typeof sql>): Promise<void> {
  for (const table of withApplicant) {
    await sql`update ${sql.table(table)} p
      set readers_ids = ${readers}, is_draft = a.status = 'draft', program_id = a.program_id,
        applicant_id = a.applicant_id
      from application a where a.id in (${ids}) and p.application_id = a.id`.execute(tx);
  }
  await sql`update application_meeting p set readers_ids = ${readers}, is_draft = a.status = 'draft', program_id = a.program_id,
      applicant_id = a.applicant_id, funnel_admins_ids = a.funnel_admins_ids
    from application a where a.id in (${ids}) and p.application_id = a.id`.execute(tx);
  await sql`update evaluation p
    set readers_ids = ${readers}, is_draft = a.status = 'draft', program_id = a.program_id,
      funnel_admins_ids = a.funnel_admins_ids, is_closed = p.status = 'submitted' or a.decision is not null
    from application a where a.id in (${ids}) and p.application_id = a.id`.execute(tx);
}
