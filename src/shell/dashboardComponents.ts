import type { DashboardComponentId } from '#src/generated/ids.gen.ts';
import type { ComponentLoader } from '#src/screens/loadedComponent.ts';

/** The cards of dashboards written by hand; one lazy chunk each. */
export const dashboardComponents = {
  'home.firstSteps': () =>
    import('#src/features/home/FirstSteps.tsx').then((module) => ({ default: module.FirstSteps })),
  'home.applications': () =>
    import('#src/features/applications/progress/MyApplicationsSection.tsx').then((module) => ({
      default: module.MyApplicationsSection,
    })),
  'home.applicationsAgain': () =>
    import('#src/features/applications/progress/ApplyAgainSection.tsx').then((module) => ({
      default: module.ApplyAgainSection,
    })),
  'home.nextSession': () =>
    import('#src/features/coaching/founder/NextSessionSection.tsx').then((module) => ({
      default: module.NextSessionSection,
    })),
  'home.requests': () =>
    import('#src/features/coaching/requests/RequestsSection.tsx').then((module) => ({
      default: module.RequestsSection,
    })),
  'home.scoring': () =>
    import('#src/features/scoring/room/ScoringSection.tsx').then((module) => ({ default: module.ScoringSection })),
  'home.tasks': () =>
    import('#src/features/tasks/panel/DueTasksSection.tsx').then((module) => ({ default: module.DueTasksSection })),
  'home.metricsAsked': () =>
    import('#src/features/metrics/AskedSection.tsx').then((module) => ({ default: module.AskedSection })),
  'home.needsWord': () =>
    import('#src/features/metrics/health/NeedsWordSection.tsx').then((module) => ({
      default: module.NeedsWordSection,
    })),
  'home.startups': () =>
    import('#src/features/home/StartupsSection.tsx').then((module) => ({ default: module.StartupsSection })),
  'home.programs': () =>
    import('#src/features/home/ProgramsSection.tsx').then((module) => ({ default: module.ProgramsSection })),
} satisfies Record<DashboardComponentId, ComponentLoader<object>>;
