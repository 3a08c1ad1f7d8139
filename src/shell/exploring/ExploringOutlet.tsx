import { lazy, Suspense } from 'react';
import { useStore } from '#src/data/createStore.ts';
import { isExploring } from '#src/data/exploring/exploring.ts';
import { exploringBar } from './exploringBar.ts';

const ExploringBar = lazy(() => import('./ExploringBar.tsx').then((m) => ({ default: m.ExploringBar })));

/** The explorer's bar, loaded by those alone who have opened it; never in production. */
export function ExploringOutlet() {
  const isOpen = useStore(exploringBar);
  if (!isOpen || !isExploring()) return null;
  return (
    <Suspense>
      <ExploringBar />
    </Suspense>
  );
}
