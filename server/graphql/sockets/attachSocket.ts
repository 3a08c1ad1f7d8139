/** Subscriptions over a socket, through the same pipeline as HTTP. */
import type { IncomingMessage, Server } from 'node:http';
import {
  type DocumentNode,
  type ExecutionArgs,
  type ExecutionResult,
  getOperationAST,
  OperationTypeNode,
} from 'graphql';
import type { SubscribePayload } from 'graphql-ws';
import { useServer as serveSockets } from 'graphql-ws/use/ws';
import { type WebSocket, WebSocketServer } from 'ws';
import type { ExecutableSchema } from '#server/entities/plan/plannedExecution.ts';
import { executeOperation } from '#server/graphql/execute/executeOperation.ts';
import { formatWithoutStatus, withoutStatus } from '#server/graphql/execute/socketResults.ts';
import { subscribeOperation } from '#server/graphql/execute/subscribeOperation.ts';
import type { OperationStore } from '#server/graphql/operations/OperationStore.ts';
import type { Identity, RequestContext } from '#server/platform/context/context.ts';
import { type ContextSources, createContext } from '#server/platform/context/createContext.ts';
import { DatabaseUnavailableError } from '#server/platform/db/DatabaseUnavailableError.ts';
import { SharedReads } from '#server/platform/db/SharedReads.ts';
import {
  ApplicationError,
  AuthenticationRequiredError,
  ForbiddenError,
  UnavailableError,
  ValidationError,
} from '#server/platform/errors/errors.ts';
import { clientAddress } from '#server/platform/http/clientAddress.ts';
import { bearerToken } from '#server/platform/http/respond.ts';
import type { Tenant } from '#server/platform/tenants/Tenant.ts';
import type { TenantDirectory } from '#server/platform/tenants/TenantDirectory.ts';
import { switchesIn } from '#server/platform/tenants/withoutSwitches.ts';
import { wishedLanguage } from '#server/platform/texts/languages.ts';
import { readerIn } from '#server/platform/texts/textReader.ts';
import type { Authenticator } from '#server/services/auth/Authenticator.ts';
import { seenAs } from '#server/services/auth/seenAs.ts';
import { noteClientGone } from '#server/services/auth/sessions.ts';
import { closeCodes, OpenSockets } from './OpenSockets.ts';
import { upgradeSocket } from './upgradeSocket.ts';
import { whileAvailable } from './whileAvailable.ts';

const MAX_FRAME_BYTES = 64 * 1024;
const MAX_SUBSCRIPTIONS = 100;
const INIT_TIMEOUT_MS = 3000;
/** A client that does not answer the farewell is left without one. */
const FAREWELL_MS = 1000;

export interface SocketParts extends ContextSources {
  readonly app: ExecutableSchema;
  readonly store: OperationStore;
  readonly tenants: TenantDirectory;
  readonly authenticator: Authenticator;
  readonly trustProxy: boolean;
  /** Beyond it a user's oldest socket goes. */
  readonly socketsPerUser: number;
  readonly isEnding: () => boolean;
}

/** Who a socket speaks for; settled when it is initialised. */
interface Connection {
  readonly tenant: Tenant;
  readonly token: string | null;
  readonly identity: Identity | null;
  /** Whoever decides what roles may do listens as this one. */
  readonly seenAsRole: string | null;
  readonly switchedOff: readonly string[];
  readonly userAgent: string | null;
  readonly clientAddress: string | null;
  readonly wishedLanguage: string | null;
}

interface SocketExtra extends Record<PropertyKey, unknown> {
  connection?: Connection;
  leave?: () => void;
}

/** Serves `/subscriptions` on the server; the function returned tells all clients to come back elsewhere. */
export function attachSocket(server: Server, parts: SocketParts): () => Promise<void> {
  const sockets = new WebSocketServer({ noServer: true, maxPayload: MAX_FRAME_BYTES });
  const reads = new SharedReads(parts.database);
  const socketOf = new WeakMap<RequestContext, WebSocket>();
  const open = new OpenSockets(parts.authenticator, parts.socketsPerUser);
  server.on('upgrade', (request, socket, head) => void upgradeSocket(sockets, parts, request, socket, head));

  const served = serveSockets<Record<string, unknown>, SocketExtra>(
    {
      connectionInitWaitTimeout: INIT_TIMEOUT_MS,
      onConnect: async ({ extra, connectionParams }) => {
        const connection = await unlessAway(connect(parts, extra.request, connectionParams ?? {}));
        if (connection === AWAY) {
          extra.socket.close(closeCodes.tryLater, 'Try again later');
          return false;
        }
        if (!connection) {
          extra.socket.close(closeCodes.unauthorized, 'Unauthorized');
          return false;
        }
        // Gone while it was being looked up: nobody would ever take it out again.
        if (extra.socket.readyState !== extra.socket.OPEN) return false;
        extra.connection = connection;
        extra.leave = register(open, parts, extra.socket, connection);
        return true;
      },
      onSubscribe: async ({ extra, subscriptions }, _id, payload) => {
        if (!extra.connection) return [new AuthenticationRequiredError()];
        if (Object.keys(subscriptions).length > MAX_SUBSCRIPTIONS) {
          return [ValidationError.because('atMost', { limit: MAX_SUBSCRIPTIONS }).answerTo(readerOf(extra.connection))];
        }
        const prepared = parts.store.prepare(payload.query);
        if (!prepared.document) {
          const reader = readerOf(extra.connection);
          return prepared.errors.map((error) => (error instanceof ApplicationError ? error.answerTo(reader) : error));
        }
        const contextValue = await unlessAway(
          contextOf(parts, extra.connection, sharedBy(prepared.document, payload, reads)),
        );
        if (contextValue === AWAY) return [new UnavailableError(1).answerTo(readerOf(extra.connection))];
        socketOf.set(contextValue, extra.socket);
        return {
          schema: parts.app.schema,
          document: prepared.document,
          operationName: payload.operationName ?? null,
          variableValues: payload.variables ?? {},
          contextValue,
        };
      },
      execute: (args) => executeOnSocket(parts.app, args),
      subscribe: async (args) => {
        const request = requestOf(args);
        const started = await subscribeOperation(parts.app, request);
        if (!(Symbol.asyncIterator in started)) return started;
        return whileAvailable(started, () =>
          socketOf.get(request.context)?.close(closeCodes.tryLater, 'Try again later'),
        );
      },
      onNext: (_ctx, _id, _payload, _args, result) => withoutStatus(result),
      onError: (_ctx, _id, _payload, errors) => errors.map(formatWithoutStatus),
      onClose: ({ extra }) => extra.leave?.(),
    },
    sockets,
  );
  return async () => {
    open.stop();
    const force = setTimeout(() => {
      for (const client of sockets.clients) client.terminate();
    }, FAREWELL_MS);
    await served.dispose();
    clearTimeout(force);
  };
}

const AWAY: unique symbol = Symbol('the database is away');

async function unlessAway<T>(work: Promise<T>): Promise<T | typeof AWAY> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof DatabaseUnavailableError) return AWAY;
    throw error;
  }
}

async function connect(
  parts: SocketParts,
  request: IncomingMessage,
  params: Readonly<Record<string, unknown>>,
): Promise<Connection | null> {
  const { incubatorIdentifier, authorization, userAgent, seenAsRole, switchedOff } = params;
  const tenant = await parts.tenants.byHost(request.headers.host);
  if (typeof tenant === 'string') return null;
  if (typeof incubatorIdentifier === 'string' && ![tenant.slug, tenant.id, ''].includes(incubatorIdentifier))
    return null;
  const token = bearerToken(authorization);
  const role = typeof seenAsRole === 'string' ? seenAsRole : null;
  const identity = await identityOf(parts, tenant, token, role);
  if (token !== null && !identity) return null;
  return {
    tenant,
    token,
    identity,
    seenAsRole: role,
    switchedOff: switchesIn(switchedOff),
    userAgent: typeof userAgent === 'string' ? userAgent.slice(0, 300) : null,
    clientAddress: clientAddress(request, parts.trustProxy),
    wishedLanguage: wishedLanguage(request.headers['accept-language']),
  };
}

/** Who a token speaks for, with the rights of the role that they look as; null for a visitor, and for whom neither is open. */
async function identityOf(
  { authenticator, database }: SocketParts,
  tenant: Tenant,
  token: string | null,
  seenAsRole: string | null,
): Promise<Identity | null> {
  const identity = token === null ? null : await authenticator.authenticate(tenant.id, token);
  if (identity === null || seenAsRole === null) return identity;
  return seenAs(database, identity, seenAsRole).catch((error: unknown) => {
    if (error instanceof ForbiddenError) return null;
    throw error;
  });
}

const readerOf = ({ identity, wishedLanguage: wished, tenant }: Connection) =>
  readerIn(identity?.viewer.language ?? wished, tenant);

/** Counts the socket among its user's for as long as it is open. */
function register(open: OpenSockets, parts: SocketParts, socket: WebSocket, connection: Connection): () => void {
  const { tenant, identity } = connection;
  if (!identity) return () => {};
  const { tokenHash } = identity.token;
  open.add(socket, { tenantId: tenant.id, userId: identity.viewer.id, tokenHash });
  return () => {
    open.remove(socket);
    parts.database
      .withTenant(tenant.id, (tx) => noteClientGone(tx, tokenHash))
      // The server may be stopping, or the database be away; the session then counts until its time is over.
      .catch(() => {});
  };
}

/** What is heard at the same moment is read together; whoever asks or writes does so alone. */
function sharedBy(
  document: DocumentNode,
  { operationName }: SubscribePayload,
  reads: SharedReads,
): { readonly reads?: SharedReads } {
  const isLasting = getOperationAST(document, operationName)?.operation === OperationTypeNode.SUBSCRIPTION;
  return isLasting ? { reads } : {};
}

async function contextOf(
  parts: SocketParts,
  connection: Connection,
  shared: { readonly reads?: SharedReads },
): Promise<RequestContext> {
  const {
    tenant,
    token,
    seenAsRole,
    switchedOff,
    userAgent,
    clientAddress: address,
    wishedLanguage: wished,
  } = connection;
  const reauthenticate = () => identityOf(parts, tenant, token, seenAsRole);
  return createContext(parts, {
    tenant,
    identity: await reauthenticate(),
    transport: 'socket',
    userAgent,
    clientAddress: address,
    wishedLanguage: wished,
    switchedOff,
    reauthenticate,
    ...shared,
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
