import {
  createRootRoute,
  createRoute,
  lazyRouteComponent,
  type ParsedLocation,
  type RouteComponent,
  redirect,
} from '@tanstack/react-router';
import { sessionStore } from '#src/data/session/sessionStore.ts';
import type { ComponentScreenId } from '#src/generated/ids.gen.ts';
import { readTableSearch, type TableSearch } from '#src/screens/table/tableSearch.ts';
import { NotFoundPage } from './errors/NotFoundPage.tsx';
import { RouteCrash } from './errors/RouteCrash.tsx';
import { RootFrame } from './RootFrame.tsx';
import { type ScreenLoader, visitorScreens } from './visitorScreens.ts';

/**
 * Everything that the generated route tree (`src/generated/routes.gen.ts`) is made of:
 *
 *     createRoute({
 *       getParentRoute: () => appLayout,                       // publicLayout, fullscreenLayout
 *       path: '/startups/management',
 *       staticData: { routeId: 'startups.management' },         // its title is the text `route.startups_management`
 *       validateSearch: keepSearch,
 *       beforeLoad: guardRoute('startups.management'),         // visitorsOnly for `signedOut`, none for `public`
 *       component: genericScreen('startups.management'),
 *     })
 *
 * A redirect has `beforeLoad: redirectRoute('…')` and no component. The tree is
 * `rootRoute.addChildren([publicLayout.addChildren([…]), appLayout.addChildren([…]), fullscreenLayout.addChildren([…])])`
 * and is exported as `routeTree`. A screen that owns sub paths (detail tabs) has the path `/startup/$id/file/$`.
 */
export interface RouteStaticData {
  readonly routeId: string;
}

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    readonly routeId?: string;
  }
}

/** What a guard gets to see of a navigation. */
export interface GuardedNavigation {
  readonly params: unknown;
  readonly location: ParsedLocation;
}

export const rootRoute = createRootRoute({
  component: RootFrame,
  notFoundComponent: NotFoundPage,
  errorComponent: RouteCrash,
});

export const publicLayout = createRoute({
  getParentRoute: () => rootRoute,
  id: 'public',
  component: lazyRouteComponent(() => import('./layouts/PublicLayout.tsx'), 'PublicLayout'),
});

export const appLayout = createRoute({
  getParentRoute: () => rootRoute,
  id: 'app',
  component: lazyRouteComponent(() => import('./layouts/AppLayout.tsx'), 'AppLayout'),
});

export const fullscreenLayout = createRoute({
  getParentRoute: () => rootRoute,
  id: 'fullscreen',
  component: lazyRouteComponent(() => import('./layouts/FullscreenLayout.tsx'), 'FullscreenLayout'),
});

/** Search parameters pass as they are; each screen reads its own. */
export function keepSearch(search: Record<string, unknown>): Record<string, unknown> {
  return search;
}

export { searchOf } from './searchOf.ts';

/** The state of a table in the address, typed; whatever else is there stays. */
export function tableSearch(search: Record<string, unknown>): TableSearch & { readonly create?: boolean } {
  const { create, ...rest } = search;
  return { ...rest, ...readTableSearch(search), ...(create === true && { create }) };
}

/** Lets through who may see the route; the rules come with the app's own chunk, not with the sign-in page. */
export function guardRoute(routeId: string): (navigation: GuardedNavigation) => Promise<void> {
  return async (navigation) => (await import('./guard/passGuard.ts')).passGuard(routeId, navigation);
}

/** Sends signed-in users home from the pages that are for visitors; needs none of the app's rules. */
export function visitorsOnly(): void {
  if (sessionStore.get().user) throw redirect({ href: '/', replace: true });
}

/** Sends on to where the route's cases point for this user. */
export function redirectRoute(routeId: string): (navigation: GuardedNavigation) => Promise<void> {
  return async (navigation) => (await import('./guard/followRedirect.ts')).followRedirect(routeId, navigation);
}

/** A screen that is data: what the spec says of it, shown by the renderer of its kind. */
export function genericScreen(id: string): RouteComponent {
  return lazyRouteComponent(async () => ({ default: await (await import('./loadScreen.ts')).loadScreen(id) }));
}

/** A screen written by hand. Those for visitors are known here, so that sign-in needs no list of all the others. */
export function componentScreen(id: ComponentScreenId): RouteComponent {
  const known: ScreenLoader | undefined = Object.entries(visitorScreens).find(([name]) => name === id)?.[1];
  return lazyRouteComponent(known ?? (async () => (await import('./screenRegistry.ts')).screenRegistry[id]()));
}
