import { specCatalog } from '#server/entities/catalogue/specCatalog.ts';
import { insertRows } from '#server/entities/write/storeRow.ts';
import type { FollowScope } from '#server/platform/context/followers.ts';
import { emitAll } from '#server/platform/outbox/outbox.ts';
import { type AskedEvaluation, evaluationsAsked } from '../evaluationWrites.ts';

export interface Asked extends AskedEvaluation {
  /** What the application is called. */
  readonly title: string | null;
}

interface Terms {
  readonly form: string;
  /** False: somebody has chosen who scores it, so that sharing out anew takes nothing of it away. */
  readonly isDistributed: boolean;
}

/** Makes evaluations, none of them begun. Not by the writer: it also follows from writes of those who may not make evaluations. */
export async function askToScore(scope: FollowScope, asked: readonly Asked[], terms: Terms): Promise<void> {
  if (asked.length === 0) return;
  const notBegun = { ...terms, status: 'pending', isShared: false, isClosed: false, answers: [] };
  const rows = asked.map(({ id, ...values }) => ({ id, values: { ...values, ...notBegun } }));
  await insertRows(scope.tx, specCatalog.get('Evaluation'), rows);
  await evaluationsAsked(scope, asked);
  await emitAll(
    scope.tx,
    asked.map(({ id }) => ({ topic: 'Evaluation.created', payload: { id } })),
  );
}
