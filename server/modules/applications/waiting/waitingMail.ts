import type { Values } from '#server/entities/write/validateValues.ts';
import type { RequestContext } from '#server/platform/context/context.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { accountMail } from '#server/platform/mail/accountMail.ts';
import { composeMail } from '#server/platform/mail/composeMail.ts';
import type { NewMail } from '#server/platform/mail/mail.ts';
import { applicantOf, inLanguage, letterTo } from '../letters/funnelLetter.ts';
import { letterOfFunnel } from '../letters/letterOfFunnel.ts';

/**
 * The mail that tells an applicant of being on the waiting list, in the funnel's own words where somebody has written any;
 * null where no address is known.
 */
export async function waitingMailOf(
  tx: Tx,
  { tenant }: Pick<RequestContext, 'tenant'>,
  application: Values,
): Promise<NewMail | null> {
  const applicant = await applicantOf(tx, application);
  if (applicant === null) return null;
  const language = applicant.language ?? tenant.defaultLanguage;
  const path = `/application/${application.id}/progress`;
  const letter = await letterOfFunnel(tx, application, 'waiting');
  if (letter !== null) {
    const written = letterTo(tenant, applicant, inLanguage(letter, language), language);
    return composeMail(tenant, applicant.email, language, {
      ...written,
      link: { href: `${tenant.origin}${path}` },
      after: [],
    });
  }
  const words = { startup: String(application.startupName), program: applicant.program ?? tenant.name };
  const firstName = String(application.founderName ?? '').trim() || null;
  return accountMail('waitingList', tenant, { email: applicant.email, firstName, language, words }, path);
}
