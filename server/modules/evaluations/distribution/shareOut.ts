/** Sharing out the applications of a funnel among its evaluators (issue 15, point 6). */
import { type Distribution, distribute } from '#domain/scoring/distribute.ts';
import { specCatalog } from '#server/entities/catalogue/specCatalog.ts';
import { insertRow } from '#server/entities/write/storeRow.ts';
import { loadStored } from '#server/entities/write/WriteScope.ts';
import type { FollowScope } from '#server/platform/context/followers.ts';
import { uuidv7 } from '#server/platform/db/uuidv7.ts';
import { emit } from '#server/platform/outbox/outbox.ts';
import { loadApplication } from '#server/services/applications/applicationRows.ts';
import { evaluationChanged } from '../evaluationWrites.ts';
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

/** The same for one round; what was given. */
async function shareOutRound(scope: FollowScope, round: SharedRound): Promise<Distribution> {
  await lockFunnels(scope.tx, [round.funnel]);
  const pool = await poolOf(scope.tx, round);
  const distribution = distribute(pool, await waitingIn(scope.tx, round), round.perApplication);
  const dueOf = new Map(pool.map(({ id, dueDate }: PoolRow) => [id, dueDate ?? round.dueDate]));
  for (const { application, evaluator } of distribution.shares) {
    await ask(scope, { application, evaluator, round, dueDate: dueOf.get(evaluator) ?? null });
  }
  return distribution;
}

interface Asked {
  readonly application: string;
  readonly evaluator: string;
  readonly round: SharedRound;
  readonly dueDate: string | null;
}

/** Not by the writer: it also follows from applicants handing in, who may not make evaluations. */
async function ask(scope: FollowScope, { application, evaluator, round, dueDate }: Asked): Promise<void> {
  const model = specCatalog.get('Evaluation');
  const id = uuidv7();
  await insertRow(scope.tx, model, id, {
    title: (await loadApplication(scope.tx, application))?.startupName ?? null,
    application,
    evaluator,
    round: round.id,
    form: round.form,
    dueDate,
    status: 'pending',
    isShared: false,
    isClosed: false,
    isDistributed: true,
    answers: [],
  });
  const after = await loadStored(scope.tx, model, id);
  await evaluationChanged({ entity: 'Evaluation', before: null, after }, scope);
  await emit(scope.tx, { topic: 'Evaluation.created', payload: { id } });
}
