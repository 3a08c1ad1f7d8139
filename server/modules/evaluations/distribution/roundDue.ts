/** Until when a round is scored: whoever has its day of it has another when it moves. */
import { sql } from 'kysely';
import { dayOf } from '#domain/dates/zonedDays.ts';
import { specCatalog } from '#server/entities/catalogue/specCatalog.ts';
import type { WriteHook } from '#server/entities/write/EntityWriter.ts';
import { updateRows } from '#server/entities/write/storeRow.ts';
import { announceAll } from '#server/platform/context/announce.ts';
import type { RequestContext } from '#server/platform/context/context.ts';
import type { FollowScope } from '#server/platform/context/followers.ts';
import { ValidationError } from '#server/platform/errors/errors.ts';
import { emitAll } from '#server/platform/outbox/outbox.ts';
import { moveDueLater } from './portions/dueQueue.ts';
import { PORTION } from './portions/portion.ts';

export const roundDueChanged: WriteHook = async ({ before, after }, scope) => {
  if (before === null || after === null) return;
  const days = { from: dayIn(before.evaluationDue), to: dayIn(after.evaluationDue) };
  requireDueAhead(scope.context, { ...days, path: 'input.evaluationDue' });
  await moveRoundDue(scope, after.id, days);
};

/** Refuses a day that is behind us already: everybody would be late at once. The day that it has may stay. */
export function requireDueAhead(
  { tenant, now }: RequestContext,
  { from, to, path }: Days & { readonly path: string },
): void {
  if (to === null || to === from || to >= dayOf(tenant.timezone, now())) return;
  throw new ValidationError([{ path, reason: 'dueDateInPast' }]);
}

interface Days {
  readonly from: string | null;
  readonly to: string | null;
}

/** Moves the open evaluations of a round that are due on its day; those with a day of their own stay. */
export async function moveRoundDue(scope: FollowScope, round: string, { from, to }: Days): Promise<void> {
  if (from === to || (await moveDuePortion(scope, round, { from, to }))) return;
  await moveDueLater(scope, round, from);
}

/** As many of them as one transaction takes; whether those were all. */
export async function moveDuePortion(scope: FollowScope, round: string, { from, to }: Days): Promise<boolean> {
  const { tx } = scope;
  const { rows } = await sql<{ id: string; evaluator: string }>`
    select id, evaluator_id as evaluator from evaluation where round_id = ${round} and not is_closed
      and status in ('pending', 'in_progress') and due_date is not distinct from ${from}::date
    order by id limit ${PORTION} for update`.execute(tx);
  const ids = rows.map(({ id }) => id);
  await updateRows(tx, specCatalog.get('Evaluation'), ids, { dueDate: to });
  await emitAll(
    tx,
    ids.map((id) => ({ topic: 'Evaluation.updated', payload: { id } })),
  );
  // Not before all have it: a task is due with the first of them.
  const moved = rows.map(({ id, evaluator }) => ({ evaluation: id, evaluator, round }));
  await announceAll(scope, 'EvaluationMoved', moved);
  return rows.length < PORTION;
}

const dayIn = (value: unknown): string | null => (typeof value === 'string' ? value : null);
