/** What applicants are written about a decision: the funnel's own words, else those of the product. */
import { sql } from 'kysely';
import type { Values } from '#server/entities/write/validateValues.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { accountMail } from '#server/platform/mail/accountMail.ts';
import { composeMail } from '#server/platform/mail/composeMail.ts';
import type { NewMail } from '#server/platform/mail/mail.ts';
import type { Tenant } from '#server/platform/tenants/Tenant.ts';
import { readerIn, textFor } from '#server/platform/texts/textReader.ts';

/** Words that somebody of the organisation has written for a funnel. */
interface Template {
  readonly subject: string;
  readonly body: string;
}

export interface Recipient {
  readonly to: string;
  readonly language: string | null;
  readonly program: string | null;
  readonly template: Template | null;
}

/** Whom a decision is mailed to, and in which words; null where no address is known. */
export async function recipientOf(
  tx: Tx,
  application: Values,
  kind: 'acceptance' | 'rejection',
): Promise<Recipient | null> {
  const to = application.founderEmail;
  if (typeof to !== 'string' || to === '') return null;
  const funnel = String(application.funnel);
  const { rows } = await sql<{ program: string | null; subject: string | null; body: string | null }>`
    select p.name as program, f.acceptance_email_subject as subject, f.acceptance_email_body as body
    from funnel f left join program p on p.tenant_id = f.tenant_id and p.id = f.program_id
    where f.id = ${funnel}`.execute(tx);
  const [found] = rows;
  const accepting = found?.subject && found.body ? { subject: found.subject, body: found.body } : null;
  const template = kind === 'acceptance' ? accepting : await rejectionOf(tx, funnel);
  return { to, language: await languageOf(tx, application.applicant), program: found?.program ?? null, template };
}

async function rejectionOf(tx: Tx, funnel: string): Promise<Template | null> {
  const { rows } = await sql<Template>`
    select subject, body from rejection_email where is_active and (funnel_id = ${funnel} or funnel_id is null)
    order by funnel_id nulls last, updated_at desc limit 1`.execute(tx);
  return rows[0] ?? null;
}

async function languageOf(tx: Tx, user: unknown): Promise<string | null> {
  const { rows } = await sql<{ language: string | null }>`
    select language from "user" where id = ${user ?? null}`.execute(tx);
  return rows[0]?.language ?? null;
}

/** The mail of a rejection; null where nobody has written words for it: then it is only told in the product. */
export function rejectionMail(tenant: Tenant, application: Values, recipient: Recipient): NewMail | null {
  const { template, to } = recipient;
  if (template === null) return null;
  const fill = filler(tenant, application, recipient);
  const language = recipient.language ?? tenant.defaultLanguage;
  return composeMail(tenant, to, language, {
    subject: fill(template.subject),
    before: fill(template.body).split(/\n{2,}/),
    after: [],
  });
}

/** The mail of an acceptance; it leads to the startup's file, whoever has no password yet by way of choosing one. */
export function acceptanceMail(tenant: Tenant, application: Values, recipient: Recipient, path: string): NewMail {
  const { to, template, program } = recipient;
  const language = recipient.language ?? tenant.defaultLanguage;
  const names = { startup: String(application.startupName), program: program ?? tenant.name };
  const firstName = String(application.founderName ?? '').trim() || null;
  if (template === null)
    return accountMail('acceptance', tenant, { email: to, firstName, language, words: names }, path);
  const fill = filler(tenant, application, recipient);
  const reader = readerIn(language, tenant);
  return composeMail(tenant, to, reader.language, {
    subject: fill(template.subject),
    before: fill(template.body).split(/\n{2,}/),
    link: { href: `${tenant.origin}${path}`, label: textFor(reader, 'mails', 'acceptance.action') ?? path },
    after: [],
  });
}

/** Puts names where they belong. Given as functions: in a text, signs such as `$&` would stand for something else. */
function filler(tenant: Tenant, application: Values, { program }: Recipient): (text: string) => string {
  return (text) =>
    text
      .replaceAll('[name]', () => String(application.founderName ?? ''))
      .replaceAll('[startup]', () => String(application.startupName))
      .replaceAll('[program]', () => program ?? tenant.name);
}
