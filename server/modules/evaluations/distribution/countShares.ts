import { distribute, type Evaluator, type WaitingApplication } from '#domain/scoring/distribute.ts';

/** What sharing out comes to, in numbers. */
export function countShares(
  pool: readonly Evaluator[],
  waiting: readonly WaitingApplication[],
  perApplication: number | null,
) {
  const { shares, missing } = distribute(pool, waiting, perApplication);
  const given = Map.groupBy(shares, ({ evaluator }) => evaluator);
  const loads = pool.map(({ id, load }) => load + (given.get(id)?.length ?? 0));
  return {
    evaluators: pool.length,
    applications: waiting.length,
    given: shares.length,
    missing,
    least: loads.length === 0 ? 0 : Math.min(...loads),
    most: Math.max(0, ...loads),
  };
}
