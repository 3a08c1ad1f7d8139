/** What every resolver is given; the same for HTTP and for the socket. */
import type { Principal, TenantFeatures } from '#domain/model/access.ts';
import type { LabelValue } from '#domain/text/startupWords.ts';
import type { ConnectedServices } from '#server/connections/ConnectedServices.ts';
import type { SqlRow, SqlStatement, Tx } from '#server/db/database.ts';
import type { OidcSettings } from '#server/env.ts';
import type { OutboxEvent } from '#server/jobs/outbox.ts';

/** The tenant (incubator) the request is for, found by the first label of the host name. */
export interface Tenant {
  readonly id: string;
  readonly slug: string;
  readonly name: string;
  readonly timezone: string;
  readonly defaultLanguage: string;
  readonly features: TenantFeatures;
  /** `https://demo.example.org`, for links in mails. */
  readonly origin: string;
  /** Null where people sign in with e-mail and password. */
  readonly signOn: SignOn | null;
  /** Address that mails to users come from. */
  readonly mailFrom: string;
  /** Address of its mark for whoever is not on its pages: mails. Null where it has none. */
  readonly logo: string | null;
  readonly outside: OutsideHosts;
  /** What it calls a startup, by language; null where it has no word of its own. */
  readonly startupLabels: readonly LabelValue[] | null;
}

/** Hosts beside its own that the pages of a tenant may speak to; null for what the tenant has not set up. */
export interface OutsideHosts {
  readonly usesTagManager: boolean;
  /** Origins, `https://api.example.org`. */
  readonly api: string | null;
  readonly chat: string | null;
}

/** External single sign-on of a tenant: its switch is on and there is a provider (resolution Q27). */
export interface SignOn {
  readonly provider: OidcSettings;
  readonly organization: string | null;
  readonly connections: readonly SignOnConnection[];
}

export interface SignOnConnection {
  readonly id: string;
  readonly protocol: string;
  readonly provider: string;
  readonly name: string;
}

/** The token a request came with: which one (never its text) and the session it is bound to. */
export interface TokenIdentity {
  readonly tokenHash: string;
  readonly sessionId: string | null;
}

/** The signed-in user as the account rules need it; access rules speak about `principal`. */
export interface Viewer {
  readonly id: string;
  readonly email: string;
  readonly language: string | null;
}

export interface RequestContext {
  readonly requestId: string;
  readonly tenant: Tenant;
  /** Null for a visitor. On a long subscription read it anew for each event: it is kept up to date. */
  readonly principal: Principal | null;
  readonly viewer: Viewer | null;
  readonly token: TokenIdentity | null;
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
