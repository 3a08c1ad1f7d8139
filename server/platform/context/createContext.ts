import { randomUUID } from 'node:crypto';
import { lackingAlso } from '#domain/access/features.ts';
import type { ConnectedServices } from '#server/platform/connections/ConnectedServices.ts';
import type { DatabaseHandle } from '#server/platform/db/database.ts';
import type { SharedReads } from '#server/platform/db/SharedReads.ts';
import type { OutboxReader } from '#server/platform/outbox/OutboxReader.ts';
import { outboxEvents } from '#server/platform/outbox/outboxEvents.ts';
import type { Tenant } from '#server/platform/tenants/Tenant.ts';
import { withoutSwitches } from '#server/platform/tenants/withoutSwitches.ts';
import type { Identity, RequestContext } from './context.ts';
import type { Followers } from './followers.ts';

export interface ContextSources {
  readonly database: DatabaseHandle;
  readonly outbox: OutboxReader;
  readonly services: ConnectedServices;
  readonly followers: Followers;
  /** Everybody may look behind the product: nobody's own data is here. */
  readonly isDemo?: boolean;
  /** Operations are explored here. */
  readonly isExploring?: boolean;
}

export interface ContextRequest {
  readonly tenant: Tenant;
  readonly identity: Identity | null;
  readonly transport: 'http' | 'socket';
  readonly userAgent: string | null;
  readonly clientAddress: string | null;
  readonly idempotencyKey?: string | null;
  readonly wishedLanguage?: string | null;
  /** Switches without which whoever explores the product sees it; elsewhere nobody is heard who names some. */
  readonly switchedOff?: readonly string[];
  /** Aborted when the client has gone. */
  readonly gone?: AbortSignal;
  readonly noteUse?: () => void;
  /** Where many read at the same moment; each by itself if not given. */
  readonly reads?: Pick<SharedReads, 'read'>;
  /** The time it is, where it is not that of the machine. */
  readonly now?: () => Date;
  /** For what lasts: the identity as it is now; null when it has ended. */
  readonly reauthenticate?: () => Promise<Identity | null>;
}

/** The context of one operation. */
export function createContext(sources: ContextSources, request: ContextRequest): RequestContext {
  const off = sources.isDemo || sources.isExploring ? (request.switchedOff ?? []) : [];
  const tenant = withoutSwitches(request.tenant, off);
  const controller = new AbortController();
  const signal = request.gone ? AbortSignal.any([controller.signal, request.gone]) : controller.signal;
  let identity = withoutFeatures(request.identity, off);
  const alone = { read: sources.database.readInTenant };
  return {
    requestId: randomUUID(),
    tenant,
    get principal() {
      return identity?.principal ?? null;
    },
    get viewer() {
      return identity?.viewer ?? null;
    },
    get token() {
      return identity?.token ?? null;
    },
    get isLooking() {
      return identity?.isLooking === true;
    },
    placesTold: sources.isDemo ? 'toAll' : sources.isExploring ? 'toAdmins' : 'toNobody',
    transport: request.transport,
    userAgent: request.userAgent,
    clientAddress: request.clientAddress,
    wishedLanguage: request.wishedLanguage ?? null,
    idempotencyKey: request.idempotencyKey ?? null,
    signal,
    abort: () => controller.abort(),
    denied: new Set(),
    services: sources.services,
    followers: sources.followers,
    now: request.now ?? (() => new Date()),
    ...(request.noteUse && { noteUse: request.noteUse }),
    transact: (work) => sources.database.withTenant(tenant.id, work),
    prepare: (work) => sources.database.withTenant(tenant.id, work),
    read: (statement) => (request.reads ?? alone).read(tenant.id, statement),
    events: (topics, accepts) => outboxEvents(sources.outbox, tenant.id, { topics, accepts }, signal),
    refreshIdentity: async () => {
      if (!request.reauthenticate) return true;
      const fresh = withoutFeatures(await request.reauthenticate(), off);
      if (identity !== null && fresh === null) return false;
      identity = fresh;
      return true;
    },
  };
}

/** Whoever has less of the product may do less in it. */
function withoutFeatures(identity: Identity | null, off: readonly string[]): Identity | null {
  if (identity === null || off.length === 0) return identity;
  return { ...identity, principal: lackingAlso(identity.principal, off) };
}
