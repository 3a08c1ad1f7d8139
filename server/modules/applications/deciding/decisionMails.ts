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
import { chosenOf, isMailedBy, lettersOf } from './rejectionLetters.ts';

export interface Recipient extends Applicant {
  /** The organisation's own words; null where those of the product are sent, or none. */
  readonly template: TranslatedLetter | null;
  /** Nothing is mailed: the organisation has switched its e-mail off, or whoever has rejected wants none sent. */
  readonly isUnmailed: boolean;
  /** Where the application stands, for whoever can sign in there. */
  readonly path: string | null;
}

/** An acceptance is always mailed, and leads where its caller says. */
type Accepted = Omit<Recipient, 'isUnmailed' | 'path'>;

/** Whom a decision is mailed to, and in which words; null where no address is known. */
export async function recipientOf(
  tx: Tx,
  application: Values,
  kind: 'acceptance' | 'rejection',
): Promise<Recipient | null> {
  const applicant = await applicantOf(tx, application);
  if (applicant === null) return null;
  const words =
    kind === 'acceptance'
      ? { template: await letterOfFunnel(tx, application, kind), isUnmailed: false }
      : await rejectionOf(tx, application);
  return { ...applicant, ...words, path: application.applicant ? `/application/${application.id}/progress` : null };
}

/** The words of a rejection. An organisation that has e-mails of its own, and sends none of them, wants none sent. */
async function rejectionOf(
  tx: Tx,
  { id, rejectionEmail, rejectionUnmailed }: Values,
): Promise<Pick<Recipient, 'template' | 'isUnmailed'>> {
  if (rejectionUnmailed === true) return { template: null, isUnmailed: true };
  const letters = await lettersOf(tx, { application: String(id) });
  return { template: chosenOf(letters, rejectionEmail), isUnmailed: !isMailedBy(letters, rejectionEmail) };
}

/** The mail of a rejection; null where none is sent: then it is only told in the product. */
export function rejectionMail(tenant: Tenant, recipient: Recipient): NewMail | null {
  const { template, isUnmailed, email } = recipient;
  if (isUnmailed) return null;
  const language = recipient.language ?? tenant.defaultLanguage;
  if (template === null) return usualRejection(tenant, recipient, language);
  const { subject, before } = letterTo(tenant, recipient, inLanguage(template, language), language);
  return composeMail(tenant, email, language, { subject, before, after: [] });
}

/** In the words of the product; they lead to the application where its applicant can sign in. */
function usualRejection(tenant: Tenant, { email, name, startup, program, path }: Recipient, language: string): NewMail {
  const reader = readerIn(language, tenant);
  const words = { startup, program: program ?? tenant.name, name: name || email };
  const say = (part: string): string => textFor(reader, 'mails', `rejection.${part}`, words) ?? '';
  return composeMail(tenant, email, reader.language, {
    subject: say('subject'),
    before: [say('greeting'), say('body')],
    ...(path !== null && { link: { href: `${tenant.origin}${path}`, label: say('action') } }),
    after: [say('ignore')],
  });
}

/** The mail of an acceptance; it leads to the startup's file, whoever has no password yet by way of choosing one. */
export function acceptanceMail(tenant: Tenant, recipient: Accepted, path: string): NewMail {
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
