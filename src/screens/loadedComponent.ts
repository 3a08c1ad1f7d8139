import { type ComponentType, type LazyExoticComponent, lazy } from 'react';

export type ComponentLoader<Props> = () => Promise<{ readonly default: ComponentType<Props> }>;

/** Fetches the list of parts written by hand: it is known to the shell, and comes with the first part that is shown. */
export type LoadComponents<Props> = () => Promise<Readonly<Record<string, ComponentLoader<Props> | undefined>>>;

/** By name; what props each takes is known to its list. */
type Loaded = Map<string, unknown>;

/**
 * What was made of each list. A component that waits is made anew when it goes on, and forgets what it remembered: a
 * lazy component that is made in it would be another one each time, and never be shown.
 */
const loadedByList = new WeakMap<object, Loaded>();

/** The part of that name, fetched when it is shown; always the same component. */
export function loadedComponent<Props>(
  load: LoadComponents<Props>,
  id: string,
): LazyExoticComponent<ComponentType<Props>> {
  const loaded: Loaded = loadedByList.get(load) ?? new Map();
  loadedByList.set(load, loaded);
  const known = loaded.get(id) as LazyExoticComponent<ComponentType<Props>> | undefined;
  if (known) return known;
  const component = lazy(async () => {
    const found = (await load())[id];
    if (!found) throw new Error(`No component is registered under ${id}`);
    return found();
  });
  loaded.set(id, component);
  return component;
}
