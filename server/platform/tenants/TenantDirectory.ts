import { type RawBuilder, sql } from 'kysely';
import { entities } from '#server/generated/entities.gen.ts';
import type { DatabaseHandle, Tx } from '#server/platform/db/database.ts';
import type { Tenant } from '#server/platform/tenants/Tenant.ts';
import { parseHost } from './parseHost.ts';
import { type TenantRow, type TenantSettings, toTenant } from './toTenant.ts';

const CACHE_MS = 1000;
const MAX_CACHED = 10_000;
const SLUG = /^[a-z0-9][a-z0-9-]{0,62}$/;

/** A host without a tenant: not a host at all, one that is not served here, or a free name under the public one. */
export type HostRefusal = 'malformed' | 'foreign' | 'unknown';

interface Cached {
  readonly tenant: Promise<Tenant | null>;
  readonly until: number;
}

/**
 * Finds tenants by their host name. A change of a tenant's settings is seen when it is heard of (`forget`), and within a
 * second at the latest.
 */
export class TenantDirectory {
  readonly #database: DatabaseHandle;
  readonly #settings: TenantSettings;
  /** Host name of `PUBLIC_URL`. */
  readonly #publicHost: string;
  readonly #cache = new Map<string, Cached>();

  constructor(database: DatabaseHandle, settings: TenantSettings) {
    this.#database = database;
    this.#settings = settings;
    this.#publicHost = new URL(settings.publicUrl).hostname;
  }

  /**
   * The tenant of a `Host` header: the one label before the public host, or else a domain that whoever runs the
   * installation has registered for it; what a tenant's own admin writes down as its domain counts only among those. The port does not matter: it is the proxy's or the tunnel's.
   */
  async byHost(header: string | undefined): Promise<Tenant | HostRefusal> {
    const host = parseHost(header);
    if (host === null) return 'malformed';
    if (host === this.#publicHost) return 'unknown';
    const suffix = `.${this.#publicHost}`;
    if (host.endsWith(suffix)) return (await this.bySlug(host.slice(0, -suffix.length))) ?? 'unknown';
    return (
      (await this.#remembered(`domain ${host}`, sql`${host} = any(domains) and not is_disabled`, host)) ?? 'foreign'
    );
  }

  bySlug(text: string): Promise<Tenant | null> {
    const slug = text.toLowerCase();
    if (!SLUG.test(slug)) return Promise.resolve(null);
    return this.#remembered(`slug ${slug}`, sql`slug = ${slug} and not is_disabled`);
  }

  /** The tenant of work that nobody waits for, which goes on when the tenant is disabled; asked anew each time. */
  byId(id: string): Promise<Tenant | null> {
    return this.#load(sql`id = ${id}`);
  }

  /** Asks anew for every tenant: one has changed. */
  forget(): void {
    this.#cache.clear();
  }

  #remembered(key: string, condition: RawBuilder<unknown>, domain: string | null = null): Promise<Tenant | null> {
    const cached = this.#cache.get(key);
    if (cached && cached.until > Date.now()) return cached.tenant;
    const tenant = this.#load(condition, domain);
    if (this.#cache.size >= MAX_CACHED) this.#cache.clear();
    this.#cache.set(key, { tenant, until: Date.now() + CACHE_MS });
    tenant.catch(() => this.#cache.delete(key));
    return tenant;
  }

  #load(condition: RawBuilder<unknown>, domain: string | null = null): Promise<Tenant | null> {
    return this.#database.withSystem((tx) => findTenant(tx, condition, this.#settings, domain));
  }
}

/** The tenant of that id, disabled or not, as the system transaction sees it. */
export function tenantById(tx: Tx, id: string, settings: TenantSettings): Promise<Tenant | null> {
  return findTenant(tx, sql`id = ${id}`, settings);
}

const wanted: ReadonlySet<string> = new Set<keyof TenantRow>([
  'slug',
  'name',
  'timezone',
  'default_language',
  'switches',
  'plan_info',
  'oidc',
  'general_email',
  'gtm_id',
  'api_base_endpoint',
  'chat_script_url',
  'embedding_sites',
  'logo',
  'logo_square',
  'startup_name_alternative',
  'own_words',
  'arrangements',
  'description',
  'address',
  'incubator_seo',
  'white_logo',
  'brand_palette',
  'custom_domain',
  'domains',
]);

/** Those of them that the product's spec gives an organisation. */
const columnsOfTenant = sql.join([
  sql.ref('id'),
  ...entities.Incubator.fields.flatMap(({ column }) => (column && wanted.has(column) ? [sql.ref(column)] : [])),
]);

async function findTenant(
  tx: Tx,
  condition: RawBuilder<unknown>,
  settings: TenantSettings,
  domain: string | null = null,
): Promise<Tenant | null> {
  const { rows } = await sql<TenantRow>`
    select ${columnsOfTenant}
    from incubator where ${condition}`.execute(tx);
  const [row] = rows;
  return row ? toTenant(row, settings, domain) : null;
}
