import { DEFAULT_CURRENCY } from '#domain/generated/constants.gen.ts';
import type { DatabaseHandle, Tx } from '#server/platform/db/database.ts';
import type { Env } from '#server/platform/env/env.ts';
import { tenantById } from '#server/platform/tenants/TenantDirectory.ts';
import { changeInstallation, writeFor } from '../installationLock.ts';
import { noteInstallation } from '../noteInstallation.ts';
import { addAdmin, inviteAgain } from './addAdmin.ts';
import { type Assignment, changeTenant, InstallationError, theTenant } from './changeTenant.ts';
import { createTenant, HostTakenError } from './newTenant.ts';
import { problemTexts } from './problemTexts.ts';
import { allTenants, findTenants, type TenantRecord } from './TenantRecord.ts';
import { adminRoleOf, hasAccount } from './tenantPeople.ts';
import { type AdminDescription, adminProblems, type TenantDescription, tenantProblems } from './tenantProblems.ts';
import { SettingError, seatsOf } from './tenantSettings.ts';

export interface CommandSurroundings {
  readonly database: DatabaseHandle;
  readonly env: Pick<Env, 'oidc' | 'publicUrl'>;
  readonly print: (line: string) => void;
}

export type CommandOptions = Readonly<Record<string, string | boolean | undefined>>;
type Command = (around: CommandSurroundings, words: readonly string[], options: CommandOptions) => Promise<void>;

/** The verbs of `npm run tenant`. @throws InstallationError from each, with what is wrong */
export const commands: Readonly<Record<string, Command>> = {
  create: async (around, words, options) => {
    const wanted = describedBy(nameIn(words), options);
    const given = options.admin === undefined ? null : adminDescribedBy(options);
    assertNoProblems({ ...tenantProblems(wanted), ...(given && adminProblems(given)) });
    const plan = textOf(options.plan) || null;
    const seats = options.seats === undefined ? null : readSeats(textOf(options.seats));
    const existing = await around.database.withSystem((tx) => findTenants(tx, wanted.host));
    if (existing[0]?.host === wanted.host) return sayExisting(around, existing[0], wanted);
    const created = await create(around, { tenant: wanted, plan, seats, admin: given, access: { by: 'invitation' } });
    around.print(`created ${wanted.name} at ${created.origin}`);
    if (created.invitation !== null) around.print(`invitation ${created.invitation}`);
  },
  list: async ({ database, env, print }) => {
    const records = await database.withSystem(allTenants);
    if (records.length === 0) print('There is no organisation yet. Make one with `npm run tenant -- create`.');
    for (const record of records) print(await lineOf(database, env, record));
  },
  set: async (around, words) => {
    const [name, ...pairs] = words;
    const assignments = pairs.map(readAssignment);
    if (assignments.length === 0) throw new InstallationError(['Say what to set, as KEY=VALUE']);
    const settings = assignments.filter(({ key }) => key !== 'admin');
    const changed = await changeTenant(around.database, nameIn(name === undefined ? [] : [name]), settings);
    if (changed.length > 0) around.print(`changed ${changed.join(', ')}`);
    else if (settings.length > 0) around.print('nothing to change');
    for (const { key, value } of assignments) if (key === 'admin') await inviteAdmin(around, name ?? '', value);
  },
  disable: async ({ database, print }, words) => {
    const changed = await changeTenant(database, nameIn(words), [{ key: 'enabled', value: 'off' }]);
    const again = `npm run tenant -- set "${nameIn(words)}" enabled=on`;
    print(changed.length > 0 ? `disabled; \`${again}\` opens it again` : 'nothing to change');
  },
};

async function create(around: CommandSurroundings, wanted: Parameters<typeof createTenant>[2]) {
  try {
    return await createTenant(around.database, around.env, wanted);
  } catch (error) {
    if (error instanceof HostTakenError) throw new InstallationError([`--host ${problemTexts.hostTaken}`]);
    throw error;
  }
}

/** The same command once more has no second effect; another organisation at that host is somebody's mistake. */
function sayExisting({ print }: CommandSurroundings, existing: TenantRecord, wanted: TenantDescription): void {
  if (existing.name !== wanted.name) {
    throw new InstallationError([`--host ${wanted.host} is the host of '${existing.name}'. Choose another label.`]);
  }
  print(`${existing.name} is there already; \`npm run tenant -- set ${existing.host} …\` changes it`);
}

async function inviteAdmin({ database, env, print }: CommandSurroundings, name: string, email: string): Promise<void> {
  const invitation = await changeInstallation(database, async (tx) => {
    const record = await theTenant(tx, name);
    const admin = { email, ...namesFrom(email) };
    assertNoProblems(adminProblems(admin));
    await writeFor(tx, record.id);
    return inviteTo(tx, env, record, admin);
  });
  print(invitation === null ? `${email} has an account already` : `invitation ${invitation}`);
}

async function inviteTo(
  tx: Tx,
  env: CommandSurroundings['env'],
  record: TenantRecord,
  admin: AdminDescription,
): Promise<string | null> {
  const tenant = await tenantById(tx, record.id, env);
  const roleId = await adminRoleOf(tx, record.id);
  if (tenant === null || roleId === null) throw new InstallationError([`'${record.name}' has no role for admins`]);
  const again = await inviteAgain(tx, tenant, admin.email);
  if (again !== null || (await hasAccount(tx, record.id, admin.email))) return again;
  await noteInstallation(tx, { action: 'updated', tenantId: record.id, tenantName: record.name, changes: ['admin'] });
  return addAdmin(tx, tenant, admin, roleId, { by: 'invitation' });
}

function describedBy(name: string, options: CommandOptions): TenantDescription {
  const described = {
    name,
    host: textOf(options.host).toLowerCase(),
    language: textOf(options.language) || 'en',
    timezone: textOf(options.zone) || 'UTC',
    currency: textOf(options.currency).toUpperCase() || DEFAULT_CURRENCY,
  };
  return described;
}

function adminDescribedBy(options: CommandOptions): AdminDescription {
  const email = textOf(options.admin);
  const guessed = namesFrom(email);
  const admin = {
    email,
    firstName: textOf(options['first-name']) || guessed.firstName,
    lastName: textOf(options['last-name']) || guessed.lastName,
  };
  return admin;
}

/** People are called something from the first mail on; they change it in their profile. */
function namesFrom(email: string): { readonly firstName: string; readonly lastName: string } {
  const [first = '', ...others] = (email.split('@', 1)[0] ?? '').split(/[._-]+/).filter((part) => part !== '');
  const capital = (part: string) => part.charAt(0).toUpperCase() + part.slice(1);
  return { firstName: capital(first) || 'Admin', lastName: others.map(capital).join(' ') || 'Admin' };
}

const options: Readonly<Record<string, string>> = { name: 'NAME', timezone: '--zone', email: '--admin' };

function assertNoProblems(problems: Readonly<Partial<Record<string, keyof typeof problemTexts>>>): void {
  const lines = Object.entries(problems).map(
    ([field, problem]) => `${options[field] ?? `--${field}`} ${problem ? problemTexts[problem] : ''}`,
  );
  if (lines.length > 0) throw new InstallationError(lines);
}

function nameIn(words: readonly string[]): string {
  const [name, ...others] = words;
  if (name === undefined) throw new InstallationError(['Name the organisation']);
  if (others.length > 0) throw new InstallationError([`Put the name in quotes: "${words.join(' ')}"`]);
  return name.trim();
}

function readAssignment(pair: string): Assignment {
  const at = pair.indexOf('=');
  if (at < 1) throw new InstallationError([`'${pair}' is no KEY=VALUE`]);
  return { key: pair.slice(0, at), value: pair.slice(at + 1) };
}

function readSeats(text: string): number | null {
  try {
    return seatsOf(text);
  } catch (error) {
    if (error instanceof SettingError) throw new InstallationError([`--seats takes ${error.message}`]);
    throw error;
  }
}

async function lineOf(
  database: DatabaseHandle,
  env: CommandSurroundings['env'],
  record: TenantRecord,
): Promise<string> {
  const tenant = await database.withSystem((tx) => tenantById(tx, record.id, env));
  const seats = record.plan.employeeCountLimit ?? 'unlimited';
  const parts = [record.host, record.name, tenant?.origin, record.language, record.timezone, record.currency];
  return [
    ...parts,
    `plan=${record.plan.name ?? '-'}`,
    `seats=${seats}`,
    record.isDisabled ? 'disabled' : 'enabled',
  ].join('\t');
}

const textOf = (value: string | boolean | undefined): string => (typeof value === 'string' ? value.trim() : '');
