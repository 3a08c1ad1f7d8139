import classes from './BatchPanels.module.css';
import type { StartedBatch } from './batchStore.ts';
import type { LastDecision } from './deciding/lastDecision.ts';
import { UndoLast } from './deciding/UndoLast.tsx';
import { FollowedBatch } from './FollowedBatch.tsx';

interface BatchPanelsProps {
  readonly batches: readonly StartedBatch[];
  /** What can still be taken back though its panel has gone. */
  readonly decision: LastDecision | null;
}

/** One panel for each operation that runs or has something to say. */
export function BatchPanels({ batches, decision }: BatchPanelsProps) {
  const isShown = decision && !batches.some(({ isDecision }) => isDecision);
  return (
    <ul className={classes.list}>
      {isShown && (
        <li key="undo">
          <UndoLast decision={decision} />
        </li>
      )}
      {batches.map((batch) => (
        <li key={batch.id}>
          <FollowedBatch batch={batch} />
        </li>
      ))}
    </ul>
  );
}
