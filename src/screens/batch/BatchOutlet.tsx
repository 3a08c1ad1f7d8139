import { lazy, Suspense, useEffect } from 'react';
import { useStore } from '#src/data/createStore.ts';
import { graphqlRequest } from '#src/data/graphqlRequest.ts';
import { useSession } from '#src/data/session/sessionStore.ts';
import { FollowedBatchesDocument } from './batch.gen.ts';
import { mayStartBatches } from './batchActions.ts';
import { batchStore, openBefore, restoreBatches } from './batchStore.ts';
import { useLastDecision } from './deciding/lastDecision.ts';

const BatchPanels = lazy(() => import('./BatchPanels.tsx').then((module) => ({ default: module.BatchPanels })));

/**
 * Where the panels of running operations appear, whatever page one goes to; fetched with the first. A page that is
 * loaded anew shows those again that still run or were open.
 */
export function BatchOutlet() {
  const batches = useStore(batchStore);
  const mayStart = mayStartBatches(useSession().rights?.principal ?? null);
  useEffect(() => (mayStart ? findAgain() : undefined), [mayStart]);
  const decision = useLastDecision();
  if (batches.length === 0 && decision === null) return null;
  return (
    <Suspense>
      <BatchPanels batches={batches} decision={decision} />
    </Suspense>
  );
}

/** Nobody has asked for it, so nothing is said where it fails; the operations go on by themselves. */
function findAgain(): () => void {
  const controller = new AbortController();
  graphqlRequest(FollowedBatchesDocument, { ids: openBefore() }, { signal: controller.signal }).then(
    ({ operations }) => restoreBatches(operations.map(({ id, kind, count }) => ({ id, kind, total: count }))),
    () => undefined,
  );
  return () => controller.abort();
}
