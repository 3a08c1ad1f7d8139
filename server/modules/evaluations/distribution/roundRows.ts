import { sql } from 'kysely';
import type { Evaluator, WaitingApplication } from '#domain/scoring/distribute.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { sameApplicant } from '#server/services/applications/sameApplicant.ts';

/** A round that is scored, with its rule of sharing out. */
export interface SharedRound {
  readonly id: string;
  readonly name: string;
  readonly funnel: string;
  readonly form: string;
  readonly perApplication: number | null;
  /** Applications at most for whoever comes by the rule. */
  readonly perEvaluator: number | null;
  readonly dueDate: string | null;
}

/** The rounds of a funnel that have a form for evaluators, in their order. */
export async function scoredRounds(tx: Tx, funnel: string): Promise<readonly SharedRound[]> {
  const { rows } = await sql<SharedRound>`
    select id, name, funnel_id as funnel, evaluation_form_id as form,
      evaluators_per_application as "perApplication",
      applications_per_evaluator as "perEvaluator", evaluation_due::text as "dueDate"
    from funnel_round where funnel_id = ${funnel} and evaluation_form_id is not null
    order by position, id`.execute(tx);
  return rows;
}

/** Somebody of a funnel's evaluators. */
export interface PoolRow extends Evaluator {
  readonly dueDate: string | null;
}

/** Assignments `s` that hold for a round: of that one, or of all. */
export const holdsIn = (round: string) => sql`(s.round_id is null or s.round_id = ${round})`;

/** To be held by whoever changes the evaluators of funnels or shares their applications out: one at a time, in one order. */
export async function lockFunnels(tx: Tx, funnels: readonly string[]): Promise<void> {
  await sql`select 1 from funnel where id = any(${[...funnels]}::text[]) order by id for update`.execute(tx);
}

/**
 * The evaluators of a round who can sign in, with what they have of it, or of the funnel where they are assigned to all
 * of it. Whoever shares out by it holds the funnel, so that two don't at once.
 */
export async function poolOf(tx: Tx, { id, funnel }: Pick<SharedRound, 'id' | 'funnel'>): Promise<readonly PoolRow[]> {
  const { rows } = await sql<PoolRow>`
    with loads as materialized (
      select e.evaluator_id, count(*)::int as everywhere, (count(*) filter (where e.round_id = ${id}))::int as here
      from evaluation e where e.status <> 'declined'
        and e.application_id in (select a.id from application a where a.funnel_id = ${funnel}) group by 1)
    select s.evaluator_id as id, min(s.max_applications) as most, min(s.due_date)::text as "dueDate",
      coalesce(case when bool_or(s.round_id is null) then min(l.everywhere) else min(l.here) end, 0) as load
    from evaluation_assignation s join "user" u on u.id = s.evaluator_id and lower(u.status) = 'active'
      left join loads l on l.evaluator_id = s.evaluator_id
    where s.funnel_id = ${funnel} and ${holdsIn(id)} group by s.evaluator_id order by s.evaluator_id`.execute(tx);
  return rows;
}

export interface WaitingRow extends WaitingApplication {
  readonly name: string;
  /** It stands in a round before this one still. */
  readonly isEarlier: boolean;
  /** Of those who have it, whoever has not begun. */
  readonly notBegun: readonly string[];
}

/** Nobody judges their own: the applicant, whoever has their address, the people of the startup and its mentors. */
const related = (funnel: string) => sql`
  select a.id as application, a.applicant_id as person from application a where a.funnel_id = ${funnel}
  union select a.id, u.id from application a join "user" u on lower(u.email) = lower(a.founder_email)
    where a.funnel_id = ${funnel}
  union select a.id, t.person from application a join (
      select u.id as person, unnest(u.startups_ids || u.assigned_startups_ids) as startup from "user" u) t
    on t.startup = a.startup_id where a.funnel_id = ${funnel}`;

/**
 * The applications that are scored in a round: handed in, undecided, and come to it. What stands before the first scored
 * round comes to that one by being handed in.
 */
export async function waitingIn(tx: Tx, round: SharedRound): Promise<readonly WaitingRow[]> {
  const { rows } = await sql<WaitingRow>`
    with here as (select id, position from funnel_round where id = ${round.id}),
      first as (select min(position) as position from funnel_round
        where funnel_id = ${round.funnel} and evaluation_form_id is not null),
      given as materialized (select e.application_id, array_agg(e.evaluator_id) as has,
          array_agg(e.evaluator_id) filter (where e.status = 'pending' and e.is_distributed) as not_begun
        from evaluation e where e.round_id = ${round.id} and e.status <> 'declined'
          -- Whoever can't sign in any more hands nothing in.
          and (e.status = 'submitted' or exists (select from "user" u where u.tenant_id = e.tenant_id
            and u.id = e.evaluator_id and lower(u.status) = 'active')) group by 1),
      declined as materialized (select e.evaluator_id, o.id, o.applicant_id, o.startup_id, o.founder_email
        from evaluation e join application o on o.tenant_id = e.tenant_id and o.id = e.application_id
        where e.status = 'declined'),
      related as materialized (select application, array_agg(person) as people
        from (${related(round.funnel)}) known where person is not null group by 1)
    select a.id, a.startup_name as name, a.round_id is distinct from here.id as "isEarlier", coalesce(given.has, '{}') as has, coalesce(given.not_begun, '{}') as "notBegun",
      array(select o.evaluator_id from declined o where ${sameApplicant}) || coalesce(related.people, '{}') as "closedTo"
    from application a cross join here cross join first left join funnel_round r on r.id = a.round_id
      left join given on given.application_id = a.id left join related on related.application = a.id
    where a.funnel_id = ${round.funnel} and a.status <> 'draft' and a.decision is null
      and (a.round_id = here.id or (here.position = first.position and coalesce(r.position, 0) < here.position))
    order by a.number nulls last, a.id`.execute(tx);
  return rows;
}
