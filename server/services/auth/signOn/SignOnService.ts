import * as openid from 'openid-client';
import { ownPathOr } from '#domain/auth/ownPath.ts';
import { signOnPaths } from '#domain/auth/signOnPaths.ts';
import type { DatabaseHandle } from '#server/platform/db/database.ts';
import type { SignOn, Tenant } from '#server/platform/tenants/Tenant.ts';
import { authorizationUrl } from './authorizationUrl.ts';
import { OpenIdProviders } from './OpenIdProviders.ts';
import { SignOnError } from './SignOnError.ts';
import { signInByEmail } from './signInByEmail.ts';
import { keepAttempt, takeAttempt } from './signOnAttempts.ts';
import { type ProviderAnswer, verifiedEmail } from './verifiedEmail.ts';

export interface SignOnStart {
  /** Cookie of the browser that begins. */
  readonly browser: string;
  /** Where to go afterwards, as the browser says: not to be trusted. */
  readonly returnPath: string | null;
  readonly connection: string | null;
}

/** Signing in at a tenant's OpenID provider: authorization code with PKCE, state and nonce, all kept by the server. */
export class SignOnService {
  readonly #database: DatabaseHandle;
  readonly #providers = new OpenIdProviders();

  constructor(database: DatabaseHandle) {
    this.#database = database;
  }

  /** Begins a sign-in; gives the address at the provider to send the browser to. */
  async begin(tenant: Tenant, signOn: SignOn, start: SignOnStart): Promise<URL> {
    const provider = await this.#providers.open(signOn.provider);
    const state = openid.randomState();
    const nonce = openid.randomNonce();
    const codeVerifier = openid.randomPKCECodeVerifier();
    const { issuer } = signOn.provider;
    const returnPath = ownPathOr(start.returnPath);
    await this.#database.withTenant(tenant.id, (tx) =>
      keepAttempt(tx, { state, browser: start.browser }, { issuer, nonce, codeVerifier, returnPath }),
    );
    return authorizationUrl(provider, signOn, {
      redirectUri: redirectUri(tenant),
      state,
      nonce,
      codeChallenge: await openid.calculatePKCECodeChallenge(codeVerifier),
      connection: start.connection,
    });
  }

  /** Ends a sign-in with what the provider sent the same browser back with; gives a token. */
  async finish(
    tenant: Tenant,
    signOn: SignOn,
    browser: string,
    answer: ProviderAnswer,
  ): Promise<{ readonly token: string; readonly returnPath: string }> {
    const attempt = await this.#database.withTenant(tenant.id, (tx) =>
      takeAttempt(tx, { state: answer.state, browser }),
    );
    // An attempt at the provider that the tenant had before must not be ended at the new one.
    if (attempt?.issuer !== signOn.provider.issuer) throw new SignOnError('attempt_expired');
    const provider = await this.#providers.open(signOn.provider);
    const email = await verifiedEmail(provider, redirectUri(tenant), answer, attempt);
    const token = await this.#database.withTenant(tenant.id, (tx) => signInByEmail(tx, tenant, email));
    return { token, returnPath: attempt.returnPath };
  }
}

/** Of the hosts that are registered, never any other of a request: the provider knows these addresses. */
function redirectUri(tenant: Tenant): string {
  return `${tenant.reachedAt}${signOnPaths.callbackPath}`;
}
