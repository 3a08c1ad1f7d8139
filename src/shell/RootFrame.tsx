import { Outlet, useRouterState } from '@tanstack/react-router';
import { Suspense, useEffect } from 'react';
import { PageLoader } from '#src/ui/feedback/PageLoader.tsx';
import { usePageTitle } from './usePageTitle.ts';

/** What every page has, whatever its layout: a title, and a start at the top. */
export function RootFrame() {
  const pathname = useRouterState({ select: (state) => state.location.pathname });
  usePageTitle();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new path is what this waits for
  useEffect(() => {
    window.scrollTo(0, 0);
  }, [pathname]);
  return (
    <Suspense fallback={<PageLoader />}>
      <Outlet />
    </Suspense>
  );
}
