import type { ComponentScreenId } from '#src/generated/ids.gen.ts';
import { as, type ScreenLoader, visitorScreens } from './visitorScreens.ts';

/** The screens written by hand, by the name the spec gives them; one lazy chunk each. */
export const screenRegistry = {
  ...visitorScreens,
  'auth.resetPassword': () => import('#src/features/auth/ResetPasswordPage.tsx').then((m) => as(m.ResetPasswordPage)),
  'auth.validate': () => import('#src/features/auth/ValidateAccountPage.tsx').then((m) => as(m.ValidateAccountPage)),
  'auth.url': () => import('#src/features/auth/AuthUrlPage.tsx').then((m) => as(m.AuthUrlPage)),
  'auth.welcome': () => import('#src/features/auth/WelcomePage.tsx').then((m) => as(m.WelcomePage)),
  'auth.confirmation': () =>
    import('#src/features/auth/AccountConfirmationPage.tsx').then((m) => as(m.AccountConfirmationPage)),
  'shell.error': () => import('./errors/ErrorPage.tsx').then((m) => as(m.ErrorPage)),
  'settings.plan': () => import('#src/features/settings/PlanPage.tsx').then((m) => as(m.PlanPage)),
  'tasks.mine': () => import('#src/features/tasks/MyTasksPage.tsx').then((m) => as(m.MyTasksPage)),
  'tasks.users': () => import('#src/features/tasks/UserTasksPage.tsx').then((m) => as(m.UserTasksPage)),
  'tasks.startups': () => import('#src/features/tasks/StartupTasksPage.tsx').then((m) => as(m.StartupTasksPage)),
} satisfies Record<ComponentScreenId, ScreenLoader> as Record<ComponentScreenId, ScreenLoader>;
