import * as openid from 'openid-client';
import { logSignOnFailure, SignOnError } from './SignOnError.ts';
import type { SignOnAttempt } from './signOnAttempts.ts';

/** What the provider sent the browser back with. */
export interface ProviderAnswer {
  readonly code: string;
  readonly state: string;
  /** Named by providers that guard against being mixed up with another. */
  readonly iss: string | null;
}

/** Exchanges the code and gives the e-mail address that the provider vouches for, in lower case. */
export async function verifiedEmail(
  provider: openid.Configuration,
  redirectUri: string,
  answer: ProviderAnswer,
  attempt: SignOnAttempt,
): Promise<string> {
  const claims = await exchange(provider, redirectUri, answer, attempt).catch((error: unknown) => {
    logSignOnFailure('the answer of the provider was not accepted', error);
    throw new SignOnError('provider_refused', error);
  });
  const { email, email_verified: isVerified } = claims;
  // Some providers write the flag as a text.
  if (typeof email !== 'string' || (isVerified !== true && String(isVerified) !== 'true')) {
    throw new SignOnError('email_unverified');
  }
  return email.trim().toLowerCase();
}

/** Claims about the person: of the ID token, or of the user info where the token says no e-mail address. */
async function exchange(
  provider: openid.Configuration,
  redirectUri: string,
  { code, state, iss }: ProviderAnswer,
  attempt: SignOnAttempt,
): Promise<openid.IDToken | openid.UserInfoResponse> {
  const returned = new URL(redirectUri);
  for (const [name, value] of Object.entries({ code, state, iss })) {
    if (value !== null) returned.searchParams.set(name, value);
  }
  const tokens = await openid.authorizationCodeGrant(provider, returned, {
    pkceCodeVerifier: attempt.codeVerifier,
    expectedState: state,
    expectedNonce: attempt.nonce,
    idTokenExpected: true,
  });
  const claims = tokens.claims();
  if (!claims) throw new Error('the answer holds no ID token');
  if (claims.email !== undefined || !provider.serverMetadata().userinfo_endpoint) return claims;
  return openid.fetchUserInfo(provider, tokens.access_token, claims.sub);
}
