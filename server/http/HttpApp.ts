/** One port for everything: pages, the API, the socket and health. */
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Authenticator, Identity } from '#server/auth/Authenticator.ts';
import { PasswordQueueFullError } from '#server/auth/passwords.ts';
import type { ConnectedServices } from '#server/connections/ConnectedServices.ts';
import type { DatabaseHandle } from '#server/db/database.ts';
import type { OutsideHosts, RequestContext, Tenant } from '#server/graphql/context.ts';
import { createContext } from '#server/graphql/createContext.ts';
import type { GraphqlHandler } from '#server/graphql/createYogaHandler.ts';
import type { OutboxReader } from '#server/jobs/OutboxReader.ts';
import type { TenantDirectory } from '#server/tenants/TenantDirectory.ts';
import { clientAddress } from './clientAddress.ts';
import { contentPolicy } from './contentPolicy.ts';
import { bearerToken, HttpError, sendJson, sendText, setSecurityHeaders } from './respond.ts';
import type { StaticFiles } from './StaticFiles.ts';

/** What a plain HTTP route is given. */
export interface RouteRequest {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly tenant: Tenant;
  readonly params: Readonly<Record<string, string>>;
  /** Who it is from, to count by; null when the connection has gone. */
  readonly address: string | null;
  /** Context of the signed-in user or visitor; a token that has ended is refused with 401. */
  readonly context: () => Promise<RequestContext>;
}

export interface Route {
  readonly method: string;
  /** `/api/users/validate/:token` */
  readonly path: string;
  readonly handle: (route: RouteRequest) => Promise<void>;
}

export interface HttpAppParts {
  readonly database: DatabaseHandle;
  readonly outbox: OutboxReader;
  readonly services: ConnectedServices;
  readonly tenants: TenantDirectory;
  readonly authenticator: Authenticator;
  readonly graphql: GraphqlHandler;
  readonly isExploring: boolean;
  readonly trustProxy: boolean;
  readonly routes: readonly Route[];
  readonly files: StaticFiles;
}

export class HttpApp {
  readonly server: Server;
  readonly #parts: HttpAppParts;
  readonly #routes: readonly (Route & { readonly pattern: URLPattern })[];

  constructor(parts: HttpAppParts) {
    this.#parts = parts;
    this.#routes = parts.routes.map((route) => ({ ...route, pattern: new URLPattern({ pathname: route.path }) }));
    this.server = createServer((request, response) => void this.#answer(request, response));
    this.server.requestTimeout = 30_000;
    this.server.headersTimeout = 10_000;
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    setSecurityHeaders(response);
    try {
      await this.#route(request, response, pathOf(request));
    } catch (error) {
      answerError(error, response);
    }
  }

  async #route(request: IncomingMessage, response: ServerResponse, path: string): Promise<void> {
    if (path === '/healthz') return sendJson(response, 200, { status: 'ok' });
    if (path === '/readyz') return this.#ready(response);
    if (path === '/graphql') return this.#graphql(request, response);
    const found = this.#find(path);
    if (found.length > 0) return this.#plain(request, response, found);
    if (isApiPath(path)) throw new HttpError(404, 'Not found');
    return this.#page(request, response, path);
  }

  async #ready(response: ServerResponse): Promise<void> {
    try {
      await this.#parts.database.ping();
      sendJson(response, 200, { status: 'ok' });
    } catch {
      sendJson(response, 503, { status: 'unavailable' });
    }
  }

  async #graphql(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const isExplorer = request.method === 'GET' && this.#parts.isExploring && acceptsPage(request);
    if (!isExplorer) assertGraphqlRequest(request);
    const tenant = await this.#tenantOf(request);
    const identity = isExplorer ? null : await this.#identityOf(request, tenant);
    const context = this.#contextOf(request, tenant, identity);
    // An answer that was sent in full closes too; nobody waits for that, and aborting is costly.
    response.on('close', () => response.writableFinished || context.abort());
    if (!isExplorer) response.setHeader('cache-control', 'no-store');
    await this.#parts.graphql(request, response, context);
  }

  async #plain(request: IncomingMessage, response: ServerResponse, found: readonly FoundRoute[]): Promise<void> {
    const match = found.find(({ route }) => route.method === request.method);
    if (!match) {
      throw new HttpError(405, 'Method not allowed', { allow: found.map(({ route }) => route.method).join(', ') });
    }
    const tenant = await this.#tenantOf(request);
    await match.route.handle({
      request,
      response,
      tenant,
      params: match.params,
      address: clientAddress(request, this.#parts.trustProxy),
      context: async () => this.#contextOf(request, tenant, await this.#identityOf(request, tenant)),
    });
  }

  async #page(request: IncomingMessage, response: ServerResponse, path: string): Promise<void> {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      throw new HttpError(405, 'Method not allowed', { allow: 'GET, HEAD' });
    }
    const policy = async () => contentPolicy(await this.#outsideOf(request));
    if (!(await this.#parts.files.serve(request, response, path, policy))) throw new HttpError(404, 'Not found');
  }

  /** The page is served without a tenant too, and while the database is away. */
  async #outsideOf(request: IncomingMessage): Promise<OutsideHosts | null> {
    const tenant = await this.#parts.tenants.byHost(request.headers.host).catch(() => null);
    return tenant?.outside ?? null;
  }

  #find(path: string): FoundRoute[] {
    return this.#routes.flatMap((route) => {
      const match = route.pattern.exec({ pathname: path });
      if (!match) return [];
      const params = Object.entries(match.pathname.groups).map(([name, value]): [string, string] => [
        name,
        value ?? '',
      ]);
      return [{ route, params: Object.fromEntries(params) }];
    });
  }

  async #tenantOf(request: IncomingMessage): Promise<Tenant> {
    const tenant = await this.#parts.tenants.byHost(request.headers.host);
    if (!tenant) throw new HttpError(404, 'There is no incubator at this address');
    return tenant;
  }

  async #identityOf(request: IncomingMessage, tenant: Tenant): Promise<Identity | null> {
    const token = bearerToken(request.headers.authorization);
    if (token === null) return null;
    const identity = await this.#parts.authenticator.authenticate(tenant.id, token);
    if (!identity) throw new TokenEndedError();
    return identity;
  }

  #contextOf(request: IncomingMessage, tenant: Tenant, identity: Identity | null): RequestContext {
    const userAgent = request.headers['user-agent']?.slice(0, 300) ?? null;
    const noteUse = () => {
      if (identity) void this.#parts.authenticator.touch(tenant.id, identity.token.tokenHash).catch(() => {});
    };
    return createContext(this.#parts, {
      tenant,
      identity,
      noteUse,
      transport: 'http',
      userAgent,
      clientAddress: clientAddress(request, this.#parts.trustProxy),
    });
  }
}

interface FoundRoute {
  readonly route: Route;
  readonly params: Readonly<Record<string, string>>;
}

export class TokenEndedError extends Error {}

function pathOf(request: IncomingMessage): string {
  const [path = '/'] = (request.url ?? '/').split('?', 1);
  try {
    return decodeURIComponent(path);
  } catch {
    throw new HttpError(400, 'The address is not valid');
  }
}

/** Paths that never are pages: a wrong one must not look like an answer. */
function isApiPath(path: string): boolean {
  return path.startsWith('/api/') || path === '/auth/local' || path === '/user' || path === '/subscriptions';
}

function acceptsPage(request: IncomingMessage): boolean {
  return (request.headers.accept ?? '').includes('text/html');
}

/** A form or an image of another site can't send these: no request of a signed-in browser can be forged. */
function assertGraphqlRequest(request: IncomingMessage): void {
  if (request.method !== 'POST') throw new HttpError(405, 'GraphQL is served by POST', { allow: 'POST' });
  if (request.headers['apollo-require-preflight'] !== 'true') {
    throw new HttpError(400, 'The header apollo-require-preflight: true is missing');
  }
  if (!(request.headers['content-type'] ?? '').toLowerCase().startsWith('application/json')) {
    throw new HttpError(415, 'The body must be JSON');
  }
}

function answerError(error: unknown, response: ServerResponse): void {
  if (response.headersSent) {
    response.destroy();
    return;
  }
  if (error instanceof TokenEndedError) {
    sendJson(response, 401, {
      errors: [{ message: 'Please sign in', extensions: { code: 'AuthenticationRequiredError' } }],
      message: 'Please sign in',
    });
  } else if (error instanceof HttpError) {
    for (const [name, value] of Object.entries(error.headers)) response.setHeader(name, value);
    sendJson(response, error.status, { errors: [{ message: error.message }], message: error.message });
  } else if (error instanceof PasswordQueueFullError) {
    sendJson(response, 503, { message: 'Please try again in a moment' });
  } else {
    console.error('request failed:', error);
    sendText(response, 500, 'Something went wrong on our side. Please try again later.');
  }
}
