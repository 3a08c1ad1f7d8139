/** What every resolver is given; the same for HTTP and for the socket. */
import type { Principal } from '#domain/model/access.ts';
import type { ConnectedServices } from '#server/platform/connections/ConnectedServices.ts';
import type { SqlRow, SqlStatement, Tx } from '#server/platform/db/database.ts';
import type { OutboxEvent } from '#server/platform/outbox/outbox.ts';
import type { Tenant } from '#server/platform/tenants/Tenant.ts';
import type { Followers } from './followers.ts';

/** The token a request came with: which one (never its text) and the session it is bound to. */
interface TokenIdentity {
  readonly tokenHash: string;
  readonly sessionId: string | null;
}

/** The signed-in user as the account rules need it; access rules speak about `principal`. */
export interface Viewer {
  readonly id: string;
  readonly email: string;
  readonly language: string | null;
}

/** Who a valid token speaks for. */
export interface Identity {
  readonly principal: Principal;
  readonly viewer: Viewer;
  readonly token: TokenIdentity;
  /** They look at what another role sees, and change nothing. */
  readonly isLooking?: true;
}

/** To whom it is told where in the spec a rule stands: to all who explore a demo, to admins, or to nobody (decision 0072). */
type PlacesTold = 'toAll' | 'toAdmins' | 'toNobody';

export interface RequestContext {
  readonly requestId: string;
  readonly tenant: Tenant;
  /** Null for a visitor. On a long subscription read it anew for each event: it is kept up to date. */
  readonly principal: Principal | null;
  readonly viewer: Viewer | null;
  readonly token: TokenIdentity | null;
  /** The reader looks at what another role sees: nothing is changed. */
  readonly isLooking: boolean;
  readonly placesTold: PlacesTold;
  readonly transport: 'http' | 'socket';
  readonly userAgent: string | null;
  /** The dearest of the languages that the client asks for and that there are texts in (`Accept-Language`). */
  readonly wishedLanguage: string | null;
  /** Header `Idempotency-Key`: a mutation that carries one has one effect however often it is sent. */
  readonly idempotencyKey: string | null;
  /** What visitors are counted by (`clientAddress`); null when it is not known. */
  readonly clientAddress: string | null;
  /** Aborted when the time limit of the operation is over or the client has gone. */
  readonly signal: AbortSignal;
  /** Stops what the operation still does. */
  readonly abort: () => void;
  /** Paths of fields that were asked for and may not be read; sent as `extensions.denied`. */
  readonly denied: Set<string>;
  /** Services outside that people may connect with their account. */
  readonly services: ConnectedServices;
  /** What follows from domain events (`announce`). */
  readonly followers: Followers;
  /** The time it is: that of the machine, or of the clock while it does what was due. */
  readonly now: () => Date;
  /**
   * Runs `work` in one transaction behind the tenant wall. Called again inside `work` it joins the same
   * transaction, so nothing can block itself on a database with one connection.
   */
  readonly transact: <T>(work: (tx: Tx) => Promise<T>) => Promise<T>;
  /** The same for what only prepares the request's effect: one that is refused after it may be sent again. */
  readonly prepare: <T>(work: (tx: Tx) => Promise<T>) => Promise<T>;
  /** Tenant-walled read of one statement without a callback: the fast path of planned reads. */
  readonly read: (statement: SqlStatement) => Promise<readonly SqlRow[]>;
  /**
   * Events of this tenant committed from now on, on the given topics; ends when `signal` is aborted. Whatever is not for
   * this reader is best left out by `accepts`, which is asked before anything else is done for an event.
   */
  readonly events: (
    topics: readonly string[],
    accepts?: (event: OutboxEvent) => boolean,
  ) => AsyncGenerator<OutboxEvent, void, undefined>;
  /** For what lasts longer than a request: brings `principal` up to date; false when it has ended meanwhile. */
  readonly refreshIdentity: () => Promise<boolean>;
  /** Says that a person uses the token; what the client does by itself does not count. */
  readonly noteUse?: () => void;
}
