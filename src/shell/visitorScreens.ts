import type { RouteComponent } from '@tanstack/react-router';
import type { ComponentScreenId } from '#src/generated/ids.gen.ts';

export type ScreenLoader = () => Promise<{ default: RouteComponent }>;

export const as = (component: RouteComponent) => ({ default: component });

/** What visitors come upon first; fetched at once, without the list of all other screens. */
export const visitorScreens = {
  'auth.login': () => import('#src/features/auth/LoginPage.tsx').then((m) => as(m.LoginPage)),
  'auth.forgotPassword': () =>
    import('#src/features/auth/ForgotPasswordPage.tsx').then((m) => as(m.ForgotPasswordPage)),
  'auth.callback': () => import('#src/features/auth/AuthCallbackPage.tsx').then((m) => as(m.AuthCallbackPage)),
  'shell.incubatorNotFound': () =>
    import('./errors/IncubatorNotFoundPage.tsx').then((m) => as(m.IncubatorNotFoundPage)),
} satisfies Partial<Record<ComponentScreenId, ScreenLoader>>;
