import { announceAll } from '#server/platform/context/announce.ts';
import type { FollowScope } from '#server/platform/context/followers.ts';
import type { MetricItem } from '../setMetricDataValues.ts';
import { givenBy } from './reportedMeanwhile.ts';

/** What stood there before another value, as it is typed; empty where nothing did, or the same. */
export function wasOf({ kept, read }: MetricItem): string {
  const was = givenBy(kept);
  return was === null || was === givenBy(read) ? '' : String(was);
}

/** Of the figures that stand in place of others: each who has reported some of those hears of them together. */
export async function announceReplaced(
  scope: FollowScope,
  startup: string,
  items: readonly MetricItem[],
): Promise<void> {
  const replaced = items.filter((item) => wasOf(item) !== '');
  const reporters = [...Map.groupBy(replaced, ({ reporter }) => reporter)];
  await announceAll(
    scope,
    'FiguresReplaced',
    reporters.flatMap(([reporter, of]) =>
      reporter === null || reporter === scope.context.principal?.id
        ? []
        : [{ startup, reporter, items: of.map(({ id }) => id), was: of.map(wasOf) }],
    ),
  );
}
