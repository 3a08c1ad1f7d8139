import { lazy, Suspense, useState } from 'react';
import { useStore } from '#src/data/createStore.ts';
import { answerConfirmation, confirmationQueue } from './confirmations.ts';

const ConfirmDialog = lazy(() => import('./ConfirmDialog.tsx').then((module) => ({ default: module.ConfirmDialog })));

/** Shows the question at the head of the queue; the next one comes when the one before has faded. */
export function ConfirmOutlet() {
  const [asked = null] = useStore(confirmationQueue);
  const [shown, setShown] = useState(asked);
  if (!shown && asked) setShown(asked);
  if (!shown) return null;
  return (
    <Suspense>
      <ConfirmDialog
        key={shown.id}
        question={shown}
        onAnswer={(isConfirmed) => answerConfirmation(shown.id, isConfirmed)}
        onGone={() => setShown(null)}
      />
    </Suspense>
  );
}
