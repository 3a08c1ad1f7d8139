import { lazy, Suspense } from 'react';
import { useStore } from '#src/data/createStore.ts';
import { answerConfirmation, confirmationQueue } from './confirmations.ts';

const ConfirmDialog = lazy(() => import('./ConfirmDialog.tsx').then((module) => ({ default: module.ConfirmDialog })));

/** Shows the question at the head of the queue. */
export function ConfirmOutlet() {
  const [question] = useStore(confirmationQueue);
  if (!question) return null;
  return (
    <Suspense>
      <ConfirmDialog
        key={question.id}
        question={question}
        onAnswer={(isConfirmed) => answerConfirmation(question.id, isConfirmed)}
      />
    </Suspense>
  );
}
