import { createRouter } from '@tanstack/react-router';
import { createQueryClient } from '#src/data/queryClient.ts';
import { loadSession } from '#src/data/session/loadSession.ts';
import { sessionStore } from '#src/data/session/sessionStore.ts';
import { loggedOutEvent, signOutWhenRequired } from '#src/data/session/signOut.ts';
import { watchOtherTabs } from '#src/data/session/watchOtherTabs.ts';
import { routeTree } from '#src/generated/routes.gen.ts';
import { PageLoader } from '#src/ui/feedback/PageLoader.tsx';
import { RouteCrash } from './errors/RouteCrash.tsx';
import { registerServiceWorker } from './registerServiceWorker.ts';

const queryClient = createQueryClient();

const router = createRouter({
  routeTree,
  context: { queryClient },
  defaultPreload: 'intent',
  defaultPreloadStaleTime: 0,
  defaultPendingMs: 150,
  defaultPendingMinMs: 200,
  defaultPendingComponent: PageLoader,
  defaultErrorComponent: RouteCrash,
  scrollRestoration: false,
});

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router;
  }
}

const unknownIncubatorPath = '/incubator-not-found';

/** The one router and cache of this page. */
export const app = { router, queryClient };

signOutWhenRequired();
watchOtherTabs();
registerServiceWorker();
window.addEventListener('vite:preloadError', () => window.location.reload());
window.addEventListener(loggedOutEvent, (event) => {
  queryClient.clear();
  const isOwnWish = (event as CustomEvent).detail === 'user';
  void (isOwnWish ? router.navigate({ href: '/login' }) : router.invalidate());
});
sessionStore.subscribe(() => {
  const { status } = sessionStore.get();
  if (status === 'unknownIncubator' && window.location.pathname !== unknownIncubatorPath) {
    void router.navigate({ href: unknownIncubatorPath, replace: true });
  }
});

void loadSession();
