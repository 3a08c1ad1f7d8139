import { lazy, Suspense } from 'react';
import { useStore } from '#src/data/createStore.ts';
import { toastStore } from './toasts.ts';

const ToastList = lazy(() => import('./ToastList.tsx').then((module) => ({ default: module.ToastList })));

/** Where toasts appear; the list is fetched with the first one. The live region is there from the start. */
export function ToastOutlet() {
  const toasts = useStore(toastStore);
  return (
    <div aria-live="polite" role="status">
      {toasts.length > 0 && (
        <Suspense>
          <ToastList toasts={toasts} />
        </Suspense>
      )}
    </div>
  );
}
