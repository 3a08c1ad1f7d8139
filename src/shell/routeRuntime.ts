import {
  createRootRoute,
  createRoute,
  lazyRouteComponent,
  type ParsedLocation,
  type RouteComponent,
  redirect,
} from '@tanstack/react-router';
import { type ComponentType, createElement } from 'react';
import { sessionStore } from '#src/data/session/sessionStore.ts';
import type { ComponentScreenId } from '#src/generated/ids.gen.ts';
import type { ScreenModules } from '#src/screens/screenModules.ts';
import { readTableSearch, type TableSearch } from '#src/screens/table/tableSearch.ts';
import { NotFoundPage } from './errors/NotFoundPage.tsx';
import { RouteCrash } from './errors/RouteCrash.tsx';
import { RootFrame } from './RootFrame.tsx';
import { screenRegistry } from './screenRegistry.ts';

/**
 * Everything that the generated route tree (`src/generated/routes.gen.ts`) is made of:
 *
 *     createRoute({
 *       getParentRoute: () => appLayout,                       // publicLayout, fullscreenLayout
 *       path: '/startups/management',
 *       staticData: { routeId: 'startups.management', titleKey: 'routes.startups.management' },
 *       validateSearch: keepSearch,
 *       beforeLoad: guardRoute('startups.management'),         // visitorsOnly for `signedOut`, none for `public`
 *       component: genericScreen('table', () => import('./screens/startups.management.gen.ts')),
 *     })
 *
 * A redirect has `beforeLoad: redirectRoute('…')` and no component. The tree is
 * `rootRoute.addChildren([publicLayout.addChildren([…]), appLayout.addChildren([…]), fullscreenLayout.addChildren([…])])`
 * and is exported as `routeTree`. A screen that owns sub paths (detail tabs) has the path `/startup/$id/file/$`.
 */
export interface RouteStaticData {
  readonly routeId: string;
  /** Key of the page's title in the namespace `spec`. */
  readonly titleKey: string;
}

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    readonly routeId?: string;
    readonly titleKey?: string;
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

/** The renderer of each kind of generic screen; one chunk each. */
const renderers = {
  table: () => import('#src/screens/table/TableScreen.tsx').then((m) => m.TableScreen),
  detail: () => import('#src/screens/detail/DetailScreen.tsx').then((m) => m.DetailScreen),
  form: () => import('#src/screens/form/FormScreen.tsx').then((m) => m.FormScreen),
  calendar: () => import('#src/screens/calendar/CalendarScreen.tsx').then((m) => m.CalendarScreen),
  dashboard: () => import('#src/screens/dashboard/DashboardScreen.tsx').then((m) => m.DashboardScreen),
};

/** A screen that is data: what the spec says of it, shown by the renderer of its kind. */
export function genericScreen<Kind extends keyof ScreenModules>(
  kind: Kind,
  load: () => Promise<ScreenModules[Kind]>,
): RouteComponent {
  return lazyRouteComponent(async () => {
    const render = renderers[kind] as () => Promise<ComponentType<{ readonly module: ScreenModules[Kind] }>>;
    const [Screen, module] = await Promise.all([render(), load()]);
    return { default: () => createElement(Screen, { module }) };
  });
}

/** A screen written by hand; the registry fails to compile when one that the spec names is missing. */
export function componentScreen(id: ComponentScreenId): RouteComponent {
  return lazyRouteComponent(screenRegistry[id]);
}
