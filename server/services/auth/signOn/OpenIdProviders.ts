import * as openid from 'openid-client';
import type { OidcSettings } from '#server/platform/env/env.ts';
import { logSignOnFailure, SignOnError } from './SignOnError.ts';

/** What a provider says of itself (addresses, keys) is asked for again after this. */
const CACHE_MS = 10 * 60_000;
const TIMEOUT_SECONDS = 10;
const MAX_CACHED = 1000;

interface Cached {
  readonly configuration: Promise<openid.Configuration>;
  readonly until: number;
}

/** The OpenID providers that tenants sign in with, each asked for its addresses once in a while. */
export class OpenIdProviders {
  readonly #cache = new Map<string, Cached>();

  /** The provider, ready to be used; `provider_unavailable` when it does not answer as one. */
  async open(settings: OidcSettings): Promise<openid.Configuration> {
    try {
      return await this.#find(settings);
    } catch (error) {
      logSignOnFailure(`${settings.issuer} does not answer as an OpenID provider`, error);
      throw new SignOnError('provider_unavailable', error);
    }
  }

  #find(settings: OidcSettings): Promise<openid.Configuration> {
    const key = JSON.stringify([settings.issuer, settings.clientId, settings.clientSecret]);
    const cached = this.#cache.get(key);
    if (cached && cached.until > Date.now()) return cached.configuration;
    const configuration = discover(settings);
    if (this.#cache.size >= MAX_CACHED) this.#cache.clear();
    this.#cache.set(key, { configuration, until: Date.now() + CACHE_MS });
    configuration.catch(() => this.#cache.delete(key));
    return configuration;
  }
}

function discover({ issuer, clientId, clientSecret }: OidcSettings): Promise<openid.Configuration> {
  const address = new URL(issuer);
  // Signatures are checked although the token comes straight from the provider: an address may be plain HTTP.
  const execute = [openid.enableNonRepudiationChecks];
  if (address.protocol === 'http:') execute.push(openid.allowInsecureRequests);
  return openid.discovery(address, clientId, undefined, clientSecretAuth(clientSecret), {
    execute,
    timeout: TIMEOUT_SECONDS,
  });
}

/** In the body where the provider takes it there, else in the header, which every provider must offer. */
function clientSecretAuth(clientSecret: string): openid.ClientAuth {
  const inBody = openid.ClientSecretPost(clientSecret);
  const inHeader = openid.ClientSecretBasic(clientSecret);
  return (server, client, body, headers) => {
    const takesBody = server.token_endpoint_auth_methods_supported?.includes('client_secret_post') ?? false;
    return (takesBody ? inBody : inHeader)(server, client, body, headers);
  };
}
