/** A new address of an account counts once it is confirmed there; until three days later the old one can take it back. */
import { sql } from 'kysely';
import type { Tx } from '#server/platform/db/database.ts';
import { accountMail, type MailRecipient } from '#server/platform/mail/accountMail.ts';
import { queueMail } from '#server/platform/mail/mail.ts';
import type { Tenant } from '#server/platform/tenants/Tenant.ts';
import { endPublicLinks, endPublicLinksSince, findPublicLink, issuePublicLink } from './publicLinks.ts';
import { endAllSessions } from './sessions.ts';

const DAYS = 3;

interface AccountRow {
  readonly email: string;
  readonly firstName: string | null;
  readonly language: string | null;
}

/** Asks at the new address, and tells the old one with a way back. */
export async function askToConfirmNewEmail(tx: Tx, tenant: Tenant, userId: string, address: string): Promise<void> {
  const account = await loadAccount(tx, userId);
  if (account === null) return;
  await endPublicLinks(tx, { purpose: 'confirmEmail', record: userId });
  const secret = await issuePublicLink(tx, { purpose: 'confirmEmail', record: userId, part: address, days: DAYS });
  await queueMail(tx, accountMail('confirmEmail', tenant, { ...account, email: address }, `/validate/${secret}`));
  await tellOldAddress(tx, tenant, userId, account, address);
}

/** The link is a way to choose a new password: whoever wrote the other address may know the old one. */
async function tellOldAddress(tx: Tx, tenant: Tenant, userId: string, old: AccountRow, address: string): Promise<void> {
  const secret = await issuePublicLink(tx, { purpose: 'undoEmail', record: userId, part: old.email, days: DAYS });
  const to: MailRecipient = { ...old, words: { address } };
  await queueMail(tx, accountMail('emailChange', tenant, to, `/reset/${secret}`));
}

/** The address a link was sent to is the account's from now on, everywhere anew. False for a link that is not good. */
export async function confirmNewEmail(tx: Tx, tenant: Tenant, secret: string): Promise<boolean> {
  const link = await findPublicLink(tx, 'confirmEmail', secret);
  if (link?.part == null) return false;
  const { record: userId, part: address } = link;
  const account = await loadAccount(tx, userId);
  if (account === null || (await isTaken(tx, address, userId))) return false;
  await endPublicLinks(tx, { purpose: 'confirmEmail', record: userId });
  await moveTo(tx, userId, address);
  await tellOldAddress(tx, tenant, userId, account, address);
  return true;
}

/** Whose account the way back of an old address leads to; null for a link that is not good. */
export async function ownerOfWayBack(tx: Tx, secret: string): Promise<string | null> {
  return (await findPublicLink(tx, 'undoEmail', secret))?.record ?? null;
}

/** Gives the account back to the address that the link was sent to. Null for a link that is not good. */
export async function takeEmailBack(tx: Tx, secret: string): Promise<string | null> {
  const link = await findPublicLink(tx, 'undoEmail', secret);
  if (link?.part == null || (await isTaken(tx, link.part, link.record))) return null;
  await endPublicLinks(tx, { purpose: 'confirmEmail', record: link.record });
  // The way back of an address that the account had before stays: whoever took the account must not be able to end it by
  // moving on to a third address.
  await endPublicLinksSince(tx, 'undoEmail', secret);
  await moveTo(tx, link.record, link.part);
  return link.record;
}

/** Nothing that was mailed about addresses of the account opens anything any more, and the addresses are not kept. */
export async function forgetEmailLinks(tx: Tx, userId: string): Promise<void> {
  await sql`delete from public_link where record_id = ${userId} and purpose in ('confirmEmail', 'undoEmail')`.execute(
    tx,
  );
}

/** What was sent to the other mailbox, or is signed in from there, ends. */
async function moveTo(tx: Tx, userId: string, address: string): Promise<void> {
  await sql`update "user" set email = ${address}, pending_email = null, validated = true,
      status = case when lower(status) = 'pending' then 'Active' else status end,
      version = version + 1, updated_at = now()
    where id = ${userId}`.execute(tx);
  await sql`update one_time_token set used_at = now() where user_id = ${userId} and used_at is null`.execute(tx);
  await endAllSessions(tx, userId);
}

async function loadAccount(tx: Tx, userId: string): Promise<AccountRow | null> {
  const { rows } = await sql<AccountRow>`
    select email, first_name as "firstName", language from "user"
    where id = ${userId} and lower(status) in ('active', 'pending')`.execute(tx);
  return rows[0] ?? null;
}

/** Another account may have come to the address since. */
export async function isTaken(tx: Tx, address: string, exceptUser: string): Promise<boolean> {
  const { rows } = await sql`
    select 1 from "user" where lower(email) = ${address.toLowerCase()} and id <> ${exceptUser}`.execute(tx);
  return rows.length > 0;
}
