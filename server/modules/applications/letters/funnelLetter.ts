/** Mails that staff write once for a funnel, and that reach each applicant with their own names in them. */
import { sql } from 'kysely';
import { textIn } from '#domain/forms/elementTexts.ts';
import type { TranslatedText } from '#domain/forms/FormElement.ts';
import { documentOf } from '#domain/richText/documentOf.ts';
import { plainTextOf } from '#domain/richText/plainText.ts';
import { type TranslatedWriting, writingIn } from '#domain/richText/writingIn.ts';
import type { Values } from '#server/entities/write/validateValues.ts';
import type { Tx } from '#server/platform/db/database.ts';
import type { Letter } from '#server/platform/mail/composeMail.ts';
import { wordsFor } from '#server/platform/mail/wordsFor.ts';
import type { Tenant } from '#server/platform/tenants/Tenant.ts';

/** As it is kept: a subject, and formatted writing beside its words (decision 0062). */
export interface FunnelLetter {
  readonly subject: string;
  readonly body: string;
  /** Null in rows from before writing was formatted. */
  readonly document: unknown;
}

/** A letter with what staff have written of it in other languages. */
export interface TranslatedLetter extends FunnelLetter {
  readonly subjects: readonly TranslatedText[] | null;
  readonly bodies: readonly TranslatedWriting[] | null;
}

/**
 * The letter in the language of its reader where subject and body are both written in it; else as it was first written:
 * no letter speaks two languages. Where it was first written without a body, the translated one goes out under the
 * subject that there is.
 */
export function inLanguage<L extends TranslatedLetter>(letter: L, language: string): L {
  const { subject, subjects, bodies } = letter;
  const [own, ownSubject] = [writingIn(bodies ?? [], language), textIn(subjects ?? [], language, '')];
  const isMixed = ownSubject === '' && subject.trim() !== '' && letter.body.trim() !== '';
  if (own === null || isMixed) return letter;
  return { ...letter, subject: ownSubject || subject, body: plainTextOf(documentOf(own)), document: documentOf(own) };
}

/** Who applied, as far as a letter speaks of them. */
export interface Applicant {
  readonly email: string;
  /** First and last name in one; empty where none was given. */
  readonly name: string;
  readonly startup: string;
  /** In their language. Null for a funnel without one: the organisation's name stands for it. */
  readonly program: string | null;
  /** Of their account; null where they have none. */
  readonly language: string | null;
}

interface FunnelRow {
  readonly program: string | null;
  readonly names: readonly TranslatedText[] | null;
  readonly language: string | null;
}

/** Who applied, by their account and what the application says; null where no address is known. */
export async function applicantOf(tx: Tx, application: Values): Promise<Applicant | null> {
  const { founderEmail: email, founderName, startupName, funnel, applicant } = application;
  if (typeof email !== 'string' || email === '') return null;
  const { rows } = await sql<FunnelRow>`
    select p.name as program, p.names, (select language from "user" where id = ${applicant ?? null}) as language
    from funnel f left join program p on p.tenant_id = f.tenant_id and p.id = f.program_id
    where f.id = ${funnel ?? null}`.execute(tx);
  const { program: first = null, names = null, language = null } = rows[0] ?? {};
  const program = first && language ? textIn(names ?? [], language, first) : first;
  return { email, name: String(founderName ?? '').trim(), startup: String(startupName), program, language };
}

/** The letter to one applicant: words in braces are filled in, and those in brackets that older letters have. */
export function letterTo(
  tenant: Tenant,
  applicant: Applicant,
  { subject, body, document }: FunnelLetter,
  language: string,
): { readonly subject: string; readonly before: Letter } {
  const fill = filler(tenant, applicant, language);
  return { subject: fill(subject), before: { document: documentOf(document ?? body), fill } };
}

function filler(tenant: Tenant, { email, name, startup, program }: Applicant, language: string) {
  const [firstName = '', ...others] = name.split(/\s+/);
  const names = { email, firstName, lastName: others.join(' '), startup, program: program ?? tenant.name };
  const fill = wordsFor(tenant, names, language);
  // Given as functions: in a text, signs such as `$&` would stand for something else.
  return (text: string): string =>
    fill(text)
      .replaceAll('[name]', () => name)
      .replaceAll('[startup]', () => startup)
      .replaceAll('[program]', () => names.program);
}
