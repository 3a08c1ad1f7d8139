/** What applicants are written about a decision: the funnel's own words, else those of the product. */
import type { Values } from '#server/entities/write/validateValues.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { accountMail } from '#server/platform/mail/accountMail.ts';
import { composeMail } from '#server/platform/mail/composeMail.ts';
import type { NewMail } from '#server/platform/mail/mail.ts';
import type { Tenant } from '#server/platform/tenants/Tenant.ts';
import { readerIn, textFor } from '#server/platform/texts/textReader.ts';
import { type Applicant, applicantOf, inLanguage, letterTo, type TranslatedLetter } from '../letters/funnelLetter.ts';
import { letterOfFunnel } from '../letters/letterOfFunnel.ts';
import { letterOf } from './rejectionLetters.ts';

export interface Recipient extends Applicant {
  readonly template: TranslatedLetter | null;
}

/** Whom a decision is mailed to, and in which words; null where no address is known. */
export async function recipientOf(
  tx: Tx,
  application: Values,
  kind: 'acceptance' | 'rejection',
): Promise<Recipient | null> {
  const applicant = await applicantOf(tx, application);
  if (applicant === null) return null;
  const template =
    kind === 'acceptance' ? await letterOfFunnel(tx, application, kind) : await rejectionOf(tx, application);
  return { ...applicant, template };
}

/** The words of a rejection; null where there are none, or whoever has rejected wants none sent. */
const rejectionOf = async (
  tx: Tx,
  { id, rejectionEmail, rejectionUnmailed }: Values,
): Promise<TranslatedLetter | null> =>
  rejectionUnmailed === true ? null : letterOf(tx, { application: String(id), chosen: rejectionEmail });

/** The mail of a rejection; null where nobody has written words for it: then it is only told in the product. */
export function rejectionMail(tenant: Tenant, recipient: Recipient): NewMail | null {
  const { template, email } = recipient;
  if (template === null) return null;
  const language = recipient.language ?? tenant.defaultLanguage;
  const { subject, before } = letterTo(tenant, recipient, inLanguage(template, language), language);
  return composeMail(tenant, email, language, { subject, before, after: [] });
}

/** The mail of an acceptance; it leads to the startup's file, whoever has no password yet by way of choosing one. */
export function acceptanceMail(tenant: Tenant, recipient: Recipient, path: string): NewMail {
  const { email, template, program, startup, name } = recipient;
  const language = recipient.language ?? tenant.defaultLanguage;
  const words = { startup, program: program ?? tenant.name };
  if (template === null)
    return accountMail('acceptance', tenant, { email, firstName: name || null, language, words }, path);
  const { subject, before } = letterTo(tenant, recipient, inLanguage(template, language), language);
  const reader = readerIn(language, tenant);
  return composeMail(tenant, email, reader.language, {
    subject,
    before,
    link: { href: `${tenant.origin}${path}`, label: textFor(reader, 'mails', 'acceptance.action') ?? path },
    after: [],
  });
}
