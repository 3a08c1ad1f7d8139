import type { RouteComponent } from '@tanstack/react-router';
import { type ComponentType, createElement } from 'react';
import { screenLoaders } from '#src/generated/screenLoaders.gen.ts';

type Renderer = ComponentType<{ readonly module: never }>;

/** The renderer of each kind of generic screen; one chunk each. */
const renderers: Readonly<Record<string, () => Promise<Renderer>>> = {
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

/** Renderer and data of a generic screen, fetched side by side. */
export async function loadScreen(id: string): Promise<RouteComponent> {
  const [kind, load] = screenLoaders[id] ?? [];
  const render = renderers[kind ?? ''];
  if (!load || !render) throw new Error(`No screen ${id} was generated`);
  loadedKinds.set(id, kind ?? '');
  const [Screen, module] = await Promise.all([render(), load()]);
  return () => createElement(Screen, { module: module as never });
}
