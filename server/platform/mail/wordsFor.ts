import { fillPlaceholders, type PlaceholderName } from '#domain/text/placeholders.ts';
import type { Tenant } from '#server/platform/tenants/Tenant.ts';

/** Whom a mail speaks to, as far as its words say so. */
export interface Addressee {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly startup: string;
  readonly program: string;
}

/** Fills in the words in braces for one reader of a mail, in their language: `{firstName}`, `{program}`, `{month}` (000 §4). */
export function wordsFor(tenant: Tenant, to: Addressee, language: string): (text: string) => string {
  const { firstName, lastName, email, startup, program } = to;
  const organisation = tenant.name;
  const values: Record<PlaceholderName, string> = {
    firstName,
    lastName,
    fullName: [firstName, lastName].filter((part) => part !== '').join(' '),
    email,
    startup,
    program,
    month: monthIn(language, tenant.timezone),
    incubator: organisation,
    organisation,
  };
  return (text) => fillPlaceholders(text, values);
}

function monthIn(language: string, timeZone: string): string {
  const names = new Intl.DateTimeFormat(language.replace('_', '-'), { month: 'long', year: 'numeric', timeZone });
  return names.format(new Date());
}
