/** Accounts of people who come from outside, and how often they may try. */

import { sql } from 'kysely';
import { zoneOrNull } from '#domain/dates/zoneOrNull.ts';
import { languages } from '#domain/generated/constants.gen.ts';
import { specCatalog } from '#server/entities/catalogue/specCatalog.ts';
import { insertRow } from '#server/entities/write/storeRow.ts';
import type { RequestContext } from '#server/platform/context/context.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { uuidv7 } from '#server/platform/db/uuidv7.ts';
import { type FieldProblem, ForbiddenError, ValidationError } from '#server/platform/errors/errors.ts';
import { countLoginAttempt } from '#server/services/auth/throttle/loginLimit.ts';

export function refuse(problems: readonly FieldProblem[]): void {
  if (problems.length > 0) throw new ValidationError([...problems]);
}

/**
 * Refuses whoever tries too often, counted by where from too, so that nobody uses up the tries of another. In a
 * transaction of its own: what is refused must be counted all the same.
 */
export async function limit(context: RequestContext, what: string, path = 'input.email'): Promise<void> {
  const wait = await context.transact((tx) => countLoginAttempt(tx, `${what} by ${context.clientAddress}`));
  if (wait !== null) refuse([{ path, reason: 'tooManyAttempts' }]);
}

/** A room of people at one connection may all apply within a quarter of an hour; a script may not go on and on. */
const MAX_FROM_ONE_ADDRESS = 60;

/** Refuses what comes from one network too often, whatever names and addresses it gives. */
export async function limitNetwork(
  { clientAddress, transact }: RequestContext,
  what: string,
  path: string,
  most = MAX_FROM_ONE_ADDRESS,
): Promise<void> {
  if (clientAddress === null) return;
  const wait = await transact((tx) => countLoginAttempt(tx, `${what} from ${clientAddress}`, most));
  if (wait !== null) refuse([{ path, reason: 'tooManyAttempts' }]);
}

/** The account with this address, in whatever state. */
export async function findUser(tx: Tx, email: string): Promise<string | null> {
  const { rows } = await sql<{ id: string }>`select id from "user" where lower(email) = ${email}`.execute(tx);
  return rows[0]?.id ?? null;
}

interface AccountValues {
  readonly firstName: string;
  readonly lastName?: string | null;
  readonly email: string;
  readonly passwordHash?: string;
  readonly language?: string | null;
  readonly timezone?: string | null;
  /** Whoever signs up alone is looked at by somebody of the organisation. */
  readonly adminValidated?: boolean;
}

/** An account that is pending until its address is confirmed. */
export async function insertApplicant({ tenant }: RequestContext, tx: Tx, account: AccountValues): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    select id from role where type = array['Applicant'] order by created_at, id limit 1`.execute(tx);
  const [role] = rows;
  if (!role) throw ForbiddenError.because('noApplications');
  const isKnown = languages.some(({ id }) => id === account.language);
  const id = uuidv7();
  await insertRow(tx, specCatalog.get('User'), id, {
    firstName: account.firstName.trim(),
    lastName: account.lastName?.trim() || null,
    email: account.email,
    passwordHash: account.passwordHash ?? null,
    role: role.id,
    category: 'other',
    status: 'Pending',
    validated: false,
    adminValidated: account.adminValidated ?? true,
    language: isKnown ? account.language : tenant.defaultLanguage,
    timezone: zoneOrNull(account.timezone),
  });
  return id;
}
