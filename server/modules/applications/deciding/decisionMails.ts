/** What applicants are written about a decision: the funnel's own words, else those of the product. */
import { sql } from 'kysely';
import type { Values } from '#server/entities/write/validateValues.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { accountMail } from '#server/platform/mail/accountMail.ts';
import { composeMail } from '#server/platform/mail/composeMail.ts';
import type { NewMail } from '#server/platform/mail/mail.ts';
import type { Tenant } from '#server/platform/tenants/Tenant.ts';
import { readerIn, textFor } from '#server/platform/texts/textReader.ts';
import { type Applicant, type FunnelLetter, letterTo } from '../letters/funnelLetter.ts';
import { letterOf } from './rejectionLetters.ts';

export interface Recipient extends Applicant {
  readonly language: string | null;
  readonly template: FunnelLetter | null;
}

interface DecisionRow {
  readonly program: string | null;
  readonly subject: string | null;
  readonly body: string | null;
  readonly document: unknown;
}

/** Whom a decision is mailed to, and in which words; null where no address is known. */
export async function recipientOf(
  tx: Tx,
  application: Values,
  kind: 'acceptance' | 'rejection',
): Promise<Recipient | null> {
  const email = application.founderEmail;
  if (typeof email !== 'string' || email === '') return null;
  const funnel = String(application.funnel);
  const { rows } = await sql<DecisionRow>`
    select p.name as program, f.acceptance_email_subject as subject, f.acceptance_email_body as body,
      f.acceptance_email_body_document as document
    from funnel f left join program p on p.tenant_id = f.tenant_id and p.id = f.program_id
    where f.id = ${funnel}`.execute(tx);
  const [found] = rows;
  const { subject = null, body = null, document = null, program = null } = found ?? {};
  const accepting = subject && body ? { subject, body, document } : null;
  return {
    email,
    ...(await personOf(tx, application)),
    startup: String(application.startupName),
    program,
    template: kind === 'acceptance' ? accepting : await letterOf(tx, choiceOf(application)),
  };
}

const choiceOf = ({ id, rejectionEmail }: Values) => ({ application: String(id), chosen: rejectionEmail });

/** Language and name of who applied: those of their account, else the name that stands in the application. */
async function personOf(tx: Tx, application: Values): Promise<Pick<Recipient, 'language' | 'name'>> {
  const { rows } = await sql<{ language: string | null }>`
    select language from "user" where id = ${application.applicant ?? null}`.execute(tx);
  return { language: rows[0]?.language ?? null, name: String(application.founderName ?? '').trim() };
}

/** The mail of a rejection; null where nobody has written words for it: then it is only told in the product. */
export function rejectionMail(tenant: Tenant, recipient: Recipient): NewMail | null {
  const { template, email } = recipient;
  if (template === null) return null;
  const language = recipient.language ?? tenant.defaultLanguage;
  const { subject, before } = letterTo(tenant, recipient, template, language);
  return composeMail(tenant, email, language, { subject, before, after: [] });
}

/** The mail of an acceptance; it leads to the startup's file, whoever has no password yet by way of choosing one. */
export function acceptanceMail(tenant: Tenant, recipient: Recipient, path: string): NewMail {
  const { email, template, program, startup, name } = recipient;
  const language = recipient.language ?? tenant.defaultLanguage;
  const words = { startup, program: program ?? tenant.name };
  if (template === null)
    return accountMail('acceptance', tenant, { email, firstName: name || null, language, words }, path);
  const { subject, before } = letterTo(tenant, recipient, template, language);
  const reader = readerIn(language, tenant);
  return composeMail(tenant, email, reader.language, {
    subject,
    before,
    link: { href: `${tenant.origin}${path}`, label: textFor(reader, 'mails', 'acceptance.action') ?? path },
    after: [],
  });
}
