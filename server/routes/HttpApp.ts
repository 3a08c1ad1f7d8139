/** One port for everything: pages, the API, the socket and health. */
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { GraphqlHandler } from '#server/graphql/http/createYogaHandler.ts';
import type { ConnectedServices } from '#server/platform/connections/ConnectedServices.ts';
import type { Followers } from '#server/platform/context/followers.ts';
import type { DatabaseHandle } from '#server/platform/db/database.ts';
import { HttpError } from '#server/platform/errors/HttpError.ts';
import { clientAddress } from '#server/platform/http/clientAddress.ts';
import { sendJson, setSecurityHeaders } from '#server/platform/http/respond.ts';
import type { StaticFiles } from '#server/platform/http/StaticFiles.ts';
import type { Traffic } from '#server/platform/http/Traffic.ts';
import type { OutboxReader } from '#server/platform/outbox/OutboxReader.ts';
import { parseHost } from '#server/platform/tenants/parseHost.ts';
import type { TenantDirectory } from '#server/platform/tenants/TenantDirectory.ts';
import type { Authenticator } from '#server/services/auth/Authenticator.ts';
import { Asker } from './Asker.ts';
import { answerError } from './answerError.ts';
import { handleOnce, requestKeyOf } from './handleOnce.ts';
import { hostRefusal, RequestContexts } from './RequestContexts.ts';
import type { InstallationRoute, Route } from './Route.ts';
import { byMethod, type FoundRoute, RouteTable } from './RouteTable.ts';
import { acceptsPage, assertGraphqlRequest, isApiPath, pathOf } from './readRequest.ts';
import { servePage } from './servePage.ts';

/** Proxies keep an idle connection for a minute: one that the server closes at the moment it is used again fails its request. */
const KEEP_ALIVE_MS = 65_000;

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
  /** Everybody may look behind the product: nobody's own data is here. */
  readonly isDemo: boolean;
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
  readonly #contexts: RequestContexts;
  readonly #routes: RouteTable;

  constructor(parts: HttpAppParts) {
    this.#parts = parts;
    this.#isEncrypted = parts.publicUrl.startsWith('https:');
    this.#contexts = new RequestContexts(parts);
    this.#routes = new RouteTable(parts.routes);
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
    const found = this.#routes.find(path);
    if (found.length > 0) return this.#plain(request, response, asker, found);
    if (isApiPath(path)) {
      await this.#contexts.tenantOf(request, asker);
      throw new HttpError(404, 'notFound');
    }
    return servePage(this.#parts, request, response, path);
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
    const tenant = await this.#contexts.tenantOf(request, asker);
    if (!isExplorer) assertGraphqlRequest(request);
    const identity = isExplorer ? null : await this.#contexts.identityOf(request, tenant, asker);
    const idempotencyKey = requestKeyOf(request);
    const context = this.#contexts.contextOf(request, asker, tenant, identity, idempotencyKey);
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
    if (found === 'foreign' || found === 'malformed') throw hostRefusal(found);
    await byMethod(routes, ({ method }) => method, request).handle(request, response, asker.reader);
  }

  async #plain(
    request: IncomingMessage,
    response: ServerResponse,
    asker: Asker,
    found: readonly FoundRoute[],
  ): Promise<void> {
    const tenant = await this.#contexts.tenantOf(request, asker);
    const { route, params } = byMethod(found, (one) => one.route.method, request);
    await handleOnce(route, {
      request,
      response,
      tenant,
      params,
      address: clientAddress(request, this.#parts.trustProxy),
      reader: () => asker.reader,
      context: async () =>
        this.#contexts.contextOf(request, asker, tenant, await this.#contexts.identityOf(request, tenant, asker)),
    });
  }
}
