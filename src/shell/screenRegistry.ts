import type { RouteComponent } from '@tanstack/react-router';
import type { ComponentScreenId } from '#src/generated/ids.gen.ts';

type ScreenLoader = () => Promise<{ default: RouteComponent }>;

const as = (component: RouteComponent) => ({ default: component });

/** The screens written by hand, by the name the spec gives them; one lazy chunk each. */
export const screenRegistry = {
  'auth.login': () => import('#src/features/auth/LoginPage.tsx').then((m) => as(m.LoginPage)),
  'auth.forgotPassword': () =>
    import('#src/features/auth/ForgotPasswordPage.tsx').then((m) => as(m.ForgotPasswordPage)),
  'auth.resetPassword': () => import('#src/features/auth/ResetPasswordPage.tsx').then((m) => as(m.ResetPasswordPage)),
  'auth.validate': () => import('#src/features/auth/ValidateAccountPage.tsx').then((m) => as(m.ValidateAccountPage)),
  'auth.callback': () => import('#src/features/auth/AuthCallbackPage.tsx').then((m) => as(m.AuthCallbackPage)),
  'auth.url': () => import('#src/features/auth/AuthUrlPage.tsx').then((m) => as(m.AuthUrlPage)),
  'auth.welcome': () => import('#src/features/auth/WelcomePage.tsx').then((m) => as(m.WelcomePage)),
  'auth.confirmation': () =>
    import('#src/features/auth/AccountConfirmationPage.tsx').then((m) => as(m.AccountConfirmationPage)),
  'shell.incubatorNotFound': () =>
    import('./errors/IncubatorNotFoundPage.tsx').then((m) => as(m.IncubatorNotFoundPage)),
  'shell.error': () => import('./errors/ErrorPage.tsx').then((m) => as(m.ErrorPage)),
  'settings.plan': () => import('#src/features/settings/PlanPage.tsx').then((m) => as(m.PlanPage)),
  'tasks.mine': () => import('#src/features/tasks/MyTasksPage.tsx').then((m) => as(m.MyTasksPage)),
  'tasks.users': () => import('#src/features/tasks/UserTasksPage.tsx').then((m) => as(m.UserTasksPage)),
  'tasks.startups': () => import('#src/features/tasks/StartupTasksPage.tsx').then((m) => as(m.StartupTasksPage)),
} satisfies Record<ComponentScreenId, ScreenLoader> as Record<ComponentScreenId, ScreenLoader>;
