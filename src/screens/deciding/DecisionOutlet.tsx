import { lazy, Suspense } from 'react';
import { useStore } from '#src/data/createStore.ts';
import { askedDecision, endDecision } from './askDecision.ts';

const DecideDialog = lazy(() => import('./DecideDialog.tsx').then((m) => ({ default: m.DecideDialog })));

/** Where a decision is asked for, whatever page its status was set on; fetched with the first. */
export function DecisionOutlet() {
  const asked = useStore(askedDecision);
  if (asked === null) return null;
  return (
    <Suspense>
      <DecideDialog key={asked.application._id} {...asked} onClose={endDecision} onDecided={endDecision} />
    </Suspense>
  );
}
