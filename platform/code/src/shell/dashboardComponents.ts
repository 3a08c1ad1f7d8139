import type { ComponentLoader } from '#src/screens/loadedComponent.ts';

/** A product that is a spec alone has no cards written by hand. */
export const dashboardComponents: Readonly<Record<string, ComponentLoader<object>>> = {};
