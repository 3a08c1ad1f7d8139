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
  'event.about': lazy(() =>
    import('#src/features/events/EventAboutTab.tsx').then((module) => ({ default: module.EventAboutTab })),
  ),
  'event.hosts': lazy(() =>
    import('#src/features/events/EventHostsTab.tsx').then((module) => ({ default: module.EventHostsTab })),
  ),
  'coaching.sessionInvitations': lazy(() =>
    import('#src/features/coaching/SessionInvitationsTab.tsx').then((module) => ({
      default: module.SessionInvitationsTab,
    })),
  ),
  'courses.aboutTab': lazy(() =>
    import('#src/features/courses/CourseAboutTab.tsx').then((module) => ({ default: module.CourseAboutTab })),
  ),
  'profile.timeline': lazy(() =>
    import('#src/features/events/UserTimelineTab.tsx').then((module) => ({ default: module.UserTimelineTab })),
  ),
  'application.activities': lazy(() =>
    import('#src/features/applications/ApplicationActivitiesTab.tsx').then((module) => ({
      default: module.ApplicationActivitiesTab,
    })),
  ),
  'application.form': lazy(() =>
    import('#src/features/applications/ApplicationFormTab.tsx').then((module) => ({
      default: module.ApplicationFormTab,
    })),
  ),
  'forms.preview': lazy(() =>
    import('#src/features/forms/FormPreviewTab.tsx').then((module) => ({ default: module.FormPreviewTab })),
  ),
  'forms.sharing': lazy(() =>
    import('#src/features/forms/FormSharingTab.tsx').then((module) => ({ default: module.FormSharingTab })),
  ),
} satisfies Record<DetailComponentId, DetailComponentMap[string]>;
