/** The rule of a round (issue 15 §6): what all of its evaluators together find good enough goes on, where the round says so. */
import { sql } from 'kysely';
import { specCatalog } from '#server/entities/catalogue/specCatalog.ts';
import { updateRow } from '#server/entities/write/storeRow.ts';
import { announce } from '#server/platform/context/announce.ts';
import { type FollowScope, follower } from '#server/platform/context/followers.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { emit } from '#server/platform/outbox/outbox.ts';
import { shareOutFunnel } from './shareOut.ts';

interface Evaluated {
  readonly payload: { readonly application: string; readonly round: string | null };
}

/** Passes it on if nobody is waited for any more, and what was given is enough. */
export const passOnIfPassed = async (
  { payload: { application, round } }: Evaluated,
  scope: FollowScope,
): Promise<void> => {
  const passage = round === null ? null : await passageOf(scope.tx, application, round);
  if (passage !== null) await passOn(scope, application, passage);
};

/** Whoever steps aside last was waited for just like whoever hands in last; what is shared out anew is waited for again. */
export const passOnByRule = [
  follower(
    'EvaluationSubmitted',
    'record',
    'The application goes on to the next round, once all evaluations are in and reach the score that the round goes by',
    passOnIfPassed,
  ),
  follower(
    'EvaluationDeclined',
    'record',
    'The application goes on to the next round, if nobody else is asked and the others reach the score that the round goes by',
    passOnIfPassed,
  ),
];

interface Passage {
  readonly funnel: string;
  readonly from: string | null;
  readonly to: string;
}

/**
 * Where an application goes on to; null where the round has no such rule, an evaluation is still to come, the score is not
 * reached, or it was moved or decided by people. As many evaluations as the round asks for must be there.
 */
async function passageOf(tx: Tx, application: string, round: string): Promise<Passage | null> {
  const { rows } = await sql<Passage>`
    with here as (select * from funnel_round where id = ${round} and pass_score is not null and when_passed = 'goOn'),
      given as (select count(*) filter (where status = 'submitted' and score is not null) as scored,
          count(*) filter (where status not in ('submitted', 'declined') and exists (select from "user" u
            where u.id = evaluator_id and lower(u.status) = 'active')) as open,
          round(avg(score) filter (where status = 'submitted')::numeric, 1) as mean
        from evaluation where application_id = ${application} and round_id = ${round})
    select a.funnel_id as funnel, a.round_id as "from", following.id as "to"
    from application a join here on here.funnel_id = a.funnel_id cross join given
      left join funnel_round stands on stands.id = a.round_id
      join lateral (select id from funnel_round where funnel_id = a.funnel_id and position > here.position
        order by position, id limit 1) following on true
    where a.id = ${application} and a.decision is null and coalesce(stands.position, 0) <= here.position
      and given.open = 0 and given.scored >= coalesce(here.evaluators_per_application, 1)
      and given.mean >= here.pass_score::numeric`.execute(tx);
  return rows[0] ?? null;
}

/** Not by the writer: it follows from what an evaluator hands in, who may not move applications. */
async function passOn(scope: FollowScope, application: string, { funnel, from, to }: Passage): Promise<void> {
  await updateRow(scope.tx, specCatalog.get('Application'), application, { round: to });
  await announce(scope, 'ApplicationMoved', { application, round: to, from, byRule: true });
  await shareOutFunnel(scope, funnel);
  await emit(scope.tx, { topic: 'Application.updated', payload: { id: application } });
}
