import { signOnPaths } from '#domain/auth/signOnPaths.ts';

/**
 * Where signing in at the provider starts, and where to go afterwards. The server adds the rest: scope, organisation and
 * the tenant's only connection. `connection` is a way to sign in that the person has chosen.
 */
export function authorizeUrl(returnPath: string, connection?: string | null): string {
  const params = new URLSearchParams();
  if (returnPath !== '/') params.set('return', returnPath);
  if (connection) params.set('connection', connection);
  const query = params.toString();
  return query === '' ? signOnPaths.redirectPath : `${signOnPaths.redirectPath}?${query}`;
}
