import { createRouter } from '@tanstack/react-router';
import { loadSession } from '#src/data/session/loadSession.ts';
import { sessionStore } from '#src/data/session/sessionStore.ts';
import { loggedOutEvent, signOutWhenRequired } from '#src/data/session/signOut.ts';
import { watchOtherTabs } from '#src/data/session/watchOtherTabs.ts';
import { routeTree } from '#src/generated/routes.gen.ts';
import { keepMessagesAtHand } from '#src/ui/feedback/keepMessagesAtHand.ts';
import { PageLoader } from '#src/ui/feedback/PageLoader.tsx';
import { tellOfCutPastes } from '#src/ui/feedback/tellOfCutPastes.ts';
import { RouteCrash } from './errors/RouteCrash.tsx';
import { startTags } from './own/ownStart.ts';
import { registerServiceWorker } from './registerServiceWorker.ts';
import { reloadForNewChunks } from './reloadForNewChunks.ts';

/**
 * After the address has changed: what had the focus is often gone with the page before. Whoever uses the keyboard or a
 * screen reader goes on at the new page, not at the top of the window.
 */
function focusPage(): void {
  requestAnimationFrame(() => {
    const page = document.querySelector('main');
    if (page === null || (document.activeElement ?? document.body) !== document.body) return;
    page.tabIndex = -1;
    page.focus({ preventScroll: true });
  });
}

/** What the document shows until the first page is there (`index.html`). */
function closeOpening(): void {
  document.getElementById('opening')?.remove();
}

/** The one router of this page. */
export const router = createRouter({
  routeTree,
  defaultPreload: 'intent',
  // A pointer that only passes over a link asks for nothing.
  defaultPreloadDelay: 50,
  // What was asked for on intent is fresh for as long as the query cache says.
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

/** Whether a page has been drawn: the first is loaded before. */
let isDrawn = false;

/** Tells whoever watches the page from outside (measuring scripts, the browser tests) that an address is shown. */
function tellShown(): void {
  const { pathname } = router.state.location;
  window.dispatchEvent(new CustomEvent('cohort:page-shown', { detail: pathname }));
}

router.subscribe('onResolved', ({ pathChanged, fromLocation }) => {
  if (pathChanged && fromLocation) focusPage();
  if (isDrawn) tellShown();
});
// Whoever goes elsewhere while the first page is on its way gets there: the router itself listens from the first drawing on.
const stopFollowing = router.history.subscribe(() => void router.load().catch(() => undefined));
router.subscribe('onRendered', () => {
  if (isDrawn) return;
  isDrawn = true;
  stopFollowing();
  closeOpening();
  tellShown();
});

const unknownIncubatorPath = '/incubator-not-found';
/** What is shown where there is no incubator: that there is none, and how the first one is made. */
const pathsOfNobody: readonly string[] = [unknownIncubatorPath, '/setup'];

signOutWhenRequired();
watchOtherTabs();
registerServiceWorker();
window.addEventListener('vite:preloadError', () => void reloadForNewChunks());
window.addEventListener(loggedOutEvent, (event) => {
  const isOwnWish = (event as CustomEvent).detail === 'user';
  void (isOwnWish ? router.navigate({ href: '/login' }) : router.invalidate());
});
/** After the first page, which is more urgent. */
const messagesAfterMs = 1000;
let areMessagesAtHand = false;
let areTagsAsked = false;
sessionStore.subscribe(() => {
  const { status, user, incubator } = sessionStore.get();
  // The page that says so is no route.
  if (status === 'failed') closeOpening();
  if (incubator?.gtmId && !areTagsAsked) {
    areTagsAsked = true;
    void startTags();
  }
  if (user && !areMessagesAtHand) {
    areMessagesAtHand = true;
    // What says that the network is gone must be there before it goes.
    setTimeout(keepMessagesAtHand, messagesAfterMs);
    tellOfCutPastes();
  }
  if (status === 'unknownIncubator' && !pathsOfNobody.includes(window.location.pathname)) {
    void router.navigate({ href: unknownIncubatorPath, replace: true });
  }
});

if (import.meta.hot) {
  const { hot } = import.meta;
  void import('./dev/followSpec.ts').then(({ followSpec }) => followSpec(router, hot));
  // What is started here is started once: a page whose beginning was changed begins again.
  hot.accept(() => window.location.reload());
}

/** A page whose parts take longer than this, in milliseconds, is begun without them: its frame shows that they are on their way. */
const firstPagePatienceMs = 300;

async function loadFirstPage(): Promise<void> {
  await loadSession();
  if (sessionStore.get().status === 'failed') return;
  const patience = new Promise((resolve) => setTimeout(resolve, firstPagePatienceMs));
  // What goes wrong on the way is shown by the router.
  await Promise.race([router.load().catch(() => undefined), patience]);
}

/**
 * Resolves when the first page can be drawn in one go. Drawn before, it would begin with a sign of loading, and what
 * follows such a sign is held back until that has been on the screen for 300 ms (React's `Suspense`).
 */
export const firstPage = loadFirstPage();
