import type { RouteComponent } from '@tanstack/react-router';
import { type ComponentType, createElement } from 'react';
import { screenLoaders } from '#src/generated/screenLoaders.gen.ts';
import type { ScreenLoader, ScreenModules } from '#src/screens/screenModules.ts';

type Renderers = {
  readonly [Kind in keyof ScreenModules]: () => Promise<ComponentType<{ readonly module: ScreenModules[Kind] }>>;
};

/** The renderer of each kind of generic screen; one chunk each. */
const renderers: Renderers = {
  table: () => import('#src/screens/table/TableScreen.tsx').then((m) => m.TableScreen),
  detail: () => import('#src/screens/detail/DetailScreen.tsx').then((m) => m.DetailScreen),
  form: () => import('#src/screens/form/FormScreen.tsx').then((m) => m.FormScreen),
  calendar: () => import('#src/screens/calendar/CalendarScreen.tsx').then((m) => m.CalendarScreen),
  dashboard: () => import('#src/screens/dashboard/DashboardScreen.tsx').then((m) => m.DashboardScreen),
};

/** The kind of each screen that was loaded. */
const loadedKinds = new Map<string, string>();

/** Whether a screen that was loaded is of another kind by now; only while developing. */
export const changedKinds = (): boolean =>
  [...loadedKinds].some(([id, kind]) => screenLoaders[id] !== undefined && screenLoaders[id][0] !== kind);

/** Kind and module of a generic screen. */
export function screenLoader(id: string): ScreenLoader {
  const loader = screenLoaders[id];
  if (!loader) throw new Error(`No screen ${id} was generated`);
  return loader;
}

/** Renderer and data of a generic screen, fetched side by side. */
export function loadScreen(id: string): Promise<RouteComponent> {
  const loader = screenLoader(id);
  loadedKinds.set(id, loader[0]);
  return loadOfKind(loader);
}

async function loadOfKind<Kind extends keyof ScreenModules>([kind, load]: ScreenLoader<Kind>): Promise<RouteComponent> {
  const [Screen, module] = await Promise.all([renderers[kind](), load()]);
  return () => createElement(Screen, { module });
}
