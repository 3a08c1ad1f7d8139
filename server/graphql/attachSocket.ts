/** Subscriptions over a socket, through the same pipeline as HTTP. */
import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import {
  type ExecutionArgs,
  type ExecutionResult,
  type FormattedExecutionResult,
  GraphQLError,
  type GraphQLFormattedError,
} from 'graphql';
import { useServer as serveSockets } from 'graphql-ws/use/ws';
import { type WebSocket, WebSocketServer } from 'ws';
import type { Authenticator, Identity } from '#server/auth/Authenticator.ts';
import { noteClientGone, SESSION_ENDED, TOKENS_REVOKED } from '#server/auth/sessions.ts';
import { clientAddress } from '#server/http/clientAddress.ts';
import { bearerToken } from '#server/http/respond.ts';
import type { HostRefusal, TenantDirectory } from '#server/tenants/TenantDirectory.ts';
import type { RequestContext, Tenant } from './context.ts';
import { type ContextSources, createContext } from './createContext.ts';
import { type ExecutableSchema, executeOperation, subscribeOperation } from './executeOperation.ts';
import type { OperationStore } from './OperationStore.ts';

const PATH = '/subscriptions';
const MAX_FRAME_BYTES = 64 * 1024;
const MAX_SUBSCRIPTIONS = 100;
const INIT_TIMEOUT_MS = 3000;
/** How often a quiet socket asks whether its token is still good (idle and absolute limits end without an event). */
const RECHECK_MS = 30_000;
/** The last event, that the session has ended, goes out before the socket closes. */
const CLOSE_DELAY_MS = 500;
const UNAUTHORIZED = 4401;

export interface SocketParts extends ContextSources {
  readonly app: ExecutableSchema;
  readonly store: OperationStore;
  readonly tenants: TenantDirectory;
  readonly authenticator: Authenticator;
  readonly trustProxy: boolean;
}

/** Who a socket speaks for; settled when it is initialised. */
interface Connection {
  readonly tenant: Tenant;
  readonly token: string | null;
  readonly identity: Identity | null;
  readonly userAgent: string | null;
  readonly clientAddress: string | null;
}

interface SocketExtra extends Record<PropertyKey, unknown> {
  connection?: Connection;
  stopWatching?: () => void;
}

/** Serves `/subscriptions` on the server; the function returned closes all sockets. */
export function attachSocket(server: Server, parts: SocketParts): () => Promise<void> {
  const sockets = new WebSocketServer({ noServer: true, maxPayload: MAX_FRAME_BYTES });
  server.on('upgrade', (request, socket, head) => void upgrade(sockets, parts, request, socket, head));

  const served = serveSockets<Record<string, unknown>, SocketExtra>(
    {
      connectionInitWaitTimeout: INIT_TIMEOUT_MS,
      onConnect: async ({ extra, connectionParams }) => {
        const connection = await connect(parts, extra.request, connectionParams ?? {});
        if (!connection) {
          extra.socket.close(UNAUTHORIZED, 'Unauthorized');
          return false;
        }
        // Gone while it was being looked up: nobody would ever stop the watch below.
        if (extra.socket.readyState !== extra.socket.OPEN) return false;
        extra.connection = connection;
        extra.stopWatching = watch(parts, extra.socket, connection);
        return true;
      },
      onSubscribe: async ({ extra, subscriptions }, _id, payload) => {
        if (!extra.connection) return [new GraphQLError('The socket is not initialised')];
        if (Object.keys(subscriptions).length > MAX_SUBSCRIPTIONS) {
          return [new GraphQLError(`A socket carries at most ${MAX_SUBSCRIPTIONS} subscriptions`)];
        }
        const prepared = parts.store.prepare(payload.query);
        if (!prepared.document) return prepared.errors;
        return {
          schema: parts.app.schema,
          document: prepared.document,
          operationName: payload.operationName ?? null,
          variableValues: payload.variables ?? {},
          contextValue: await contextOf(parts, extra.connection),
        };
      },
      execute: (args) => executeOnSocket(parts.app, args),
      subscribe: (args) => subscribeOperation(parts.app, requestOf(args)),
      onNext: (_ctx, _id, _payload, _args, result) => withoutStatus(result),
      onError: (_ctx, _id, _payload, errors) => errors.map(formatWithoutStatus),
      onClose: ({ extra }) => extra.stopWatching?.(),
    },
    sockets,
  );
  return async () => {
    for (const client of sockets.clients) client.terminate();
    await served.dispose();
  };
}

/** Another site's page may open a socket here, but its browser says where it comes from. */
async function upgrade(
  sockets: WebSocketServer,
  { tenants }: SocketParts,
  request: IncomingMessage,
  socket: Duplex,
  head: Buffer,
): Promise<void> {
  // Until the library has taken it over, nobody else hears that the client has gone.
  const forget = (): void => void socket.destroy();
  socket.on('error', forget);
  const refusal = await refusalOf(tenants, request);
  if (refusal !== null) return void socket.end(`HTTP/1.1 ${refusal}\r\nConnection: close\r\n\r\n`);
  if (socket.destroyed) return;
  sockets.handleUpgrade(request, socket, head, (client) => {
    socket.off('error', forget);
    sockets.emit('connection', client, request);
  });
}

const HOST_REFUSALS: Readonly<Record<HostRefusal, string>> = {
  malformed: '400 Bad Request',
  foreign: '421 Misdirected Request',
  unknown: '404 Not Found',
};

/** Status line of a socket that is not opened; null for one that is. */
async function refusalOf(tenants: TenantDirectory, { url = '', headers }: IncomingMessage): Promise<string | null> {
  const found = await tenants.byHost(headers.host).catch(() => null);
  if (found === null) return '503 Service Unavailable\r\nRetry-After: 1';
  if (typeof found === 'string') return HOST_REFUSALS[found];
  if (url.split('?', 1)[0] !== PATH) return '404 Not Found';
  const { origin, host } = headers;
  const isForeign = origin !== undefined && (!URL.canParse(origin) || new URL(origin).host !== host);
  return isForeign ? '403 Forbidden' : null;
}

async function connect(
  parts: SocketParts,
  request: IncomingMessage,
  params: Readonly<Record<string, unknown>>,
): Promise<Connection | null> {
  const { incubatorIdentifier, authorization, userAgent } = params;
  const tenant = await parts.tenants.byHost(request.headers.host);
  if (typeof tenant === 'string') return null;
  if (typeof incubatorIdentifier === 'string' && ![tenant.slug, tenant.id, ''].includes(incubatorIdentifier))
    return null;
  const token = bearerToken(authorization);
  const identity = token === null ? null : await parts.authenticator.authenticate(tenant.id, token);
  if (token !== null && !identity) return null;
  return {
    tenant,
    token,
    identity,
    userAgent: typeof userAgent === 'string' ? userAgent.slice(0, 300) : null,
    clientAddress: clientAddress(request, parts.trustProxy),
  };
}

/** Closes the socket when what it was opened with ends. */
function watch(parts: SocketParts, socket: WebSocket, { tenant, token, identity }: Connection): () => void {
  if (token === null || !identity) return () => {};
  const recheck = async (): Promise<void> => {
    if (!(await parts.authenticator.authenticate(tenant.id, token))) socket.close(UNAUTHORIZED, 'Session ended');
  };
  const timer = setInterval(() => void recheck().catch(() => {}), RECHECK_MS);
  const unsubscribe = parts.outbox.subscribe(tenant.id, ({ topic, payload }) => {
    if ((topic !== SESSION_ENDED && topic !== TOKENS_REVOKED) || payload.userId !== identity.viewer.id) return;
    parts.authenticator.forget(tenant.id, identity.token.tokenHash);
    setTimeout(() => void recheck().catch(() => {}), CLOSE_DELAY_MS);
  });
  return () => {
    clearInterval(timer);
    unsubscribe();
    parts.database
      .withTenant(tenant.id, (tx) => noteClientGone(tx, identity.token.tokenHash))
      // The server may be stopping; the session then counts until its time is over.
      .catch(() => {});
  };
}

async function contextOf(parts: SocketParts, connection: Connection): Promise<RequestContext> {
  const { tenant, token, userAgent, clientAddress: address } = connection;
  const reauthenticate = async () => (token === null ? null : parts.authenticator.authenticate(tenant.id, token));
  return createContext(parts, {
    tenant,
    identity: await reauthenticate(),
    transport: 'socket',
    userAgent,
    clientAddress: address,
    reauthenticate,
  });
}

async function executeOnSocket(app: ExecutableSchema, args: ExecutionArgs): Promise<ExecutionResult> {
  const outcome = await executeOperation(app, requestOf(args));
  return outcome.result ?? (JSON.parse(outcome.text) as ExecutionResult);
}

function requestOf(args: ExecutionArgs) {
  return {
    document: args.document,
    operationName: args.operationName,
    variables: args.variableValues,
    context: args.contextValue as RequestContext,
  };
}

/** The HTTP status that an error would have is nothing for a socket. */
function formatWithoutStatus(error: GraphQLError): GraphQLFormattedError {
  const { extensions, ...formatted } = error.toJSON();
  const { http: _http, ...shown } = extensions ?? {};
  return Object.keys(shown).length > 0 ? { ...formatted, extensions: shown } : formatted;
}

interface SocketResult {
  readonly errors?: readonly GraphQLError[] | undefined;
  readonly data?: FormattedExecutionResult['data'] | undefined;
  readonly extensions?: FormattedExecutionResult['extensions'] | undefined;
}

function withoutStatus(result: SocketResult): FormattedExecutionResult {
  const { errors, data, extensions } = result;
  return {
    ...(errors && { errors: errors.map(formatWithoutStatus) }),
    ...(data !== undefined && { data }),
    ...(extensions && { extensions }),
  };
}
