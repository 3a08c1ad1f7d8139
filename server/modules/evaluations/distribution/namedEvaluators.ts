import { sql } from 'kysely';
import type { WriteHook } from '#server/entities/write/EntityWriter.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { uuidv7 } from '#server/platform/db/uuidv7.ts';
import { sameApplicant } from '#server/services/applications/sameApplicant.ts';
import { idsIn } from '#server/services/people/idsIn.ts';
import { type ScoredRound, scoredRoundOf } from '../evaluationForms.ts';
import { askToScore } from './askToScore.ts';
import { whoMayEvaluate } from './evaluators.ts';

/**
 * Whoever is named as an evaluator of an application is asked to score it, in its round or the one in which its funnel
 * scores; without such a round they read it. Whoever knows the applicant is asked by nobody.
 */
export const askNamedEvaluators: WriteHook = async ({ before, after }, scope) => {
  if (after === null || after.status === 'draft' || after.decision != null) return;
  const had = idsIn(before?.evaluators);
  const named = idsIn(after.evaluators).filter((id) => !had.includes(id));
  if (named.length === 0) return;
  const round = await scoredRoundOf(scope.tx, after.id, null);
  if (round === null) return;
  const evaluators = await whoIsFree(scope.tx, after.id, round, await whoMayEvaluate(scope.tx, named));
  const asked = evaluators.map((evaluator) => ({
    ...{ id: uuidv7(), application: after.id, evaluator, round: round.id, dueDate: round.dueDate },
    title: typeof after.startupName === 'string' ? after.startupName : null,
  }));
  await askToScore(scope, asked, { form: round.form, isDistributed: false });
};

/** Of those named, who neither has it to score in the round already nor knows its applicant. */
async function whoIsFree(
  tx: Tx,
  application: string,
  round: ScoredRound,
  named: readonly string[],
): Promise<readonly string[]> {
  const { rows } = await sql<{ id: string }>`
    select named.id from unnest(${[...named]}::text[]) as named (id)
    where not exists (select from application a join application o on ${sameApplicant}
        join evaluation e on e.application_id = o.id
      where a.id = ${application} and e.evaluator_id = named.id
        and (e.status = 'declined' or (o.id = a.id and e.round_id = ${round.id})))
    order by 1`.execute(tx);
  return rows.map(({ id }) => id);
}
