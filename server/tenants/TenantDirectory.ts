import { type RawBuilder, sql } from 'kysely';
import type { DatabaseHandle, Tx } from '#server/db/database.ts';
import type { Tenant } from '#server/graphql/context.ts';
import { type TenantRow, type TenantSettings, toTenant } from './toTenant.ts';

const CACHE_MS = 1000;
const MAX_CACHED = 10_000;
const SLUG = /^[a-z0-9][a-z0-9-]{0,62}$/;

interface Cached {
  readonly tenant: Promise<Tenant | null>;
  readonly until: number;
}

/** Finds tenants by the first label of the host name; a change of a tenant's settings is seen within a second. */
export class TenantDirectory {
  readonly #database: DatabaseHandle;
  readonly #cache = new Map<string, Cached>();

  readonly #settings: TenantSettings;

  constructor(database: DatabaseHandle, settings: TenantSettings) {
    this.#database = database;
    this.#settings = settings;
  }

  /** The tenant of a `Host` header. */
  byHost(host: string | undefined): Promise<Tenant | null> {
    return this.bySlug((host ?? '').split(/[.:]/, 1)[0] ?? '');
  }

  bySlug(text: string): Promise<Tenant | null> {
    const slug = text.toLowerCase();
    if (!SLUG.test(slug)) return Promise.resolve(null);
    const cached = this.#cache.get(slug);
    if (cached && cached.until > Date.now()) return cached.tenant;
    const tenant = this.#load(sql`slug = ${slug} and not is_disabled`);
    if (this.#cache.size >= MAX_CACHED) this.#cache.clear();
    this.#cache.set(slug, { tenant, until: Date.now() + CACHE_MS });
    tenant.catch(() => this.#cache.delete(slug));
    return tenant;
  }

  /** The tenant of work that nobody waits for, which goes on when the tenant is disabled; asked anew each time. */
  byId(id: string): Promise<Tenant | null> {
    return this.#load(sql`id = ${id}`);
  }

  #load(condition: RawBuilder<unknown>): Promise<Tenant | null> {
    return this.#database.withSystem((tx) => findTenant(tx, condition, this.#settings));
  }
}

/** The tenant of that id, disabled or not, as the system transaction sees it. */
export function tenantById(tx: Tx, id: string, settings: TenantSettings): Promise<Tenant | null> {
  return findTenant(tx, sql`id = ${id}`, settings);
}

async function findTenant(tx: Tx, condition: RawBuilder<unknown>, settings: TenantSettings): Promise<Tenant | null> {
  const { rows } = await sql<TenantRow>`
    select id, slug, name, timezone, default_language, switches, plan_info, oidc, general_email,
      gtm_id, api_base_endpoint, chat_script_url
    from incubator where ${condition}`.execute(tx);
  const [row] = rows;
  return row ? toTenant(row, settings) : null;
}
