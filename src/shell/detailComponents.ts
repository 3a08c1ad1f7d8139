import type { DetailComponentId } from '#src/generated/ids.gen.ts';
import type { DetailComponentProps } from '#src/screens/detail/DetailComponent.tsx';
import type { ComponentLoader } from '#src/screens/loadedComponent.ts';

/** The tabs of detail screens written by hand; one lazy chunk each. */
export const detailComponents = {
  'application.queue': () => import('#src/features/applications/QueueBar.tsx').then((m) => ({ default: m.QueueBar })),
  'startup.tasks': () =>
    import('#src/features/tasks/pages/StartupTasksTab.tsx').then((module) => ({ default: module.StartupTasksTab })),
  'startup.health': () =>
    import('#src/features/metrics/health/StartupHealthCard.tsx').then((m) => ({ default: m.StartupHealthCard })),
  'program.openTasks': () =>
    import('#src/features/tasks/pages/ProgramOpenTasks.tsx').then((m) => ({ default: m.ProgramOpenTasks })),
  'program.needWord': () =>
    import('#src/features/metrics/health/NeedsWordSection.tsx').then((m) => ({ default: m.NeedsWordSection })),
  'startup.figures': () =>
    import('#src/features/startupFile/overview/StartupFigures.tsx').then((m) => ({ default: m.StartupFigures })),
  'startup.latest': () =>
    import('#src/features/startupFile/overview/StartupLatest.tsx').then((m) => ({ default: m.StartupLatest })),
  'startup.openTasks': () =>
    import('#src/features/tasks/pages/StartupOpenTasks.tsx').then((m) => ({ default: m.StartupOpenTasks })),
  'startup.activities': () =>
    import('#src/features/startupFile/timeline/StartupActivities.tsx').then((m) => ({ default: m.StartupActivities })),
  'startup.fields': () =>
    import('#src/features/fields/profile/profileFieldTabs.tsx').then((m) => ({ default: m.StartupFieldsTab })),
  'profile.fields': () =>
    import('#src/features/fields/profile/profileFieldTabs.tsx').then((m) => ({ default: m.PersonFieldsTab })),
  'application.fields': () =>
    import('#src/features/fields/profile/profileFieldTabs.tsx').then((m) => ({ default: m.ApplicationFieldsTab })),
  'startup.documents': () =>
    import('#src/features/startupFile/documents/StartupDocuments.tsx').then((m) => ({ default: m.StartupDocuments })),
  'startup.analytics': () =>
    import('#src/features/startupFile/analytics/StartupAnalytics.tsx').then((m) => ({ default: m.StartupAnalytics })),
  'startup.assessment': () =>
    import('#src/features/startupFile/assessment/StartupAssessmentOverview.tsx').then((m) => ({
      default: m.StartupAssessmentOverview,
    })),
  'startup.scores': () =>
    import('#src/features/scoring/results/StartupScores.tsx').then((m) => ({ default: m.StartupScores })),
  'startup.performance': () =>
    import('#src/features/startupFile/analytics/StartupPerformance.tsx').then((m) => ({
      default: m.StartupPerformance,
    })),
  'startup.export': () =>
    import('#src/features/startupFile/analytics/StartupExport.tsx').then((m) => ({ default: m.StartupExport })),
  'event.about': () =>
    import('#src/features/events/EventAboutTab.tsx').then((module) => ({ default: module.EventAboutTab })),
  'event.hosts': () =>
    import('#src/features/events/EventHostsTab.tsx').then((module) => ({ default: module.EventHostsTab })),
  'event.checklist': () =>
    import('#src/features/events/composer/DraftBar.tsx').then((module) => ({ default: module.DraftBar })),
  'event.people': () =>
    import('#src/features/events/people/EventPeoplePage.tsx').then((module) => ({ default: module.EventPeoplePage })),
  'event.attendance': () =>
    import('#src/features/events/people/EventAttendancePage.tsx').then((module) => ({
      default: module.EventAttendancePage,
    })),
  'coaching.sessionInvitations': () =>
    import('#src/features/coaching/SessionInvitationsTab.tsx').then((module) => ({
      default: module.SessionInvitationsTab,
    })),
  'coaching.sessionTop': () =>
    import('#src/features/coaching/session/SessionTop.tsx').then((m) => ({ default: m.SessionTop })),
  'coaching.sessionNotes': () =>
    import('#src/features/coaching/session/SessionParts.tsx').then((m) => ({ default: m.SessionNotesPart })),
  'coaching.sessionAgenda': () =>
    import('#src/features/coaching/session/SessionParts.tsx').then((m) => ({ default: m.SessionAgendaPart })),
  'coaching.sessionActions': () =>
    import('#src/features/coaching/session/SessionParts.tsx').then((m) => ({ default: m.SessionActionsPart })),
  'coaching.sessionHistory': () =>
    import('#src/features/coaching/session/SessionParts.tsx').then((m) => ({ default: m.SessionHistoryPart })),
  'coaching.sessionEvaluation': () =>
    import('#src/features/coaching/session/evaluation/SessionEvaluationTab.tsx').then((m) => ({
      default: m.SessionEvaluationTab,
    })),
  'coaching.sessionChanges': () =>
    import('#src/features/coaching/session/SessionChangesTab.tsx').then((m) => ({ default: m.SessionChangesTab })),
  'courses.next': () => import('#src/features/courses/NextLesson.tsx').then((m) => ({ default: m.NextLesson })),
  'courses.cohort': () =>
    import('#src/features/courses/CourseCohort.tsx').then((module) => ({ default: module.CourseCohort })),
  'courses.aboutTab': () =>
    import('#src/features/courses/CourseAboutTab.tsx').then((module) => ({ default: module.CourseAboutTab })),
  'profile.meet': () =>
    import('#src/features/coaching/requests/MeetTab.tsx').then((module) => ({ default: module.MeetTab })),
  'profile.timeline': () =>
    import('#src/features/startupFile/person/PersonTimeline.tsx').then((m) => ({ default: m.PersonTimeline })),
  'application.activities': () =>
    import('#src/features/applications/ApplicationActivitiesTab.tsx').then((module) => ({
      default: module.ApplicationActivitiesTab,
    })),
  'funnel.rounds': () =>
    import('#src/features/applications/funnels/RoundsTab.tsx').then((module) => ({ default: module.RoundsTab })),
  'program.questions': () =>
    import('#src/features/applications/program/questions/ProgramQuestionsTab.tsx').then((module) => ({
      default: module.ProgramQuestionsTab,
    })),
  'funnel.analytics': () =>
    import('#src/features/applications/analytics/FunnelAnalyticsTab.tsx').then((module) => ({
      default: module.FunnelAnalyticsTab,
    })),
  'funnel.opening': () =>
    import('#src/features/applications/funnels/FunnelOpeningTab.tsx').then((module) => ({
      default: module.FunnelOpeningTab,
    })),
  'funnel.startupMapping': () =>
    import('#src/features/applications/funnels/StartupMappingTab.tsx').then((module) => ({
      default: module.StartupMappingTab,
    })),
  'application.review': () =>
    import('#src/features/applications/review/ReviewTab.tsx').then((module) => ({ default: module.ReviewTab })),
  'application.progress': () =>
    import('#src/features/applications/progress/ApplicationProgressTab.tsx').then((module) => ({
      default: module.ApplicationProgressTab,
    })),
  'application.stands': () =>
    import('#src/features/applications/stands/ApplicationStands.tsx').then((m) => ({ default: m.ApplicationStands })),
  'application.scores': () =>
    import('#src/features/scoring/results/ApplicationScores.tsx').then((m) => ({ default: m.ApplicationScores })),
  'funnel.distribution': () =>
    import('#src/features/scoring/distribution/FunnelDistribution.tsx').then((m) => ({
      default: m.FunnelDistribution,
    })),
  'funnel.ranking': () =>
    import('#src/features/scoring/results/FunnelRanking.tsx').then((m) => ({ default: m.FunnelRanking })),
  'application.meeting': () =>
    import('#src/features/applications/meeting/MeetingTab.tsx').then((module) => ({ default: module.MeetingTab })),
  'application.form': () =>
    import('#src/features/applications/ApplicationFormTab.tsx').then((module) => ({
      default: module.ApplicationFormTab,
    })),
  'forms.questions': () =>
    import('#src/features/forms/builder/FormBuilderTab.tsx').then((module) => ({ default: module.FormBuilderTab })),
  'forms.answers': () =>
    import('#src/features/forms/answers/FormAnswersTab.tsx').then((module) => ({ default: module.FormAnswersTab })),
  'feedback.draft': () =>
    import('#src/features/forms/feedback/FeedbackDraft.tsx').then((m) => ({ default: m.FeedbackDraft })),
  'feedback.answers': () =>
    import('#src/features/forms/answers/FeedbackAnswersTab.tsx').then((module) => ({
      default: module.FeedbackAnswersTab,
    })),
  'forms.versions': () =>
    import('#src/features/forms/versions/FormVersionsTab.tsx').then((module) => ({ default: module.FormVersionsTab })),
  'forms.sharing': () =>
    import('#src/features/forms/FormSharingTab.tsx').then((module) => ({ default: module.FormSharingTab })),
} satisfies Record<DetailComponentId, ComponentLoader<DetailComponentProps>>;
