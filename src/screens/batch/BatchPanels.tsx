import classes from './BatchPanels.module.css';
import type { StartedBatch } from './batchStore.ts';
import { FollowedBatch } from './FollowedBatch.tsx';

/** One panel for each operation that runs or has something to say. */
export function BatchPanels({ batches }: { readonly batches: readonly StartedBatch[] }) {
  return (
    <ul className={classes.list}>
      {batches.map((batch) => (
        <li key={batch.id}>
          <FollowedBatch batch={batch} />
        </li>
      ))}
    </ul>
  );
}
