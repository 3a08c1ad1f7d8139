import * as openid from 'openid-client';
import type { ServiceClient } from '#server/platform/env/readConnections.ts';
import { ConnectionError, problemOf } from './ConnectionError.ts';
import { type Integration, providers, services } from './services.ts';
import type { ServiceTokens } from './TokenVault.ts';

/** Twice this still fits into the time that an operation may take: connecting one may end another. */
const SIGN_IN_TIMEOUT_SECONDS = 4;
/** Somebody waits for the answer; who asks from a job may say that there is more time. */
const REQUEST_TIMEOUT_MS = 3000;
/** Where a provider does not say how long its token is good for. */
const USUAL_LIFETIME_SECONDS = 3600;

/** What one attempt to connect is recognised by when the browser comes back. */
export interface AttemptSecrets {
  readonly state: string;
  readonly codeVerifier: string;
}

export interface ServiceRequest {
  readonly method: 'GET' | 'POST';
  /** Path below the address of the service's API. */
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: object;
  /** How long its answer is waited for, if longer than usual. */
  readonly timeoutMs?: number;
}

/** One service as this installation is known at it: OAuth 2 authorization code with PKCE, and calls with the tokens. */
export class OutsideService {
  readonly integration: Integration;
  readonly #configuration: openid.Configuration;
  readonly #api: string;

  constructor(integration: Integration, client: ServiceClient) {
    const provider = providers[services[integration].client];
    const addressOf = ([host, path]: readonly [string, string]) => `${client.authority ?? host}${path}`;
    const token = addressOf(provider.token);
    this.integration = integration;
    this.#api = client.api ?? provider.api;
    this.#configuration = new openid.Configuration(
      {
        issuer: client.authority ?? provider.authorization[0],
        authorization_endpoint: addressOf(provider.authorization),
        token_endpoint: token,
        ...(provider.revocation && { revocation_endpoint: addressOf(provider.revocation) }),
      },
      client.clientId,
      undefined,
      (provider.secretIn === 'body' ? openid.ClientSecretPost : openid.ClientSecretBasic)(client.clientSecret),
    );
    this.#configuration.timeout = SIGN_IN_TIMEOUT_SECONDS;
    if (token.startsWith('http:')) openid.allowInsecureRequests(this.#configuration);
  }

  /** Where the person is asked whether this installation may use the service for them. */
  async authorizationUrl(redirectUri: string, { state, codeVerifier }: AttemptSecrets): Promise<string> {
    const { scopes, ask } = services[this.integration];
    const address = openid.buildAuthorizationUrl(this.#configuration, {
      redirect_uri: redirectUri,
      state,
      code_challenge: await openid.calculatePKCECodeChallenge(codeVerifier),
      code_challenge_method: 'S256',
      ...(scopes.length > 0 && { scope: scopes.join(' ') }),
      ...ask,
    });
    return address.href;
  }

  /** Tokens for the code that the provider sent the browser back with. */
  async exchange(redirectUri: string, code: string, { state, codeVerifier }: AttemptSecrets): Promise<ServiceTokens> {
    const returned = new URL(redirectUri);
    returned.searchParams.set('code', code);
    returned.searchParams.set('state', state);
    const checks = { pkceCodeVerifier: codeVerifier, expectedState: state };
    const answer = await this.#settle(() => openid.authorizationCodeGrant(this.#configuration, returned, checks));
    if (answer.refresh_token === undefined) throw new ConnectionError('connectionNotLasting');
    return tokensOf(answer, answer.refresh_token);
  }

  /** New tokens; some providers change the lasting one each time. */
  async refresh(refreshToken: string): Promise<ServiceTokens> {
    const answer = await this.#settle(() => openid.refreshTokenGrant(this.#configuration, refreshToken));
    return tokensOf(answer, answer.refresh_token ?? refreshToken);
  }

  /** Tells the provider that the tokens are no longer wanted, where it has an address for that. */
  async revoke(refreshToken: string): Promise<void> {
    if (this.#configuration.serverMetadata().revocation_endpoint === undefined) return;
    await this.#settle(() => openid.tokenRevocation(this.#configuration, refreshToken));
  }

  /** Asks the service itself, in the name of whose token it is. */
  call({ method, path, headers, body, timeoutMs }: ServiceRequest, accessToken: string): Promise<Response> {
    return fetch(`${this.#api}${path}`, {
      method,
      headers: {
        accept: 'application/json',
        authorization: `Bearer ${accessToken}`,
        ...(body && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body && { body: JSON.stringify(body) }),
      // A token must not follow to wherever an answer points.
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs ?? REQUEST_TIMEOUT_MS),
    });
  }

  async #settle<T>(ask: () => Promise<T>): Promise<T> {
    try {
      return await ask();
    } catch (error) {
      throw new ConnectionError(problemOf(error), error);
    }
  }
}

function tokensOf(answer: openid.TokenEndpointResponse, refreshToken: string): ServiceTokens {
  const seconds = answer.expires_in ?? USUAL_LIFETIME_SECONDS;
  return { accessToken: answer.access_token, refreshToken, expiresAt: Date.now() + seconds * 1000 };
}
