/** Changes of a tenant by whoever runs the installation: all or nothing, with one line in the tenant's activity feed. */
import { isDeepStrictEqual } from 'node:util';
import { sql } from 'kysely';
import { specCatalog } from '#server/entities/catalogue/specCatalog.ts';
import { updateRow } from '#server/entities/write/storeRow.ts';
import type { DatabaseHandle, Tx } from '#server/platform/db/database.ts';
import { endAllSessions } from '#server/services/auth/sessions.ts';
import { changeInstallation, writeFor } from '../installationLock.ts';
import { noteInstallation } from '../noteInstallation.ts';
import { findTenants, type TenantRecord } from './TenantRecord.ts';
import { SettingError, type TenantChanges, tenantSettings } from './tenantSettings.ts';

/** One `KEY=VALUE` as it was written. */
export interface Assignment {
  readonly key: string;
  readonly value: string;
}

/** Thrown with one sentence for each thing that is wrong; nothing has been changed then. */
export class InstallationError extends Error {
  readonly problems: readonly string[];

  constructor(problems: readonly string[]) {
    super(problems.join('\n'));
    this.problems = problems;
  }
}

/**
 * Sets settings of the tenant that is called so, or is at that host.
 * @returns the keys that changed something; none when all were so before
 * @throws InstallationError for an unknown tenant, key or value
 */
export async function changeTenant(
  database: DatabaseHandle,
  nameOrHost: string,
  assignments: readonly Assignment[],
): Promise<readonly string[]> {
  return changeInstallation(database, async (tx) => {
    const record = await theTenant(tx, nameOrHost);
    const { changes, changed } = collect(record, assignments);
    await assertDomainsFree(tx, record, changes);
    if (changed.length === 0) return [];
    await writeFor(tx, record.id);
    await updateRow(tx, specCatalog.get('Incubator'), record.id, changes);
    if (changes.isDisabled === true) await signEverybodyOut(tx, record.id);
    const tenantName = typeof changes.name === 'string' ? changes.name : record.name;
    await noteInstallation(tx, { action: 'updated', tenantId: record.id, tenantName, changes: changed });
    return changed;
  });
}

/** The one tenant that is meant. @throws InstallationError when there is none, or several are called alike */
export async function theTenant(tx: Tx, nameOrHost: string): Promise<TenantRecord> {
  const [found, ...others] = await findTenants(tx, nameOrHost);
  if (found === undefined) {
    throw new InstallationError([
      `There is no organisation '${nameOrHost}'; \`npm run tenant -- list\` names them all`,
    ]);
  }
  if (others.length > 0) {
    const hosts = [found, ...others].map(({ host }) => host).join(', ');
    throw new InstallationError([`Several organisations are called '${nameOrHost}'; name one by its host: ${hosts}`]);
  }
  return found;
}

function collect(
  record: TenantRecord,
  assignments: readonly Assignment[],
): { readonly changes: TenantChanges; readonly changed: readonly string[] } {
  const problems: string[] = [];
  const changed: string[] = [];
  let changes: TenantChanges = {};
  for (const { key, value } of assignments) {
    try {
      const before = { ...record, ...asRecord(changes) };
      const change = changeOf(before, key, value);
      if (!isSame(before, change)) changed.push(key);
      changes = { ...changes, ...change };
    } catch (error) {
      if (error instanceof SettingError) problems.push(`${key} takes ${error.message}`);
      else if (error instanceof InstallationError) problems.push(...error.problems);
      else throw error;
    }
  }
  if (problems.length > 0) throw new InstallationError(problems);
  return { changes, changed };
}

function changeOf(record: TenantRecord, key: string, value: string): TenantChanges {
  const [group = '', ...rest] = key.split('.');
  const part = rest.join('.');
  const setting = tenantSettings.find(
    (candidate) =>
      candidate.key === key ||
      (part !== '' && /^[a-z]+\.[A-Z]+$/.test(candidate.key) && candidate.key.startsWith(`${group}.`)),
  );
  if (setting === undefined) {
    throw new InstallationError([
      `There is no setting '${key}'. Settings: ${tenantSettings.map((known) => known.key).join(', ')}`,
    ]);
  }
  return setting.change(record, value.trim(), part);
}

/** Fields of the entity that the record has under another name. */
const recordNames: Readonly<Record<string, keyof TenantRecord>> = { defaultLanguage: 'language', planInfo: 'plan' };

function asRecord(changes: TenantChanges): Partial<TenantRecord> {
  return Object.fromEntries(Object.entries(changes).map(([field, value]) => [recordNames[field] ?? field, value]));
}

function isSame(record: TenantRecord, change: TenantChanges): boolean {
  return Object.entries(asRecord(change)).every(([name, value]) =>
    isDeepStrictEqual(record[name as keyof TenantRecord], value),
  );
}

async function assertDomainsFree(tx: Tx, record: TenantRecord, changes: TenantChanges): Promise<void> {
  if (!Array.isArray(changes.domains)) return;
  const { rows } = await sql<{ name: string; domain: string }>`
    select name, domain from incubator, unnest(domains) as domain
    where id <> ${record.id} and domain = any(${changes.domains as string[]}::text[])`.execute(tx);
  if (rows.length > 0) throw new InstallationError(rows.map(({ domain, name }) => `${domain} belongs to '${name}'`));
}

async function signEverybodyOut(tx: Tx, tenantId: string): Promise<void> {
  const { rows } = await sql<{ user_id: string }>`
    select distinct user_id from auth_token where tenant_id = ${tenantId} and revoked_at is null`.execute(tx);
  for (const { user_id } of rows) await endAllSessions(tx, user_id);
}
