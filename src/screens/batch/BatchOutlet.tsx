import { lazy, Suspense } from 'react';
import { useStore } from '#src/data/createStore.ts';
import { batchStore } from './batchStore.ts';

const BatchPanels = lazy(() => import('./BatchPanels.tsx').then((module) => ({ default: module.BatchPanels })));

/** Where the panels of running operations appear, whatever page one goes to; fetched with the first. */
export function BatchOutlet() {
  const batches = useStore(batchStore);
  if (batches.length === 0) return null;
  return (
    <Suspense>
      <BatchPanels batches={batches} />
    </Suspense>
  );
}
