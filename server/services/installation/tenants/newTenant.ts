/** How an organisation comes into being: its record, its roles and its first admin, in one transaction. */
import { sql } from 'kysely';
import { specCatalog } from '#server/entities/catalogue/specCatalog.ts';
import { insertRow } from '#server/entities/write/storeRow.ts';
import { type RoleType, switches } from '#server/generated/access.gen.ts';
import type { DatabaseHandle, Tx } from '#server/platform/db/database.ts';
import { uuidv7 } from '#server/platform/db/uuidv7.ts';
import { tenantById } from '#server/platform/tenants/TenantDirectory.ts';
import type { TenantSettings } from '#server/platform/tenants/toTenant.ts';
import { addDefaultRoles } from '../defaultRoles.ts';
import { changeInstallation, writeFor } from '../installationLock.ts';
import { noteInstallation } from '../noteInstallation.ts';
import { forgetSetupLinks } from '../setupLinks.ts';
import { type AdminAccess, addAdmin } from './addAdmin.ts';
import type { AdminDescription, TenantDescription } from './tenantProblems.ts';

export interface NewTenant {
  readonly tenant: TenantDescription;
  readonly plan: string | null;
  /** Licensed users that the plan includes; null for any number. */
  readonly seats: number | null;
  readonly admin: AdminDescription | null;
  readonly access: AdminAccess;
}

export interface CreatedTenant {
  readonly id: string;
  /** `https://acme.cohort.example.org` */
  readonly origin: string;
  readonly invitation: string | null;
}

/** Features that need an account elsewhere, or a provider, before they do anything. */
const needSetUp: ReadonlySet<string> = new Set([
  'auth0',
  'liveChat',
  'microsoftIntegration',
  'zoomIntegration',
  'teamsIntegration',
]);

/** A new organisation has every feature that works by itself. */
const defaultSwitches: Readonly<Record<string, boolean>> = Object.fromEntries(
  Object.keys(switches).map((name) => [name, !needSetUp.has(name)]),
);

/** Thrown when the host name is somebody else's. */
export class HostTakenError extends Error {}

/**
 * Makes an organisation that was found in order (`tenantProblems`).
 * @param mayBegin asked inside the transaction; an error thrown there leaves nothing behind
 * @throws HostTakenError when there is an organisation at that host
 */
export async function createTenant(
  database: DatabaseHandle,
  settings: TenantSettings,
  wanted: NewTenant,
  mayBegin: (tx: Tx) => Promise<void> = async () => {},
): Promise<CreatedTenant> {
  return changeInstallation(database, async (tx) => {
    await mayBegin(tx);
    if (await isHostTaken(tx, wanted.tenant.host)) throw new HostTakenError();
    const id = uuidv7();
    await writeFor(tx, id);
    await insertTenant(tx, id, wanted);
    const roleIds = await addDefaultRoles(tx, wanted.tenant.language);
    await noteInstallation(tx, { action: 'created', tenantId: id, tenantName: wanted.tenant.name, changes: [] });
    await forgetSetupLinks(tx);
    return inviteFirst(tx, id, settings, wanted, roleIds);
  });
}

async function inviteFirst(
  tx: Tx,
  id: string,
  settings: TenantSettings,
  { admin, access }: NewTenant,
  roleIds: ReadonlyMap<RoleType, string>,
): Promise<CreatedTenant> {
  const tenant = await tenantById(tx, id, settings);
  const roleId = roleIds.get('Admin');
  if (tenant === null || roleId === undefined) throw new Error('The organisation that was just made is not there');
  const invitation = admin === null ? null : await addAdmin(tx, tenant, admin, roleId, access);
  return { id, origin: tenant.origin, invitation };
}

async function isHostTaken(tx: Tx, host: string): Promise<boolean> {
  const { rows } = await sql`select 1 from incubator where slug = ${host}`.execute(tx);
  return rows.length > 0;
}

async function insertTenant(tx: Tx, id: string, { tenant, plan, seats }: NewTenant): Promise<void> {
  await insertRow(tx, specCatalog.get('Incubator'), id, {
    name: tenant.name,
    slug: tenant.host,
    defaultLanguage: tenant.language,
    timezone: tenant.timezone,
    currency: tenant.currency,
    switches: defaultSwitches,
    ...((plan !== null || seats !== null) && { planInfo: { name: plan, employeeCountLimit: seats } }),
  });
}
