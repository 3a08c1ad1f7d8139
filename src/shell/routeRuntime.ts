import {
  type AnyRoute,
  createRootRoute,
  createRoute,
  lazyRouteComponent,
  type ParsedLocation,
  type RouteComponent,
  redirect,
} from '@tanstack/react-router';
import { sessionStore, whenSessionKnown } from '#src/data/session/sessionStore.ts';
import type { ComponentScreenId } from '#src/generated/ids.gen.ts';
import { readTableSearch, type TableSearch } from '#src/screens/table/tableSearch.ts';
import type { ScreenAddress } from './answers/FirstQuestions.ts';
import { NotFoundPage } from './errors/NotFoundPage.tsx';
import { RouteCrash } from './errors/RouteCrash.tsx';
import { loadInTime } from './loadInTime.ts';
import { RootFrame } from './RootFrame.tsx';
import { type ScreenLoader, visitorScreens } from './visitorScreens.ts';

/**
 * Everything that the generated route tree (`src/generated/routes.gen.ts`) is made of:
 *
 *     declareRoute<Route<unknown, typeof appLayout, '/startups/management', …>>({
 *       getParentRoute: () => appLayout,                       // publicLayout, fullscreenLayout
 *       path: '/startups/management',
 *       validateSearch: tableSearch,
 *       ...guarded('startups.management'),                     // open, forVisitors, redirecting
 *       ...genericScreen('startups.management'),               // its title is the text `route.startups_management`
 *     })
 *
 * A screen that owns sub paths (detail tabs) has the path `/startup/$id/file/$`.
 */
export interface RouteStaticData {
  readonly routeId: string;
}

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    readonly routeId?: string;
    /** The generic screen that the route shows. */
    readonly screenId?: string;
  }
}

/** What a guard gets to see of a navigation. */
export interface GuardedNavigation {
  readonly params: unknown;
  readonly location: ParsedLocation;
  /** Nobody goes there yet: a pointer rests on a link that leads there. */
  readonly preload: boolean;
}

export const rootRoute = createRootRoute({
  // A guard that ran before would take everybody for a visitor.
  beforeLoad: whenSessionKnown,
  component: RootFrame,
  notFoundComponent: NotFoundPage,
  errorComponent: RouteCrash,
});

export const publicLayout = createRoute({
  getParentRoute: () => rootRoute,
  id: 'public',
  component: lazyRouteComponent(() => loadInTime(import('./layouts/PublicLayout.tsx')), 'PublicLayout'),
});

export const appLayout = createRoute({
  getParentRoute: () => rootRoute,
  id: 'app',
  component: lazyRouteComponent(() => loadInTime(import('./layouts/AppLayout.tsx')), 'AppLayout'),
  loader: async () => (await import('./loadFirstAnswers.ts')).loadFrameAnswers(),
  shouldReload: false,
});

export const fullscreenLayout = createRoute({
  getParentRoute: () => rootRoute,
  id: 'fullscreen',
  component: lazyRouteComponent(() => loadInTime(import('./layouts/FullscreenLayout.tsx')), 'FullscreenLayout'),
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

/** What the generator writes down of a route. */
interface RouteShape {
  readonly getParentRoute: () => AnyRoute;
  readonly path: string;
  readonly validateSearch: (search: Record<string, unknown>) => object;
  readonly staticData: RouteStaticData;
  readonly beforeLoad?: (navigation: GuardedNavigation) => void | Promise<void>;
  readonly component?: RouteComponent;
  readonly loader?: ShownScreen['loader'];
  readonly shouldReload?: false;
  readonly screenId?: string;
}

/**
 * A route of the type that the generator declares for it; the compiler need not infer a thousand of them. That its
 * paths are the ones the router makes of it is tested (`declaredRoutes.test.ts`).
 */
export function declareRoute<Declared>({ screenId, ...shape }: RouteShape): Declared {
  const staticData = { ...shape.staticData, ...(screenId !== undefined && { screenId }) };
  return createRoute<unknown, AnyRoute, string>({ ...shape, staticData }) as unknown as Declared;
}

/** What every route says of itself, and what happens before it is shown. */
interface RouteBehaviour {
  readonly staticData: RouteStaticData;
  readonly beforeLoad: (navigation: GuardedNavigation) => void | Promise<void>;
}

/** For everybody. */
export function open(routeId: string): Pick<RouteBehaviour, 'staticData'> {
  return { staticData: { routeId } };
}

/** For those whom the route's rule lets in; the rules come with the app's own chunk, not with the sign-in page. */
export function guarded(routeId: string): RouteBehaviour {
  const pass = async (navigation: GuardedNavigation): Promise<void> =>
    (await import('./guard/passGuard.ts')).passGuard(routeId, navigation);
  return { staticData: { routeId }, beforeLoad: pass };
}

/** For visitors: who has signed in is sent home, which needs none of the app's rules. */
export function forVisitors(routeId: string): RouteBehaviour {
  const leave = (): void => {
    if (sessionStore.get().user) throw redirect({ href: '/', replace: true });
  };
  return { staticData: { routeId }, beforeLoad: leave };
}

/** Leads on to where the route's cases point for this user. */
export function redirecting(routeId: string): RouteBehaviour {
  const follow = async (navigation: GuardedNavigation): Promise<void> =>
    (await import('./guard/followRedirect.ts')).followRedirect(routeId, navigation);
  return { staticData: { routeId }, beforeLoad: follow };
}

/** What a route shows, and what it asks before it does. */
interface ShownScreen {
  readonly component: RouteComponent;
  readonly loader: (opening: Pick<ScreenAddress, 'params'> & { readonly location: ParsedLocation }) => Promise<void>;
  readonly shouldReload: false;
}

/** A screen that is data: what the spec says of it, shown by the renderer of its kind. */
export function genericScreen(id: string): ShownScreen & { readonly screenId: string } {
  return {
    screenId: id,
    component: once(`generic ${id}`, () => lazyRouteComponent(() => loadInTime(loadGeneric(id)))),
    loader: async ({ params, location }) =>
      (await import('./loadFirstAnswers.ts')).loadFirstAnswers(id, { params, search: location.search }),
    shouldReload: false,
  };
}

/** A screen written by hand. Those for visitors are known here, so that sign-in needs no list of all the others. */
export function componentScreen(id: ComponentScreenId): Pick<ShownScreen, 'component'> | ShownScreen {
  const known: ScreenLoader | undefined = Object.entries(visitorScreens).find(([name]) => name === id)?.[1];
  if (known) return { component: once(id, () => lazyRouteComponent(() => loadInTime(known()))) };
  return {
    component: once(id, () => lazyRouteComponent(() => loadInTime(loadComponent(id)))),
    loader: async ({ params, location }) => {
      // The frame, which has what asks, is not for visitors.
      if (!sessionStore.get().user) return;
      await (await import('./loadFirstAnswers.ts')).loadComponentAnswers(id, { params, search: location.search });
    },
    shouldReload: false,
  };
}

const components = new Map<string, RouteComponent>();

/** The same component each time: a tree that is made anew while developing leaves the page that is open as it is. */
function once(key: string, make: () => RouteComponent): RouteComponent {
  const component = components.get(key) ?? make();
  components.set(key, component);
  return component;
}

const loadGeneric = async (id: string) => ({ default: await (await import('./loadScreen.ts')).loadScreen(id) });
const loadComponent = async (id: ComponentScreenId) => (await import('./screenRegistry.ts')).screenRegistry[id]();
