/** The rule of a round (issue 15 §6): what all of its evaluators together find good enough goes on, where the round says so. */
import { sql } from 'kysely';
import { specCatalog } from '#server/entities/catalogue/specCatalog.ts';
import { updateRow } from '#server/entities/write/storeRow.ts';
import { announce } from '#server/platform/context/announce.ts';
import { type FollowScope, follower } from '#server/platform/context/followers.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { emit } from '#server/platform/outbox/outbox.ts';
import { shareOutFunnel } from './shareOut.ts';

/** An application of which less is waited for in a round. */
export interface Evaluated {
  readonly application: string;
  readonly round: string | null;
}

/** Passes on of which nobody is waited for any more, and what was given is enough. */
export async function passOnWhatPassed(scope: FollowScope, evaluated: readonly Evaluated[]): Promise<void> {
  for (const passage of await passagesOf(scope.tx, evaluated)) await passOn(scope, passage);
}

/** Whoever steps aside last was waited for just like whoever hands in last; what is shared out anew is waited for again. */
export const passOnByRule = [
  follower(
    'EvaluationSubmitted',
    'record',
    'The application goes on to the next round, once all evaluations are in and reach the score that the round goes by',
    ({ payload }, scope) => passOnWhatPassed(scope, [payload]),
  ),
  follower(
    'EvaluationDeclined',
    'record',
    'The application goes on to the next round, if nobody else is asked and the others reach the score that the round goes by',
    ({ payload }, scope) => passOnWhatPassed(scope, [payload]),
  ),
];

interface Passage {
  readonly application: string;
  readonly funnel: string;
  readonly from: string | null;
  readonly to: string;
}

/**
 * Where applications go on to; those do not whose round has no such rule, of which an evaluation is still to come, whose score
 * is too low, or which people have moved or decided. As many evaluations as the round asks for must be there.
 */
async function passagesOf(tx: Tx, evaluated: readonly Evaluated[]): Promise<readonly Passage[]> {
  const { rows } = await sql<Passage>`
    with here as (select distinct done.application, r.*
        from jsonb_to_recordset(${JSON.stringify(evaluated)}::jsonb) as done(application text, round text)
          join funnel_round r on r.id = done.round
        where r.pass_score is not null and r.when_passed = 'goOn')
    select a.id as application, a.funnel_id as funnel, a.round_id as "from", following.id as "to"
    from here join application a on a.id = here.application and a.funnel_id = here.funnel_id
      cross join lateral (select count(*) filter (where status = 'submitted' and score is not null) as scored,
          count(*) filter (where status not in ('submitted', 'declined') and exists (select from "user" u
            where u.id = evaluator_id and lower(u.status) = 'active')) as open,
          round(avg(score) filter (where status = 'submitted')::numeric, 1) as mean
        from evaluation where application_id = a.id and round_id = here.id) given
      left join funnel_round stands on stands.id = a.round_id
      join lateral (select id from funnel_round where funnel_id = a.funnel_id and position > here.position
        order by position, id limit 1) following on true
    where a.decision is null and coalesce(stands.position, 0) <= here.position
      and given.open = 0 and given.scored >= coalesce(here.evaluators_per_application, 1)
      and given.mean >= here.pass_score::numeric
    order by a.id, here.position`.execute(tx);
  return rows;
}

/** Not by the writer: it follows from what an evaluator hands in, who may not move applications. */
async function passOn(scope: FollowScope, { application, funnel, from, to }: Passage): Promise<void> {
  await updateRow(scope.tx, specCatalog.get('Application'), application, { round: to });
  await announce(scope, 'ApplicationMoved', { application, round: to, from, byRule: true });
  await shareOutFunnel(scope, funnel);
  await emit(scope.tx, { topic: 'Application.updated', payload: { id: application } });
}
