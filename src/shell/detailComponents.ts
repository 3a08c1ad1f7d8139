import { lazy } from 'react';
import type { DetailComponentId } from '#src/generated/ids.gen.ts';
import type { DetailComponentMap } from '#src/screens/detail/DetailComponent.tsx';

/** The tabs of detail screens written by hand; one lazy chunk each. */
export const detailComponents = {
  'startup.tasks': lazy(() =>
    import('#src/features/tasks/StartupTasksTab.tsx').then((module) => ({ default: module.StartupTasksTab })),
  ),
  'startup.activities': lazy(() =>
    import('#src/features/startupFile/StartupActivities.tsx').then((m) => ({ default: m.StartupActivities })),
  ),
  'startup.analytics': lazy(() =>
    import('#src/features/startupFile/StartupAnalytics.tsx').then((m) => ({ default: m.StartupAnalytics })),
  ),
  'startup.assessment': lazy(() =>
    import('#src/features/startupFile/StartupAssessmentOverview.tsx').then((m) => ({
      default: m.StartupAssessmentOverview,
    })),
  ),
  'startup.performance': lazy(() =>
    import('#src/features/startupFile/StartupPerformance.tsx').then((m) => ({ default: m.StartupPerformance })),
  ),
  'startup.export': lazy(() =>
    import('#src/features/startupFile/StartupExport.tsx').then((m) => ({ default: m.StartupExport })),
  ),
} satisfies Record<DetailComponentId, DetailComponentMap[string]>;
