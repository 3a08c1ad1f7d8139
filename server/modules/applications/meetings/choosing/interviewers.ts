import { sql } from 'kysely';
import type { RequestContext } from '#server/platform/context/context.ts';
import type { Tx } from '#server/platform/db/database.ts';
import type { ApplicationRow } from '#server/services/applications/applicationRows.ts';
import { knowing } from '#server/services/applications/hiddenApplicants.ts';

export interface Interviewer {
  readonly _id: string;
  readonly fullName: string;
}

/**
 * With whom an applicant may choose to talk: those named for the application, else those assigned to its round; never who
 * has declined to judge it, nor who is not to know whose it is.
 */
export async function interviewersOf(
  tx: Tx,
  context: RequestContext,
  application: ApplicationRow,
): Promise<readonly Interviewer[]> {
  const { rows } = await sql<Interviewer>`
    select u.id as "_id", trim(u.first_name || ' ' || coalesce(u.last_name, '')) as "fullName"
    from "user" u, application a
    where a.id = ${application.id} and lower(u.status) = 'active' and u.id is distinct from a.applicant_id
      and case when cardinality(a.evaluators_ids) > 0 then u.id = any(a.evaluators_ids)
        else exists (select from evaluation_assignation e where e.funnel_id = a.funnel_id and e.evaluator_id = u.id
          and (e.round_id is null or e.round_id = a.round_id)) end
      and not exists (select from evaluation e
        where e.application_id = a.id and e.evaluator_id = u.id and e.status = 'declined')
    order by 2, 1`.execute(tx);
  const known = new Set(
    await knowing(
      tx,
      context,
      application,
      rows.map(({ _id }) => _id),
    ),
  );
  return rows.filter(({ _id }) => known.has(_id));
}

/** Who holds a talk that is arranged, for whom it is moved; nobody where it has no host. */
export async function hostOf(tx: Tx, host: string | null): Promise<readonly Interviewer[]> {
  const { rows } = await sql<Interviewer>`
    select id as "_id", trim(first_name || ' ' || coalesce(last_name, '')) as "fullName" from "user"
    where id = ${host} and lower(status) = 'active'`.execute(tx);
  return rows;
}
