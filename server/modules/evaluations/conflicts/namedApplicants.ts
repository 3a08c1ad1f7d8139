import { sql } from 'kysely';
import { lacksFeature } from '#domain/access/features.ts';
import type { RequestContext } from '#server/platform/context/context.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { sameApplicant } from '#server/services/applications/sameApplicant.ts';

export interface NamedApplicant {
  readonly applicationId: string;
  readonly name: string;
  readonly funnelId: string;
  readonly funnelName: string;
  /** Of the rounds that the reader judges. */
  readonly roundNames: readonly string[];
  readonly isKnown: boolean;
  readonly isByStaff: boolean;
  readonly isInQueue: boolean;
}

/**
 * Applicants of the rounds that the reader judges, who may be named to them: neither where they are hidden now, nor where
 * they come to a round that the reader judges without knowing whose applications it has, whatever the reader's role. Whom
 * they have said they know are among them, although they read the application no more: so they can take it back.
 */
export async function namedApplicants(context: RequestContext, tx: Tx): Promise<readonly NamedApplicant[]> {
  const reader = context.principal?.id ?? '';
  const nobodyHides = lacksFeature(context.principal, 'anonymityApplications');
  // What is known of a hidden application would tell whose it is.
  const isNamed = sql`(${nobodyHides}::boolean or not o.anonymous)`;
  const known = sql`from application o join evaluation e on e.application_id = o.id
    where ${sameApplicant} and e.evaluator_id = ${reader} and ${isNamed}`;
  const { rows } = await sql<NamedApplicant>`
    with judged as (
      select r.id, r.name, r.position, r.funnel_id, not ${nobodyHides}::boolean and
        case r.applicant_identity when 'hidden' then true when 'shown' then false else f.anonymous end as hidden
      from funnel_round r join funnel f on f.id = r.funnel_id
      where r.evaluation_form_id is not null and (
        exists (select from evaluation_assignation s where s.funnel_id = r.funnel_id and s.evaluator_id = ${reader}
          and (s.round_id is null or s.round_id = r.id))
        or exists (select from evaluation e where e.round_id = r.id and e.evaluator_id = ${reader})))
    select a.id as "applicationId", a.startup_name as name, f.id as "funnelId", f.name as "funnelName",
      array(select name from judged where funnel_id = f.id order by position, id) as "roundNames",
      exists (select ${known} and e.status = 'declined') as "isKnown",
      exists (select ${known} and e.status = 'declined' and e.declined_by_id <> ${reader}) as "isByStaff",
      exists (select ${known} and e.status in ('pending', 'in_progress') and not e.is_closed) as "isInQueue"
    from application a join funnel f on f.id = a.funnel_id left join funnel_round stands on stands.id = a.round_id
    where a.status <> 'draft' and a.decision is null
      and (${reader} = any(a.readers_ids) or exists (select from evaluation e
        where e.application_id = a.id and e.evaluator_id = ${reader} and e.status = 'declined'))
      and (${nobodyHides}::boolean or not a.anonymous)
      and exists (select from judged j where j.funnel_id = a.funnel_id and j.position >= coalesce(stands.position, 0))
      and not exists (select from judged j where j.funnel_id = a.funnel_id and j.hidden
        and j.position >= coalesce(stands.position, 0))
    order by f.name, f.id, a.startup_name, a.id limit 2000`.execute(tx);
  return rows;
}
