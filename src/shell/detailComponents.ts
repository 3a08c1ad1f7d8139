import { lazy } from 'react';
import type { DetailComponentId } from '#src/generated/ids.gen.ts';
import type { DetailComponentMap } from '#src/screens/detail/DetailComponent.tsx';

/** The tabs of detail screens written by hand; one lazy chunk each. */
export const detailComponents = {
  'startup.tasks': lazy(() =>
    import('#src/features/tasks/StartupTasksTab.tsx').then((module) => ({ default: module.StartupTasksTab })),
  ),
} satisfies Record<DetailComponentId, DetailComponentMap[string]>;
