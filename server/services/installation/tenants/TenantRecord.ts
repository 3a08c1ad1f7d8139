import { sql } from 'kysely';
import type { Tx } from '#server/platform/db/database.ts';

/** The part of a tenant's record that the installation decides, as it is stored. */
export interface TenantRecord {
  readonly id: string;
  readonly name: string;
  readonly host: string;
  readonly language: string;
  readonly timezone: string;
  readonly currency: string;
  readonly switches: Readonly<Record<string, unknown>>;
  readonly plan: StoredPlan;
  readonly loginProviders: readonly LoginProvider[];
  readonly oidc: Readonly<Record<string, unknown>>;
  readonly supportTools: Readonly<Record<string, unknown>>;
  readonly domains: readonly string[];
  readonly isDisabled: boolean;
}

export interface StoredPlan {
  readonly name?: string | null;
  readonly employeeCountLimit?: number | null;
  readonly features?: readonly string[] | null;
}

interface LoginProvider {
  readonly provider: string;
  readonly enabled: boolean;
}

const columns = sql`id, name, slug as host, default_language as language, timezone, currency,
  coalesce(switches, '{}') as switches, coalesce(plan_info, '{}') as plan,
  coalesce(login_providers, '[]') as "loginProviders", coalesce(oidc, '{}') as oidc,
  coalesce(support_tools, '{}') as "supportTools", domains, is_disabled as "isDisabled"`;

/** All organisations of the installation, by name. */
export async function allTenants(tx: Tx): Promise<readonly TenantRecord[]> {
  const { rows } = await sql<TenantRecord>`select ${columns} from incubator order by name, id`.execute(tx);
  return rows;
}

/** The organisations that a person may mean: by host label, else by name in any case. */
export async function findTenants(tx: Tx, nameOrHost: string): Promise<readonly TenantRecord[]> {
  const { rows } = await sql<TenantRecord>`
    select ${columns} from incubator
    where slug = ${nameOrHost.toLowerCase()} or lower(name) = ${nameOrHost.toLowerCase()}
    order by slug = ${nameOrHost.toLowerCase()} desc, id`.execute(tx);
  const [first] = rows;
  return first?.host === nameOrHost.toLowerCase() ? [first] : rows;
}
