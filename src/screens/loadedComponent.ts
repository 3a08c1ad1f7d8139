import { type ComponentType, type LazyExoticComponent, lazy } from 'react';

export type ComponentLoader<Props> = () => Promise<{ readonly default: ComponentType<Props> }>;

/** Fetches the list of parts written by hand: it is known to the shell, and comes with the first part that is shown. */
export type LoadComponents<Props> = () => Promise<Readonly<Record<string, ComponentLoader<Props> | undefined>>>;

/** The part of that name, fetched when it is shown. */
export function loadedComponent<Props>(
  load: LoadComponents<Props>,
  id: string,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => {
    const component = (await load())[id];
    if (!component) throw new Error(`No component is registered under ${id}`);
    return component();
  });
}
