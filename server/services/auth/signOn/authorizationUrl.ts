import * as openid from 'openid-client';
import { signOnPaths } from '#domain/auth/signOnPaths.ts';
import type { SignOn } from '#server/platform/tenants/Tenant.ts';

/** What one sign-in tells the provider beside what the tenant's settings say. */
export interface AuthorizationRequest {
  readonly redirectUri: string;
  readonly state: string;
  readonly nonce: string;
  readonly codeChallenge: string;
  /** A way to sign in that the person chose; without one, the only connection of the tenant. */
  readonly connection: string | null;
}

/** Where the provider asks the person who they are (requirement 000 §4 "Authentication modes"). */
export function authorizationUrl(
  provider: openid.Configuration,
  signOn: Pick<SignOn, 'organization' | 'connections'>,
  request: AuthorizationRequest,
): URL {
  const connection = request.connection ?? onlyConnection(signOn);
  return openid.buildAuthorizationUrl(provider, {
    redirect_uri: request.redirectUri,
    scope: signOnPaths.scope,
    state: request.state,
    nonce: request.nonce,
    code_challenge: request.codeChallenge,
    code_challenge_method: 'S256',
    ...(signOn.organization !== null && { organization: signOn.organization }),
    ...(connection !== null && { connection }),
  });
}

function onlyConnection({ connections }: Pick<SignOn, 'connections'>): string | null {
  const [only, ...others] = connections;
  return only && others.length === 0 ? only.name : null;
}
