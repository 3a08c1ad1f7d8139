import type { CurrentUserQuery } from '#src/data/session/session.gen.ts';

export const singleSignOn = {
  redirectPath: '/auth/url',
  callbackPath: '/auth/callback',
  scope: 'openid email profile',
} as const;

/** Where signing in at the provider starts. A single connection is chosen for the user beforehand. */
export function authorizeUrl(
  settings: Pick<CurrentUserQuery['auth0'], 'organization' | 'oauthConnections'>,
  provider?: string,
): string {
  const [only, ...others] = settings.oauthConnections;
  const connection = provider ?? (only && others.length === 0 ? only.name : null);
  const params = new URLSearchParams({ scope: singleSignOn.scope, redirect_path: singleSignOn.callbackPath });
  if (settings.organization) params.set('organization', settings.organization);
  if (connection) params.set('connection', connection);
  return `${singleSignOn.redirectPath}?${params}`;
}
