import type { ComponentScreenId } from '#src/generated/ids.gen.ts';
import { as, type ScreenLoader, visitorScreens } from './visitorScreens.ts';

/** The screens written by hand, by the name the spec gives them; one lazy chunk each. */
export const screenRegistry = {
  ...visitorScreens,
  'auth.resetPassword': () => import('#src/features/auth/ResetPasswordPage.tsx').then((m) => as(m.ResetPasswordPage)),
  'auth.validate': () => import('#src/features/auth/ValidateAccountPage.tsx').then((m) => as(m.ValidateAccountPage)),
  'auth.url': () => import('#src/features/auth/AuthUrlPage.tsx').then((m) => as(m.AuthUrlPage)),
  'setup.installation': () => import('#src/features/setup/SetupPage.tsx').then((m) => as(m.SetupPage)),
  'auth.welcome': () => import('#src/features/auth/WelcomePage.tsx').then((m) => as(m.WelcomePage)),
  'auth.confirmation': () =>
    import('#src/features/auth/AccountConfirmationPage.tsx').then((m) => as(m.AccountConfirmationPage)),
  'shell.error': () => import('./errors/ErrorPage.tsx').then((m) => as(m.ErrorPage)),
  'settings.all': () => import('#src/features/settings/AllSettingsPage.tsx').then((m) => as(m.AllSettingsPage)),
  'settings.plan': () => import('#src/features/settings/PlanPage.tsx').then((m) => as(m.PlanPage)),
  'tasks.mine': () => import('#src/features/tasks/pages/MyTasksPage.tsx').then((m) => as(m.MyTasksPage)),
  'tasks.users': () => import('#src/features/tasks/pages/UserTasksPage.tsx').then((m) => as(m.UserTasksPage)),
  'tasks.startups': () => import('#src/features/tasks/pages/StartupTasksPage.tsx').then((m) => as(m.StartupTasksPage)),
  'events.feed': () => import('#src/features/events/EventPages.tsx').then((m) => as(m.EventsPage)),
  'events.mine': () => import('#src/features/events/EventPages.tsx').then((m) => as(m.MyEventsPage)),
  'events.planning': () => import('#src/features/events/EventPages.tsx').then((m) => as(m.EventPlanningPage)),
  'events.unpublished': () => import('#src/features/events/EventPages.tsx').then((m) => as(m.UnpublishedEventsPage)),
  'events.composer': () =>
    import('#src/features/events/composer/EventComposerPage.tsx').then((m) => as(m.EventComposerPage)),
  'calendar.mine': () => import('#src/features/events/CalendarPage.tsx').then((m) => as(m.CalendarPage)),
  'availability.page': () =>
    import('#src/features/availability/AvailabilityPages.tsx').then((m) => as(m.AvailabilityPage)),
  'availability.weekly': () =>
    import('#src/features/availability/AvailabilityPages.tsx').then((m) => as(m.WeeklyAvailabilityPage)),
  'coaching.dashboard': () => import('#src/features/coaching/CoachingPage.tsx').then((m) => as(m.CoachingPage)),
  'coaching.expired': () =>
    import('#src/features/coaching/InvitationExpiredPage.tsx').then((m) => as(m.InvitationExpiredPage)),
  'coaching.answerRequest': () =>
    import('#src/features/coaching/requests/AnswerRequestPage.tsx').then((m) => as(m.AnswerRequestPage)),
  'coaching.cancelMeeting': () =>
    import('#src/features/coaching/CancelMeetingPage.tsx').then((m) => as(m.CancelMeetingPage)),
  'courses.list': () => import('#src/features/courses/CoursesPages.tsx').then((m) => as(m.CoursesPage)),
  'courses.home': () => import('#src/features/courses/CoursesPages.tsx').then((m) => as(m.MyCoursesPage)),
  'courses.course': () => import('#src/features/courses/CoursePage.tsx').then((m) => as(m.CoursePage)),
  'courses.courseware': () => import('#src/features/courses/CoursewarePage.tsx').then((m) => as(m.CoursewarePage)),
  'courses.builder': () => import('#src/features/courses/CourseBuilderPage.tsx').then((m) => as(m.CourseBuilderPage)),
  'community.feed': () => import('#src/features/community/CommunityFeedPage.tsx').then((m) => as(m.CommunityFeedPage)),
  'chat.page': () => import('#src/features/chat/ChatPage.tsx').then((m) => as(m.ChatPage)),
  'metrics.matrix': () => import('#src/features/metrics/portfolio/PortfolioPage.tsx').then((m) => as(m.PortfolioPage)),
  'metrics.startupReport': () =>
    import('#src/features/metrics/report/StartupReportPage.tsx').then((m) => as(m.StartupReportPage)),
  'metrics.cohortReport': () =>
    import('#src/features/metrics/report/CohortReportPage.tsx').then((m) => as(m.CohortReportPage)),
  'metrics.board': () => import('#src/features/metrics/board/MetricsBoardPage.tsx').then((m) => as(m.MetricsBoardPage)),
  'community.people': () =>
    import('#src/features/community/CommunityListPages.tsx').then((m) => as(m.CommunityPeoplePage)),
  'community.startups': () =>
    import('#src/features/community/CommunityListPages.tsx').then((m) => as(m.CommunityStartupsPage)),
  'applications.manager': () =>
    import('#src/features/applications/progress/ApplicationsManagerPage.tsx').then((m) =>
      as(m.ApplicationsManagerPage),
    ),
  'scoring.room': () => import('#src/features/scoring/room/ScoringRoomPage.tsx').then((m) => as(m.ScoringRoomPage)),
  'applications.new': () => import('#src/features/applications/ApplyPage.tsx').then((m) => as(m.ApplyPage)),
  'applications.program': () =>
    import('#src/features/applications/program/ProgramApplyPage.tsx').then((m) => as(m.ProgramApplyPage)),
  'applications.leadTransfer': () =>
    import('#src/features/applications/LeadTransferPage.tsx').then((m) => as(m.LeadTransferPage)),
  'forms.compare': () => import('#src/features/forms/compare/CompareFormsPage.tsx').then((m) => as(m.CompareFormsPage)),
  'forms.share': () => import('#src/features/forms/SharedFormPage.tsx').then((m) => as(m.SharedFormPage)),
  'forms.download': () => import('#src/features/forms/PrintableFormPage.tsx').then((m) => as(m.PrintableFormPage)),
  'forms.fill': () => import('#src/features/forms/FillRoundPage.tsx').then((m) => as(m.FillRoundPage)),
  'forms.survey': () => import('#src/features/forms/SurveyPage.tsx').then((m) => as(m.SurveyPage)),
  'auth.acceptInvitation': () =>
    import('#src/features/auth/invitation/AcceptInvitationPage.tsx').then((m) => as(m.AcceptInvitationPage)),
  'auth.confirmIncubatorEmail': () =>
    import('#src/features/auth/ConfirmIncubatorEmailPage.tsx').then((m) => as(m.ConfirmIncubatorEmailPage)),
  'organisation.permissions': () =>
    import('#src/features/organisation/PermissionsPage.tsx').then((m) => as(m.PermissionsPage)),
  'organisation.words': () =>
    import('#src/features/organisation/words/OwnWordsPage.tsx').then((m) => as(m.OwnWordsPage)),
  'organisation.menus': () =>
    import('#src/features/organisation/arrangement/OwnMenusPage.tsx').then((m) => as(m.OwnMenusPage)),
  'organisation.tables': () =>
    import('#src/features/organisation/arrangement/OwnTablesPage.tsx').then((m) => as(m.OwnTablesPage)),
  'organisation.forms': () =>
    import('#src/features/organisation/arrangement/forms/OwnFormsPage.tsx').then((m) => as(m.OwnFormsPage)),
  'organisation.automations': () =>
    import('#src/features/organisation/automations/AutomationsPage.tsx').then((m) => as(m.AutomationsPage)),
  'account.security': () => import('#src/features/account/SecurityPage.tsx').then((m) => as(m.SecurityPage)),
  'account.delete': () => import('#src/features/account/DeleteAccountPage.tsx').then((m) => as(m.DeleteAccountPage)),
  'account.integrations': () =>
    import('#src/features/account/IntegrationsPage.tsx').then((m) => as(m.IntegrationsPage)),
  'resources.home': () => import('#src/features/content/ResourcesPage.tsx').then((m) => as(m.ResourcesPage)),
  'emails.editor': () => import('#src/features/emails/EmailPage.tsx').then((m) => as(m.EmailPage)),
  'support.docs': () => import('#src/features/support/SupportDocsPage.tsx').then((m) => as(m.SupportDocsPage)),
  'files.open': () => import('#src/features/content/FilePage.tsx').then((m) => as(m.FilePage)),
  'fields.builder': () => import('#src/features/fields/ProfileBuilderPage.tsx').then((m) => as(m.ProfileBuilderPage)),
  'internal.spec': () => import('#src/features/specMap/SpecMapPage.tsx').then((m) => as(m.SpecMapPage)),
  'internal.components': () => import('#src/features/gallery/ComponentsPage.tsx').then((m) => as(m.ComponentsPage)),
} satisfies Record<ComponentScreenId, ScreenLoader> as Record<ComponentScreenId, ScreenLoader>;
