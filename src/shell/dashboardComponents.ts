import { lazy } from 'react';
import type { DashboardComponentId } from '#src/generated/ids.gen.ts';
import type { DashboardComponentMap } from '#src/screens/dashboard/ComponentCard.tsx';

/** The cards of dashboards written by hand; one lazy chunk each. */
export const dashboardComponents = {
  'home.tasks': lazy(() =>
    import('#src/features/tasks/DueTasksSection.tsx').then((module) => ({ default: module.DueTasksSection })),
  ),
  'home.startups': lazy(() =>
    import('#src/features/home/StartupsSection.tsx').then((module) => ({ default: module.StartupsSection })),
  ),
  'home.programs': lazy(() =>
    import('#src/features/home/ProgramsSection.tsx').then((module) => ({ default: module.ProgramsSection })),
  ),
} satisfies Record<DashboardComponentId, DashboardComponentMap[string]>;
