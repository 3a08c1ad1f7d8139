/** What happens to an account outside its sign-in: confirming its address and choosing a new password. */
import { sql } from 'kysely';
import { zoneOrNull } from '#domain/dates/zoneOrNull.ts';
import type { DatabaseHandle, Tx } from '#server/platform/db/database.ts';
import type { OneTimeTokenKind } from '#server/platform/db/schema/infraTables.ts';
import { accountMail } from '#server/platform/mail/accountMail.ts';
import { queueMail } from '#server/platform/mail/mail.ts';
import type { Tenant } from '#server/platform/tenants/Tenant.ts';
import { countTasksFromNow } from '../tasks/newcomerTasks.ts';
import { ownerOfWayBack, takeEmailBack } from './newEmail.ts';
import { issueOneTimeToken, ownerOfToken, redeemOneTimeToken } from './oneTimeTokens.ts';
import { type PasswordProblem, passwordProblem } from './passwordRules/passwordProblem.ts';
import { hashPassword } from './passwords.ts';
import { endAllSessions } from './sessions.ts';
import { countLoginAttempt } from './throttle/loginLimit.ts';

interface AccountRow {
  readonly id: string;
  readonly email: string;
  readonly first_name: string | null;
  readonly last_name: string | null;
  readonly language: string | null;
}

/** What the one who asked for a new password is told; `sent` also after too many guesses. */
export type ResetRequest =
  | { readonly outcome: 'sent' }
  | { readonly outcome: 'unknown' }
  | { readonly outcome: 'tooOften'; readonly waitSeconds: number };

/**
 * Mails a link for a new password. An unknown address is told so (docs/decisions/0004), but guesses are counted per
 * tenant: whoever tries one address after the other is soon told nothing any more, because all are answered alike.
 */
export async function requestPasswordReset(
  database: DatabaseHandle,
  tenant: Tenant,
  email: string,
  address: string | null,
): Promise<ResetRequest> {
  return database.withTenant(tenant.id, async (tx): Promise<ResetRequest> => {
    // By where it comes from: nobody uses up the tries of another.
    const wait = await countLoginAttempt(tx, `reset ${email} by ${address}`);
    if (wait !== null) return { outcome: 'tooOften', waitSeconds: wait };
    const account = await findAccount(tx, sql`lower(email) = ${email.trim().toLowerCase()}`);
    if (!account) {
      const guesses = await countLoginAttempt(tx, 'reset of unknown accounts');
      // A refusal of its own would still tell the unknown from the known, which get their mail.
      return { outcome: guesses === null ? 'unknown' : 'sent' };
    }
    // After so many mails the last one stays good, which the next would end.
    if ((await countLoginAttempt(tx, `reset mails ${account.id}`)) !== null) return { outcome: 'sent' };
    const secret = await issueOneTimeToken(tx, 'resetPassword', account.id);
    await queueMail(tx, accountMail('resetPassword', tenant, recipient(account), `/reset/${secret}`));
    return { outcome: 'sent' };
  });
}

/** What came of choosing a password; the language is that of whom the link was sent to. */
export type PasswordChoice =
  | { readonly outcome: 'done' }
  | { readonly outcome: 'oldLink' }
  | { readonly outcome: 'refused'; readonly problem: PasswordProblem; readonly language: string };

export interface ChosenPassword {
  readonly password: unknown;
  /** Zone of the device that an invitation is accepted with. */
  readonly timezone?: unknown;
}

/** Who is invited, as the page of the invitation greets them. */
export interface InvitedPerson {
  readonly email: string;
  readonly firstName: string | null;
  readonly lastName: string | null;
}

/** Whom an invitation was sent to; null for a link that is not good. Only who has the mailbox has its secret. */
export async function invitedPerson(
  database: DatabaseHandle,
  tenant: Tenant,
  secret: string,
): Promise<InvitedPerson | null> {
  return database.withTenant(tenant.id, async (tx) => {
    const userId = await ownerOfToken(tx, ['invitation'], secret);
    const account = userId === null ? undefined : await findAccount(tx, sql`id = ${userId}`);
    return account ? { email: account.email, firstName: account.first_name, lastName: account.last_name } : null;
  });
}

const CHOOSING: readonly OneTimeTokenKind[] = ['resetPassword', 'invitation'];

/** Sets the password of the account the link was sent to and signs it out everywhere; a way back brings its address back. */
export async function resetPassword(
  database: DatabaseHandle,
  tenant: Tenant,
  secret: string,
  { password, timezone }: ChosenPassword,
): Promise<PasswordChoice> {
  const account = await database.withTenant(tenant.id, async (tx) => {
    const userId = (await ownerOfToken(tx, CHOOSING, secret)) ?? (await ownerOfWayBack(tx, secret));
    return userId === null ? undefined : findAccount(tx, sql`id = ${userId}`);
  });
  // Before the password is hashed, which costs: only who has a link may make the server work.
  if (!account) return { outcome: 'oldLink' };
  const { first_name: firstName, last_name: lastName, email, language } = account;
  const problem = await passwordProblem(password, [firstName, lastName, email, tenant.name, tenant.slug]);
  if (problem !== null) return { outcome: 'refused', problem, language: language ?? tenant.defaultLanguage };
  const passwordHash = await hashPassword(String(password));
  return database.withTenant(tenant.id, async (tx): Promise<PasswordChoice> => {
    const userId = (await redeemOneTimeToken(tx, CHOOSING, secret))?.userId ?? (await takeEmailBack(tx, secret));
    if (userId === null) return { outcome: 'oldLink' };
    // Whoever has the link has the mailbox: the address is confirmed by it as well.
    await confirmAddress(tx, tenant, userId);
    await sql`update "user" set password_hash = ${passwordHash}, updated_at = now(),
        timezone = coalesce(nullif(timezone, ''), ${zoneOrNull(timezone)})
      where id = ${userId}`.execute(tx);
    await endAllSessions(tx, userId);
    return { outcome: 'done' };
  });
}

/** Mails a link that confirms the account's address. */
export async function sendConfirmation(tx: Tx, tenant: Tenant, userId: string): Promise<void> {
  const account = await findAccount(tx, sql`id = ${userId}`);
  if (!account) return;
  const secret = await issueOneTimeToken(tx, 'validateEmail', account.id);
  await queueMail(tx, accountMail('confirmEmail', tenant, recipient(account), `/validate/${secret}`));
}

/**
 * Anybody can sign up with the address of somebody else. An account whose address was never confirmed loses its password
 * and its sessions, so that only the one who reads the mailbox gets in. True when it was such an account.
 */
export async function lockOutUnconfirmed(tx: Tx, userId: string): Promise<boolean> {
  const { rows } = await sql`update "user" set password_hash = null, updated_at = now()
    where id = ${userId} and validated is distinct from true and lower(status) = 'pending' returning id`.execute(tx);
  if (rows.length > 0) await endAllSessions(tx, userId);
  return rows.length > 0;
}

/** Takes the address of an account for confirmed; a pending account becomes active by it, and has its tasks from then on. */
export async function confirmAddress(tx: Tx, tenant: Tenant, userId: string): Promise<void> {
  const { rows } = await sql`update "user" set status = 'Active'
    where id = ${userId} and lower(status) = 'pending' returning id`.execute(tx);
  await sql`update "user" set validated = true, updated_at = now()
    where id = ${userId} and (validated is distinct from true or ${rows.length > 0})`.execute(tx);
  if (rows.length > 0) await countTasksFromNow(tx, tenant, userId);
}

async function findAccount(tx: Tx, condition: ReturnType<typeof sql>): Promise<AccountRow | undefined> {
  const { rows } = await sql<AccountRow>`
    select id, email, first_name, last_name, language from "user"
    where ${condition} and lower(status) in ('active', 'pending')`.execute(tx);
  return rows[0];
}

function recipient(account: AccountRow) {
  return { email: account.email, firstName: account.first_name, language: account.language };
}
