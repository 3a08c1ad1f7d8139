import { as, type ScreenLoader, visitorScreens } from '#src/shell/visitorScreens.ts';

/** The screens of the floors that are written by hand; all others a product has by its spec. */
export const screenRegistry: Readonly<Record<string, ScreenLoader>> = {
  ...visitorScreens,
  'auth.resetPassword': () => import('#src/features/auth/ResetPasswordPage.tsx').then((m) => as(m.ResetPasswordPage)),
  'auth.validate': () => import('#src/features/auth/ValidateAccountPage.tsx').then((m) => as(m.ValidateAccountPage)),
  'auth.url': () => import('#src/features/auth/AuthUrlPage.tsx').then((m) => as(m.AuthUrlPage)),
  'setup.installation': () => import('#src/features/setup/SetupPage.tsx').then((m) => as(m.SetupPage)),
  'auth.welcome': () => import('#src/features/auth/WelcomePage.tsx').then((m) => as(m.WelcomePage)),
  'auth.confirmation': () =>
    import('#src/features/auth/AccountConfirmationPage.tsx').then((m) => as(m.AccountConfirmationPage)),
  'shell.error': () => import('#src/shell/errors/ErrorPage.tsx').then((m) => as(m.ErrorPage)),
  'auth.acceptInvitation': () =>
    import('#src/features/auth/invitation/AcceptInvitationPage.tsx').then((m) => as(m.AcceptInvitationPage)),
  'auth.confirmIncubatorEmail': () =>
    import('#src/features/auth/ConfirmIncubatorEmailPage.tsx').then((m) => as(m.ConfirmIncubatorEmailPage)),
  'organisation.permissions': () =>
    import('#src/features/organisation/PermissionsPage.tsx').then((m) => as(m.PermissionsPage)),
  'organisation.automations': () =>
    import('#src/features/organisation/automations/AutomationsPage.tsx').then((m) => as(m.AutomationsPage)),
  'account.security': () => import('#src/features/account/SecurityPage.tsx').then((m) => as(m.SecurityPage)),
};
