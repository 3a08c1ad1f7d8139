import { issueOneTimeToken } from '#server/auth/oneTimeTokens.ts';
import type { WriteHook } from '#server/entities/write/EntityWriter.ts';
import { queueMail } from '#server/jobs/mail.ts';
import { accountMail } from '#server/mail/accountMail.ts';

/** A user whom somebody adds is invited: a mail with a link to choose a password, good for two weeks. */
export const inviteUser: WriteHook = async ({ before, after }, { tx, context }) => {
  if (before !== null || after === null || after.status !== 'Pending' || typeof after.email !== 'string') return;
  const secret = await issueOneTimeToken(tx, 'invitation', after.id);
  const firstName = typeof after.firstName === 'string' ? after.firstName : null;
  const language = typeof after.language === 'string' ? after.language : context.tenant.defaultLanguage;
  const to = { email: after.email, firstName, language };
  await queueMail(tx, accountMail('invitation', context.tenant, to, `/acceptinvitation?token=${secret}`));
};
