/** Mails that staff write once for a funnel, and that reach each applicant with their own names in them. */
import { documentOf } from '#domain/richText/documentOf.ts';
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

/** Who applied, as far as a letter speaks of them. */
export interface Applicant {
  readonly email: string;
  /** First and last name in one; empty where none was given. */
  readonly name: string;
  readonly startup: string;
  /** Null for a funnel without one: the organisation's name stands for it. */
  readonly program: string | null;
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
