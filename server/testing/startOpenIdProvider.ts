/** A real OpenID provider in this process, on a free port, for tests over real sockets. */
import { generateKeyPairSync } from 'node:crypto';
import { createServer, type RequestListener, type Server } from 'node:http';
import Provider, { type Configuration } from 'oidc-provider';
import type { OidcSettings } from '#server/platform/env/env.ts';

/** What the provider says of an account, by the name people type on its page. */
type ProviderAccounts = Readonly<Record<string, { readonly email: string; readonly email_verified?: boolean }>>;

export interface TestOpenIdProvider {
  /** How a server signs in here. */
  readonly settings: OidcSettings;
  /** Goes through the provider's own pages as a browser would; gives the address it sends the browser back to. */
  signIn(authorizationUrl: string, account: string): Promise<URL>;
  /** Whose access token it is; null when it is none, or has ended or was revoked. */
  accountOf(accessToken: string): Promise<string | null>;
  close(): Promise<void>;
}

export interface OpenIdProviderOptions {
  readonly accounts: ProviderAccounts;
  /** Addresses that a code may be sent to. */
  readonly redirectUris: readonly string[];
  /** Plays a service that people connect: tokens that last, at addresses of its own. */
  readonly service?: TestService;
}

interface TestService {
  readonly paths: { readonly authorization: string; readonly token: string; readonly revocation?: string };
  readonly secretIn: 'body' | 'header';
  /** What it may be asked for; where nothing is, the client's own settings say it all. */
  readonly scopes: readonly string[];
  /** False: it gives no token to refresh with. */
  readonly isLasting?: boolean;
}

/** Stands for what a client may do by its own settings. */
const SETTLED_SCOPE = 'settled';
const CLIENT = { clientId: 'cohort', clientSecret: 'a secret that only tests know' };

export async function startOpenIdProvider(options: OpenIdProviderOptions): Promise<TestOpenIdProvider> {
  let answer: RequestListener = () => {};
  const server = createServer((request, response) => answer(request, response));
  const issuer = `http://127.0.0.1:${await listen(server)}`;
  const provider = new Provider(issuer, configure(options));
  const listener = provider.callback();
  answer = (request, response) => {
    const isAsking = request.url?.startsWith(`${options.service?.paths.authorization}?`);
    if (isAsking && options.service?.scopes.length === 0) request.url += `&scope=${SETTLED_SCOPE}`;
    return listener(request, response);
  };
  return {
    settings: { issuer, ...CLIENT },
    signIn: (authorizationUrl, account) => visitProvider(issuer, authorizationUrl, account),
    accountOf: async (accessToken) => (await provider.AccessToken.find(accessToken))?.accountId ?? null,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

function configure({ accounts, redirectUris, service }: OpenIdProviderOptions): Configuration {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  return {
    jwks: { keys: [{ ...privateKey.export({ format: 'jwk' }), use: 'sig', alg: 'RS256' }] },
    cookies: { keys: ['signs the cookies of the tests'] },
    clients: [
      {
        client_id: CLIENT.clientId,
        client_secret: CLIENT.clientSecret,
        token_endpoint_auth_method: service?.secretIn === 'header' ? 'client_secret_basic' : 'client_secret_post',
        redirect_uris: [...redirectUris],
        response_types: ['code'],
        grant_types: service ? ['authorization_code', 'refresh_token'] : ['authorization_code'],
      },
    ],
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
    pkce: { required: () => true },
    findAccount: (_context, id) => {
      const account = accounts[id];
      return account && { accountId: id, claims: () => ({ sub: id, ...account }) };
    },
    // Everyone agrees to be known here: the page that asks is not what is tested.
    loadExistingGrant: async ({ oidc }) => {
      const grant = new oidc.provider.Grant({ clientId: CLIENT.clientId, accountId: oidc.session?.accountId ?? '' });
      grant.addOIDCScope(['openid email profile', SETTLED_SCOPE, ...(service?.scopes ?? [])].join(' '));
      await grant.save();
      return grant;
    },
    ...(service && {
      routes: service.paths,
      scopes: ['openid', 'offline_access', SETTLED_SCOPE, ...service.scopes],
      features: { revocation: { enabled: true } },
      issueRefreshToken: async () => service.isLasting !== false,
      rotateRefreshToken: true,
    }),
    ttl: {
      AccessToken: 600,
      AuthorizationCode: 60,
      Grant: 600,
      IdToken: 600,
      Interaction: 600,
      RefreshToken: 600,
      Session: 600,
    },
  };
}

function listen(server: Server): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      if (typeof address === 'object' && address) resolve(address.port);
      else reject(new Error('no port'));
    });
  });
}

/** Follows redirects, keeps cookies and sends the form of the sign-in page, until the provider is left. */
async function visitProvider(issuer: string, start: string, account: string): Promise<URL> {
  const cookies = new Map<string, string>();
  let next = new URL(start);
  for (let step = 0; step < 12; step++) {
    if (next.origin !== issuer) return next;
    const headers = { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') };
    let response = await fetch(next, { redirect: 'manual', headers });
    if (next.pathname.startsWith('/interaction/') && response.status === 200) {
      const prompt = (await response.text()).includes('value="consent"') ? 'consent' : 'login';
      const body = new URLSearchParams({ prompt, login: account, password: 'any' });
      response = await fetch(next, { method: 'POST', redirect: 'manual', headers, body });
    }
    for (const cookie of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      cookies.set(name, value);
    }
    const location = response.headers.get('location');
    if (location === null) throw new Error(`the provider answered ${response.status}: ${await response.text()}`);
    next = new URL(location, next);
  }
  throw new Error('the provider goes round in circles');
}
