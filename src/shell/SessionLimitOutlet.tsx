import { lazy, Suspense } from 'react';
import { useStore } from '#src/data/createStore.ts';
import { isSessionLimitReached } from '#src/data/session/serverSession.ts';

const SessionLimitDialog = lazy(() =>
  import('./SessionLimitDialog.tsx').then((module) => ({ default: module.SessionLimitDialog })),
);

/** Asks what to do when the user is signed in at too many places. */
export function SessionLimitOutlet() {
  const isReached = useStore(isSessionLimitReached);
  if (!isReached) return null;
  return (
    <Suspense>
      <SessionLimitDialog />
    </Suspense>
  );
}
