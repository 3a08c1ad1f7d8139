/** Sharing out the applications of a funnel among its evaluators (issue 15, point 6). */
import { distribute } from '#domain/scoring/distribute.ts';
import type { FollowScope } from '#server/platform/context/followers.ts';
import { uuidv7 } from '#server/platform/db/uuidv7.ts';
import { funnelsOfApplicants } from '#server/services/applications/sameApplicant.ts';
import { askToScore } from './askToScore.ts';
import { PORTION } from './portions/portion.ts';
import { goOnLater } from './portions/sharingQueue.ts';
import { lockFunnels, type PoolRow, poolOf, type SharedRound, scoredRounds, waitingIn } from './roundRows.ts';

/** Gives what has no evaluators yet to those of the funnel, in every round that is scored; with what is too much for one transaction a job goes on. */
export async function shareOutFunnel(scope: FollowScope, funnel: string): Promise<void> {
  if (!(await shareOutPortion(scope, funnel))) await goOnLater(scope, funnel);
}

/** As much of it as one transaction takes; whether that was all. */
export async function shareOutPortion(scope: FollowScope, funnel: string): Promise<boolean> {
  let room = PORTION;
  for (const round of await scoredRounds(scope.tx, funnel)) {
    const { given, left } = await shareOutRound(scope, round, room);
    if (left > 0) return false;
    room -= given;
  }
  return true;
}

/** The same in every funnel in which the applicant of an application has applied. */
export async function shareOutApplicant(scope: FollowScope, application: string): Promise<void> {
  for (const funnel of await funnelsOfApplicants(scope.tx, [application])) await shareOutFunnel(scope, funnel);
}

/** The same for one round: all that is given is written together, so that hundreds take no longer than an operation may. */
async function shareOutRound(
  scope: FollowScope,
  round: SharedRound,
  room: number,
): Promise<{ readonly given: number; readonly left: number }> {
  await lockFunnels(scope.tx, [round.funnel]);
  const pool = await poolOf(scope.tx, round);
  const waiting = await waitingIn(scope.tx, round);
  const { shares } = distribute(pool, waiting, round.perApplication);
  const nameOf = new Map(waiting.map(({ id, name }) => [id, name]));
  const dueOf = new Map(pool.map(({ id, dueDate }: PoolRow) => [id, dueDate ?? round.dueDate]));
  const asked = shares.slice(0, room).map(({ application, evaluator }) => ({
    id: uuidv7(),
    application,
    evaluator,
    round: round.id,
    title: nameOf.get(application) ?? null,
    dueDate: dueOf.get(evaluator) ?? null,
  }));
  await askToScore(scope, asked, { form: round.form, isDistributed: true });
  return { given: asked.length, left: shares.length - asked.length };
}
