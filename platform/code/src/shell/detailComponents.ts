import type { DetailComponentProps } from '#src/screens/detail/DetailComponent.tsx';
import type { ComponentLoader } from '#src/screens/loadedComponent.ts';

/** A product that is a spec alone has no tabs written by hand. */
export const detailComponents: Readonly<Record<string, ComponentLoader<DetailComponentProps>>> = {};
