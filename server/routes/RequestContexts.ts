import type { IncomingMessage } from 'node:http';
import type { Identity, RequestContext } from '#server/platform/context/context.ts';
import { createContext } from '#server/platform/context/createContext.ts';
import { ForbiddenError } from '#server/platform/errors/errors.ts';
import { HttpError } from '#server/platform/errors/HttpError.ts';
import { clientAddress } from '#server/platform/http/clientAddress.ts';
import { bearerToken } from '#server/platform/http/respond.ts';
import type { Tenant } from '#server/platform/tenants/Tenant.ts';
import type { HostRefusal, TenantDirectory } from '#server/platform/tenants/TenantDirectory.ts';
import { SWITCHED_OFF_HEADER, switchesIn } from '#server/platform/tenants/withoutSwitches.ts';
import type { RefusalReason } from '#server/platform/texts/refusals.ts';
import type { Authenticator } from '#server/services/auth/Authenticator.ts';
import { SEEN_AS_HEADER, seenAs } from '#server/services/auth/seenAs.ts';
import type { Asker } from './Asker.ts';
import { TokenEndedError } from './answerError.ts';
import { pathOf } from './readRequest.ts';

type ContextParts = Parameters<typeof createContext>[0] & {
  readonly tenants: TenantDirectory;
  readonly authenticator: Authenticator;
  readonly trustProxy: boolean;
};

/** Whose a request is: its organisation, its user and what resolvers and routes are given of both. */
export class RequestContexts {
  readonly #parts: ContextParts;

  constructor(parts: ContextParts) {
    this.#parts = parts;
  }

  /** The organisation whose host is asked; a host of none is refused. */
  async tenantOf(request: IncomingMessage, asker: Asker): Promise<Tenant> {
    const found = await this.#parts.tenants.byHost(request.headers.host);
    if (typeof found === 'string') throw hostRefusal(found);
    asker.tenant = found;
    return found;
  }

  /** Who a token speaks for; null for a visitor. A token that has ended is refused. */
  async identityOf(request: IncomingMessage, tenant: Tenant, asker: Asker): Promise<Identity | null> {
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

  contextOf(
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
      switchedOff: switchesIn(request.headers[SWITCHED_OFF_HEADER]),
      clientAddress: clientAddress(request, this.#parts.trustProxy),
    });
  }
}

const REFUSALS: Readonly<Record<HostRefusal, { readonly status: number; readonly reason: RefusalReason }>> = {
  malformed: { status: 400, reason: 'hostNotValid' },
  foreign: { status: 421, reason: 'hostNotServed' },
  unknown: { status: 404, reason: 'noIncubator' },
};

/** How a host is refused that is not served. */
export function hostRefusal(refusal: HostRefusal): HttpError {
  const { status, reason } = REFUSALS[refusal];
  return new HttpError(status, reason);
}
