import type { StoredRow } from '#server/entities/write/StoredRow.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { accountMail } from '#server/platform/mail/accountMail.ts';
import { queueMail } from '#server/platform/mail/mail.ts';
import type { Tenant } from '#server/platform/tenants/Tenant.ts';
import { countTasksFromNow } from '../tasks/newcomerTasks.ts';
import { issueOneTimeToken } from './oneTimeTokens.ts';

export interface InvitedUser {
  readonly id: string;
  readonly email: string;
  readonly firstName: string | null;
  readonly language: string | null;
}

/** Mails a link to choose a password with, good for two weeks; one that was sent before is no longer good. */
export async function sendInvitation(tx: Tx, tenant: Tenant, user: StoredRow): Promise<void> {
  const firstName = typeof user.firstName === 'string' ? user.firstName : null;
  const language = typeof user.language === 'string' ? user.language : null;
  await mailNewInvitation(tx, tenant, { id: user.id, email: String(user.email), firstName, language });
}

/** Mails an invitation with a secret of its own, from which what the person has to do is counted. */
export async function mailNewInvitation(tx: Tx, tenant: Tenant, user: InvitedUser): Promise<void> {
  await countTasksFromNow(tx, tenant, user.id);
  await mailInvitation(tx, tenant, user, await issueOneTimeToken(tx, 'invitation', user.id));
}

/** Mails an invitation whose secret has been issued. */
export async function mailInvitation(tx: Tx, tenant: Tenant, user: InvitedUser, secret: string): Promise<void> {
  const language = user.language ?? tenant.defaultLanguage;
  const to = { email: user.email, firstName: user.firstName, language };
  await queueMail(tx, accountMail('invitation', tenant, to, `/acceptinvitation?token=${secret}`));
}
