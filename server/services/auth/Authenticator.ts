import { AsyncLocalStorage } from 'node:async_hooks';
import { isDeepStrictEqual } from 'node:util';
import { sql } from 'kysely';
import type { Principal } from '#domain/model/access.ts';
import { loadPrincipals } from '#server/access/loadPrincipal.ts';
import type { Identity } from '#server/platform/context/context.ts';
import type { DatabaseHandle } from '#server/platform/db/database.ts';
import { hashSecret } from '#server/platform/secrets/secrets.ts';
import { TOKEN_IDLE_HOURS, touchToken } from './tokens.ts';

/** How long an answer may be reused where nothing is heard of a change: a revocation is effective everywhere within this. */
const CACHE_MS = 750;
const TOUCH_MS = 60_000;
const MAX_CACHED = 20_000;

interface Cached {
  readonly identity: Promise<Identity | null>;
  readonly until: number;
  /** Of the tenant, that were heard of when it was asked for. */
  readonly changes: number;
}

/** Finds the user of a token; asks the database at most about once a second for each token. */
export class Authenticator {
  readonly #database: DatabaseHandle;
  readonly #cache = new Map<string, Cached>();
  /** By tenant: what was known before is asked anew. */
  readonly #changed = new Map<string, number>();
  readonly #touched = new Map<string, number>();
  readonly #principals = new Map<string, Principal>();
  /** By tenant and token: to be loaded in the next turn. */
  readonly #asked = new Map<string, Map<string, PromiseWithResolvers<Identity | null>>>();
  /** Out of whatever transaction the first who asks may be in. */
  readonly #outside = AsyncLocalStorage.snapshot();

  constructor(database: DatabaseHandle) {
    this.#database = database;
  }

  /** Null for a token that is unknown, ended, of another tenant, or of a user who may not sign in. */
  authenticate(tenantId: string, token: string): Promise<Identity | null> {
    const tokenHash = hashSecret(token);
    const key = `${tenantId} ${tokenHash}`;
    const cached = this.#cache.get(key);
    const changes = this.#changed.get(tenantId) ?? 0;
    if (cached && cached.until > Date.now() && cached.changes === changes) return cached.identity;
    const identity = this.#load(tenantId, tokenHash);
    this.#remember(key, { identity, until: Date.now() + CACHE_MS, changes });
    identity.catch(() => this.#cache.delete(key));
    return identity;
  }

  /** Makes what this process itself has just ended effective at once. */
  forget(tenantId: string, tokenHash: string): void {
    this.#cache.delete(`${tenantId} ${tokenHash}`);
  }

  /** Who somebody of the tenant is, or what they may, has changed: it is effective at once. */
  forgetAll(tenantId: string): void {
    this.#changed.set(tenantId, (this.#changed.get(tenantId) ?? 0) + 1);
  }

  /** Puts the idle limit off, at most once a minute for each token. */
  async touch(tenantId: string, tokenHash: string): Promise<void> {
    const last = this.#touched.get(tokenHash) ?? 0;
    if (Date.now() - last < TOUCH_MS) return;
    if (this.#touched.size >= MAX_CACHED) this.#touched.clear();
    this.#touched.set(tokenHash, Date.now());
    await this.#database.withTenant(tenantId, (tx) => touchToken(tx, tokenHash));
  }

  /** Hashes of those tokens, of any tenant, that would still be taken now. */
  async stillGood(tokens: readonly { readonly tenantId: string; readonly tokenHash: string }[]) {
    const tenantIds = tokens.map(({ tenantId }) => tenantId);
    const hashes = tokens.map(({ tokenHash }) => tokenHash);
    const { rows } = await this.#database.withSystem((tx) =>
      sql<{ hash: string }>`
        select t.token_hash as hash
        from unnest(${tenantIds}::text[], ${hashes}::text[]) as asked(tenant_id, token_hash)
          join auth_token t on t.tenant_id = asked.tenant_id and t.token_hash = asked.token_hash
          join "user" u on u.tenant_id = t.tenant_id and u.id = t.user_id
        where ${isGood}`.execute(tx),
    );
    return new Set(rows.map(({ hash }) => hash));
  }

  /** Those who are asked for at the same moment are loaded together: after an event, everybody who listens is. */
  #load(tenantId: string, tokenHash: string): Promise<Identity | null> {
    const asked = this.#asked.get(tenantId) ?? new Map<string, PromiseWithResolvers<Identity | null>>();
    const resolvers = asked.get(tokenHash) ?? Promise.withResolvers<Identity | null>();
    asked.set(tokenHash, resolvers);
    if (!this.#asked.has(tenantId)) {
      this.#asked.set(tenantId, asked);
      setImmediate(() => this.#outside(() => void this.#loadAsked(tenantId, asked)));
    }
    return resolvers.promise;
  }

  async #loadAsked(tenantId: string, asked: ReadonlyMap<string, PromiseWithResolvers<Identity | null>>): Promise<void> {
    this.#asked.delete(tenantId);
    try {
      const found = await this.#loadAll(tenantId, [...asked.keys()]);
      for (const [tokenHash, { resolve }] of asked) resolve(found.get(tokenHash) ?? null);
    } catch (error) {
      for (const { reject } of asked.values()) reject(error);
    }
  }

  #loadAll(tenantId: string, tokenHashes: readonly string[]): Promise<ReadonlyMap<string, Identity>> {
    return this.#database.withTenant(tenantId, async (tx) => {
      const { rows } = await sql<TokenRow>`
        select t.token_hash, t.session_id, u.id, u.email, u.language
        from auth_token t join "user" u on u.tenant_id = t.tenant_id and u.id = t.user_id
        where t.token_hash = any(${tokenHashes}::text[]) and ${isGood}`.execute(tx);
      if (rows.length === 0) return new Map<string, Identity>();
      const loaded = await loadPrincipals(tx, tenantId, [...new Set(rows.map(({ id }) => id))]);
      const principals = new Map(loaded.map((principal) => [principal.id, this.#known(principal)]));
      return new Map(
        rows.flatMap(({ token_hash: tokenHash, session_id: sessionId, id, email, language }): [string, Identity][] => {
          const principal = principals.get(id);
          return principal
            ? [[tokenHash, { principal, viewer: { id, email, language }, token: { tokenHash, sessionId } }]]
            : [];
        }),
      );
    });
  }

  /** The same object while nothing has changed, whatever token it is asked for with: what is worked out for it is kept by it. */
  #known(found: Principal): Principal {
    const key = `${found.tenantId} ${found.id}`;
    const known = this.#principals.get(key);
    if (known && isDeepStrictEqual(known, found)) return known;
    if (this.#principals.size >= MAX_CACHED) this.#principals.clear();
    this.#principals.set(key, found);
    return found;
  }

  #remember(key: string, entry: Cached): void {
    if (this.#cache.size >= MAX_CACHED) this.#cache.clear();
    this.#cache.set(key, entry);
  }
}

/** The token `t` of the user `u` lets them in. */
const isGood = sql`t.revoked_at is null and t.expires_at > now()
  and t.last_used_at > now() - make_interval(hours => ${TOKEN_IDLE_HOURS}::int)
  and lower(u.status) in ('active', 'pending')`;

interface TokenRow {
  token_hash: string;
  session_id: string | null;
  id: string;
  email: string;
  language: string | null;
}
