import type { Values } from '#server/entities/write/validateValues.ts';
import type { RequestContext } from '#server/platform/context/context.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { accountMail } from '#server/platform/mail/accountMail.ts';
import type { NewMail } from '#server/platform/mail/mail.ts';
import { applicantOf } from '../letters/funnelLetter.ts';

/** The mail that tells an applicant of being on the waiting list; null where no address is known. */
export async function waitingMailOf(
  tx: Tx,
  { tenant }: Pick<RequestContext, 'tenant'>,
  application: Values,
): Promise<NewMail | null> {
  const applicant = await applicantOf(tx, application);
  if (applicant === null) return null;
  const words = { startup: String(application.startupName), program: applicant.program ?? tenant.name };
  const firstName = String(application.founderName ?? '').trim() || null;
  const to = { email: applicant.email, firstName, language: applicant.language ?? tenant.defaultLanguage, words };
  return accountMail('waitingList', tenant, to, `/application/${application.id}/progress`);
}
