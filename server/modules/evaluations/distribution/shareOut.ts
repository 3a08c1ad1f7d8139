/** Sharing out the applications of a funnel among its evaluators (issue 15, point 6). */
import { distribute } from '#domain/scoring/distribute.ts';
import { specCatalog } from '#server/entities/catalogue/specCatalog.ts';
import { insertRows } from '#server/entities/write/storeRow.ts';
import type { FollowScope } from '#server/platform/context/followers.ts';
import { uuidv7 } from '#server/platform/db/uuidv7.ts';
import { emitAll } from '#server/platform/outbox/outbox.ts';
import { type AskedEvaluation, evaluationsAsked } from '../evaluationWrites.ts';
import { lockFunnels, type PoolRow, poolOf, type SharedRound, scoredRounds, waitingIn } from './roundRows.ts';
import { funnelsOfApplicants } from './sameApplicant.ts';

/** Gives what has no evaluators yet to those of the funnel, in every round that is scored. */
export async function shareOutFunnel(scope: FollowScope, funnel: string): Promise<void> {
  for (const round of await scoredRounds(scope.tx, funnel)) await shareOutRound(scope, round);
}

/** The same in every funnel in which the applicant of an application has applied. */
export async function shareOutApplicant(scope: FollowScope, application: string): Promise<void> {
  for (const funnel of await funnelsOfApplicants(scope.tx, [application])) await shareOutFunnel(scope, funnel);
}

/** The same for one round: all that is given is written together, so that hundreds take no longer than an operation may. */
async function shareOutRound(scope: FollowScope, round: SharedRound): Promise<void> {
  await lockFunnels(scope.tx, [round.funnel]);
  const pool = await poolOf(scope.tx, round);
  const waiting = await waitingIn(scope.tx, round);
  const { shares } = distribute(pool, waiting, round.perApplication);
  const nameOf = new Map(waiting.map(({ id, name }) => [id, name]));
  const dueOf = new Map(pool.map(({ id, dueDate }: PoolRow) => [id, dueDate ?? round.dueDate]));
  const asked = shares.map(({ application, evaluator }) => ({
    id: uuidv7(),
    application,
    evaluator,
    round: round.id,
    title: nameOf.get(application) ?? null,
    dueDate: dueOf.get(evaluator) ?? null,
  }));
  await ask(scope, asked, round.form);
}

interface Asked extends AskedEvaluation {
  readonly title: string | null;
}

/** Not by the writer: it also follows from applicants handing in, who may not make evaluations. */
async function ask(scope: FollowScope, asked: readonly Asked[], form: string): Promise<void> {
  if (asked.length === 0) return;
  const notBegun = {
    form,
    status: 'pending',
    isShared: false,
    isClosed: false,
    isDistributed: true,
    answers: [],
  };
  const rows = asked.map(({ id, ...values }) => ({ id, values: { ...values, ...notBegun } }));
  await insertRows(scope.tx, specCatalog.get('Evaluation'), rows);
  await evaluationsAsked(scope, asked);
  await emitAll(
    scope.tx,
    asked.map(({ id }) => ({ topic: 'Evaluation.created', payload: { id } })),
  );
}
