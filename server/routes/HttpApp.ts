/** One port for everything: pages, the API, the socket and health. */
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { GraphqlHandler } from '#server/graphql/http/createYogaHandler.ts';
import type { ConnectedServices } from '#server/platform/connections/ConnectedServices.ts';
import type { Identity, RequestContext } from '#server/platform/context/context.ts';
import { createContext } from '#server/platform/context/createContext.ts';
import type { Followers } from '#server/platform/context/followers.ts';
import { DatabaseUnavailableError } from '#server/platform/db/DatabaseUnavailableError.ts';
import type { DatabaseHandle } from '#server/platform/db/database.ts';
import { isStorable } from '#server/platform/errors/assertSoundInput.ts';
import {
  ApplicationError,
  AuthenticationRequiredError,
  ForbiddenError,
  UnavailableError,
  ValidationError,
} from '#server/platform/errors/errors.ts';
import { HttpError } from '#server/platform/errors/HttpError.ts';
import { statusOf } from '#server/platform/errors/statusOf.ts';
import { clientAddress } from '#server/platform/http/clientAddress.ts';
import { contentPolicy } from '#server/platform/http/contentPolicy.ts';
import { bearerToken, sendJson, sendText, setSecurityHeaders } from '#server/platform/http/respond.ts';
import type { PageTerms, StaticFiles } from '#server/platform/http/StaticFiles.ts';
import type { Traffic } from '#server/platform/http/Traffic.ts';
import { logFault, logTrouble } from '#server/platform/log/log.ts';
import type { OutboxReader } from '#server/platform/outbox/OutboxReader.ts';
import { parseHost } from '#server/platform/tenants/parseHost.ts';
import type { Tenant } from '#server/platform/tenants/Tenant.ts';
import type { HostRefusal, TenantDirectory } from '#server/platform/tenants/TenantDirectory.ts';
import { type RefusalReason, refusalText, spokenValues } from '#server/platform/texts/refusals.ts';
import type { TextReader } from '#server/platform/texts/textReader.ts';
import type { Authenticator } from '#server/services/auth/Authenticator.ts';
import { PasswordQueueFullError } from '#server/services/auth/passwords.ts';
import { SEEN_AS_HEADER, seenAs } from '#server/services/auth/seenAs.ts';
import { Asker } from './Asker.ts';
import { handleOnce, requestKeyOf } from './handleOnce.ts';
import { languageOfPage, pageHead } from './pageHead.ts';
import { programHead } from './programHead.ts';

/** Proxies keep an idle connection for a minute: one that the server closes at the moment it is used again fails its request. */
const KEEP_ALIVE_MS = 65_000;

/** What a plain HTTP route is given. */
export interface RouteRequest {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly tenant: Tenant;
  readonly params: Readonly<Record<string, string>>;
  /** Who it is from, to count by; null when the connection has gone. */
  readonly address: string | null;
  /** Who is answered, as far as is known: after `context`, in the user's own language. */
  readonly reader: () => TextReader;
  /** Context of the signed-in user or visitor; a token that has ended is refused with 401. */
  readonly context: () => Promise<RequestContext>;
}

export interface Route {
  readonly method: string;
  /** `/api/users/validate/:token` */
  readonly path: string;
  readonly handle: (route: RouteRequest) => Promise<void>;
}

/** What is asked before there is any organisation, so of none. */
export interface InstallationRoute {
  readonly method: string;
  /** As it is: no parameters. */
  readonly path: string;
  readonly handle: (request: IncomingMessage, response: ServerResponse, reader: TextReader) => Promise<void>;
}

export interface HttpAppParts {
  readonly database: DatabaseHandle;
  readonly outbox: OutboxReader;
  readonly services: ConnectedServices;
  readonly followers: Followers;
  readonly tenants: TenantDirectory;
  readonly authenticator: Authenticator;
  readonly graphql: GraphqlHandler;
  readonly graphqlBatch: GraphqlHandler;
  readonly isExploring: boolean;
  readonly trustProxy: boolean;
  readonly publicUrl: string;
  readonly traffic: Traffic;
  readonly routes: readonly Route[];
  readonly installation: readonly InstallationRoute[];
  readonly files: StaticFiles;
}

export class HttpApp {
  readonly server: Server;
  readonly #parts: HttpAppParts;
  readonly #isEncrypted: boolean;
  readonly #routes: readonly (Route & { readonly pattern: URLPattern })[];

  constructor(parts: HttpAppParts) {
    this.#parts = parts;
    this.#isEncrypted = parts.publicUrl.startsWith('https:');
    this.#routes = parts.routes.map((route) => ({ ...route, pattern: new URLPattern({ pathname: route.path }) }));
    this.server = createServer((request, response) => void this.#answer(request, response));
    this.server.requestTimeout = 30_000;
    this.server.headersTimeout = 10_000;
    this.server.keepAliveTimeout = KEEP_ALIVE_MS;
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    setSecurityHeaders(response, this.#isEncrypted);
    // An answer that can't be sent any more: its client has gone, and nobody else waits for it.
    response.on('error', () => response.destroy());
    const asker = new Asker(request);
    try {
      const path = pathOf(request);
      if (parseHost(request.headers.host) === null) throw new HttpError(400, 'hostNotValid');
      await this.#route(request, response, asker, path);
    } catch (error) {
      answerError(error, request, response, asker.reader);
    }
  }

  async #route(request: IncomingMessage, response: ServerResponse, asker: Asker, path: string): Promise<void> {
    if (path === '/readyz') return this.#ready(response);
    if (path === '/healthz') return sendJson(response, 200, { status: 'ok' });
    this.#parts.traffic.enter(response);
    if (path === '/graphql') return this.#graphql(request, response, asker, this.#parts.graphql);
    if (path === '/graphql/batch') return this.#graphql(request, response, asker, this.#parts.graphqlBatch);
    const ofNobody = this.#parts.installation.filter((route) => route.path === path);
    if (ofNobody.length > 0) return this.#ofNobody(request, response, asker, ofNobody);
    const found = this.#find(path);
    if (found.length > 0) return this.#plain(request, response, asker, found);
    if (isApiPath(path)) {
      await this.#tenantOf(request, asker);
      throw new HttpError(404, 'notFound');
    }
    return this.#page(request, response, path);
  }

  async #ready(response: ServerResponse): Promise<void> {
    this.#parts.traffic.enterProbe(response);
    try {
      if (this.#parts.traffic.isEnding) return sendJson(response, 503, { status: 'ending' });
      await this.#parts.database.ping();
      sendJson(response, 200, { status: 'ok' });
    } catch {
      sendJson(response, 503, { status: 'unavailable' });
    }
  }

  async #graphql(
    request: IncomingMessage,
    response: ServerResponse,
    asker: Asker,
    handle: GraphqlHandler,
  ): Promise<void> {
    const isExplorer = request.method === 'GET' && this.#parts.isExploring && acceptsPage(request);
    const tenant = await this.#tenantOf(request, asker);
    if (!isExplorer) assertGraphqlRequest(request);
    const identity = isExplorer ? null : await this.#identityOf(request, tenant, asker);
    const idempotencyKey = requestKeyOf(request);
    const context = this.#contextOf(request, asker, tenant, identity, idempotencyKey);
    // An answer that was sent in full closes too; nobody waits for that, and aborting is costly.
    response.on('close', () => response.writableFinished || context.abort());
    if (!isExplorer) response.setHeader('cache-control', 'no-store');
    await handle(request, response, context);
  }

  /** Any host that is served will do: the first incubator is made where there is none. */
  async #ofNobody(
    request: IncomingMessage,
    response: ServerResponse,
    asker: Asker,
    routes: readonly InstallationRoute[],
  ): Promise<void> {
    const found = await this.#parts.tenants.byHost(request.headers.host);
    if (found === 'foreign' || found === 'malformed') throw refusalOf(found);
    await byMethod(routes, request).handle(request, response, asker.reader);
  }

  async #plain(
    request: IncomingMessage,
    response: ServerResponse,
    asker: Asker,
    found: readonly FoundRoute[],
  ): Promise<void> {
    const tenant = await this.#tenantOf(request, asker);
    const route = byMethod(
      found.map((candidate) => candidate.route),
      request,
    );
    const params = found.find((candidate) => candidate.route === route)?.params ?? {};
    await handleOnce(route, {
      request,
      response,
      tenant,
      params,
      address: clientAddress(request, this.#parts.trustProxy),
      reader: () => asker.reader,
      context: async () => this.#contextOf(request, asker, tenant, await this.#identityOf(request, tenant, asker)),
    });
  }

  async #page(request: IncomingMessage, response: ServerResponse, path: string): Promise<void> {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      throw new HttpError(405, 'methodNotAllowed', { headers: { allow: 'GET, HEAD' } });
    }
    const terms = () => this.#termsOfPage(request, path);
    if (!(await this.#parts.files.serve(request, response, path, terms))) throw new HttpError(404, 'notFound');
  }

  /** The page is served without a tenant too, where it says that there is none, and while the database is away. */
  async #termsOfPage(request: IncomingMessage, path: string): Promise<PageTerms> {
    const found = await this.#parts.tenants.byHost(request.headers.host).catch(() => null);
    const tenant = typeof found === 'string' ? null : found;
    return {
      status: found === 'foreign' ? 421 : 200,
      policy: contentPolicy(tenant?.outside ?? null),
      head: pageHead(tenant, path, request.headers, await this.#aboutPage(tenant, request, path)),
      path,
      hasSearch: request.url?.includes('?') ?? false,
    };
  }

  async #aboutPage(tenant: Tenant | null, { headers }: IncomingMessage, path: string): Promise<string | null> {
    if (tenant === null) return null;
    const language = languageOfPage(tenant, headers);
    // The page is served all the same: it says itself what it is about.
    return programHead(this.#parts.database, tenant.id, path, language).catch((error: unknown) => {
      logTrouble('page.headFailed', error, { tenant: tenant.id });
      return null;
    });
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

  async #tenantOf(request: IncomingMessage, asker: Asker): Promise<Tenant> {
    const found = await this.#parts.tenants.byHost(request.headers.host);
    if (typeof found === 'string') throw refusalOf(found);
    asker.tenant = found;
    return found;
  }

  async #identityOf(request: IncomingMessage, tenant: Tenant, asker: Asker): Promise<Identity | null> {
    const token = bearerToken(request.headers.authorization);
    if (token === null) return null;
    const identity = await this.#parts.authenticator.authenticate(tenant.id, token);
    if (!identity) throw new TokenEndedError();
    asker.viewer = identity.viewer;
    const role = request.headers[SEEN_AS_HEADER];
    if (typeof role !== 'string') return identity;
    // Of GraphQL the operations say what they do.
    const isRead = request.method === 'GET' || pathOf(request).startsWith('/graphql');
    if (!isRead) throw ForbiddenError.because('seenAsRole');
    return seenAs(this.#parts.database, identity, role);
  }

  #contextOf(
    request: IncomingMessage,
    { wishedLanguage }: Asker,
    tenant: Tenant,
    identity: Identity | null,
    idempotencyKey: string | null = null,
  ): RequestContext {
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
      idempotencyKey,
      wishedLanguage,
      clientAddress: clientAddress(request, this.#parts.trustProxy),
    });
  }
}

interface FoundRoute {
  readonly route: Route;
  readonly params: Readonly<Record<string, string>>;
}

/** The route of the request's method; another method is refused with the ones there are. */
function byMethod<Found extends { readonly method: string }>(
  routes: readonly Found[],
  request: IncomingMessage,
): Found {
  const found = routes.find(({ method }) => method === request.method);
  if (found) return found;
  throw new HttpError(405, 'methodNotAllowed', { headers: { allow: routes.map(({ method }) => method).join(', ') } });
}

export class TokenEndedError extends Error {}

const REFUSALS: Readonly<Record<HostRefusal, { readonly status: number; readonly reason: RefusalReason }>> = {
  malformed: { status: 400, reason: 'hostNotValid' },
  foreign: { status: 421, reason: 'hostNotServed' },
  unknown: { status: 404, reason: 'noIncubator' },
};

function refusalOf(refusal: HostRefusal): HttpError {
  const { status, reason } = REFUSALS[refusal];
  return new HttpError(status, reason);
}

/** Every address is a path of this host: handlers may take it for one without looking. */
function pathOf({ url = '/' }: IncomingMessage): string {
  const [path = '/'] = url.split('?', 1);
  if (!url.startsWith('/') || !URL.canParse(url, 'http://localhost')) throw new HttpError(400, 'addressNotValid');
  try {
    const decoded = decodeURIComponent(path);
    if (isStorable(decoded)) return decoded;
  } catch {
    // Falls through to the same answer.
  }
  throw new HttpError(400, 'addressNotValid');
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
  if (request.method !== 'POST') throw new HttpError(405, 'graphqlByPost', { headers: { allow: 'POST' } });
  if (request.headers['apollo-require-preflight'] !== 'true') {
    throw new HttpError(400, 'preflightMissing');
  }
  if (!(request.headers['content-type'] ?? '').toLowerCase().startsWith('application/json')) {
    throw new HttpError(415, 'bodyNotJson');
  }
}

const RETRY_AFTER_SECONDS = '1';

/** The beginning of an address, which says what was asked for and not of whom. */
function routeOf({ url = '' }: IncomingMessage): string {
  return url.split('?', 1)[0]?.split('/').slice(0, 4).join('/') ?? '';
}

function answerError(error: unknown, request: IncomingMessage, response: ServerResponse, reader: TextReader): void {
  const hasLeft = request.destroyed && !request.complete;
  if (hasLeft || response.headersSent) {
    response.destroy();
    return;
  }
  if (error instanceof TokenEndedError) {
    refuse(response, 401, new AuthenticationRequiredError().answerTo(reader));
  } else if (error instanceof ValidationError) {
    refuse(response, 400, error.answerTo(reader), { fields: error.answerTo(reader).extensions.fields });
  } else if (error instanceof ApplicationError) {
    refuse(response, statusOf(error.code), error.answerTo(reader));
  } else if (error instanceof HttpError) {
    for (const [name, value] of Object.entries(error.headers)) response.setHeader(name, value);
    const { refusal } = error;
    const extensions = refusal && { reason: refusal.reason, values: spokenValues(reader, refusal.values ?? {}) };
    refuse(response, error.status, { message: error.textFor(reader), ...(extensions && { extensions }) });
  } else if (error instanceof PasswordQueueFullError || error instanceof DatabaseUnavailableError) {
    response.setHeader('retry-after', RETRY_AFTER_SECONDS);
    const reason = error instanceof DatabaseUnavailableError ? error.reason : null;
    refuse(response, 503, new UnavailableError(1, reason).answerTo(reader));
  } else {
    logFault('request.failed', error, { method: request.method, route: routeOf(request) });
    sendText(response, 500, refusalText(reader, { reason: 'ourFault' }));
  }
}

interface Told {
  readonly message: string;
  readonly extensions?: Readonly<Record<string, unknown>>;
}

/** Told as GraphQL tells it and, for who asks plainly, by its sentence. */
function refuse(response: ServerResponse, status: number, { message, extensions = {} }: Told, rest = {}): void {
  // How HTTP carries it is not the client's.
  const { http: _http, ...told } = extensions;
  sendJson(response, status, {
    errors: [{ message, ...(Object.keys(told).length > 0 && { extensions: told }) }],
    message,
    ...rest,
  });
}
