/** External sign-on as both sides know it (requirement 000 §7). */
export const signOnPaths = {
  /** Where signing in starts: the server sends people on to the provider. */
  redirectPath: '/auth/url',
  /** Where the provider sends them back to: a page, which hands on what it was given. */
  callbackPath: '/auth/callback',
  /** Where that page hands it on to, and gets a token. */
  exchangePath: '/auth/oidc',
  scope: 'openid email profile',
} as const;

/** Why a sign-in did not succeed; each has its sentence in the interface's languages. */
export const signOnProblems = [
  'provider_unavailable',
  'provider_refused',
  'attempt_expired',
  'email_unverified',
  'account_unknown',
  'account_closed',
] as const;
export type SignOnProblem = (typeof signOnProblems)[number];
