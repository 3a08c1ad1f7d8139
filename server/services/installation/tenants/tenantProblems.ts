import { CURRENCIES, languages } from '#domain/generated/constants.gen.ts';
import { isEmailAddress } from '#domain/text/emailAddress.ts';

/** What is wrong with a value, by a name that the set-up page has a sentence for in every language. */
export type TenantProblem = 'required' | 'tooLong' | 'host' | 'hostTaken' | 'language' | 'zone' | 'currency' | 'email';

/** A new organisation as a person describes it. */
export interface TenantDescription {
  readonly name: string;
  /** First label of its host name. */
  readonly host: string;
  readonly language: string;
  readonly timezone: string;
  readonly currency: string;
}

export interface AdminDescription {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
}

export type Problems<Described> = Partial<Record<keyof Described, TenantProblem>>;

const MAX_NAME = 120;
const MAX_PERSON_NAME = 80;
const MAX_EMAIL = 254;
/** RFC 1123: letters, digits and inner hyphens; lower case, because host names have none. */
const HOST_LABEL = /^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$/;
/** Labels that browsers, mail servers and operators take for something else. */
const RESERVED = new Set(['www', 'api', 'mail', 'localhost', 'admin', 'setup', 'static']);

/** What is wrong with the description of an organisation, by field; empty when nothing is. */
export function tenantProblems(tenant: TenantDescription): Problems<TenantDescription> {
  return withoutEmpty({
    name: nameProblem(tenant.name, MAX_NAME),
    host: HOST_LABEL.test(tenant.host) && !RESERVED.has(tenant.host) ? undefined : 'host',
    language: isLanguage(tenant.language) ? undefined : 'language',
    timezone: isTimeZone(tenant.timezone) ? undefined : 'zone',
    currency: isCurrency(tenant.currency) ? undefined : 'currency',
  });
}

/** What is wrong with the description of a first admin, by field. */
export function adminProblems(admin: AdminDescription): Problems<AdminDescription> {
  return withoutEmpty({
    email: isAddress(admin.email) ? undefined : 'email',
    firstName: nameProblem(admin.firstName, MAX_PERSON_NAME),
    lastName: nameProblem(admin.lastName, MAX_PERSON_NAME),
  });
}

export const isLanguage = (value: string): boolean => languages.some(({ id }) => id === value);
export const isCurrency = (value: string): boolean => (CURRENCIES as readonly string[]).includes(value);
const isAddress = (value: string): boolean => isEmailAddress(value) && value.length <= MAX_EMAIL;
export const isTenantName = (value: string): boolean => nameProblem(value, MAX_NAME) === undefined;

/** Whether the runtime knows the IANA zone. */
export function isTimeZone(value: string): boolean {
  if (value.trim() === '') return false;
  try {
    return new Intl.DateTimeFormat('en', { timeZone: value }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

function nameProblem(value: string, max: number): TenantProblem | undefined {
  if (value.trim() === '') return 'required';
  return value.length > max ? 'tooLong' : undefined;
}

function withoutEmpty<Described>(
  problems: Record<keyof Described, TenantProblem | undefined>,
): Partial<Record<keyof Described, TenantProblem>> {
  const found = Object.entries(problems).filter(([, problem]) => problem !== undefined);
  return Object.fromEntries(found) as Partial<Record<keyof Described, TenantProblem>>;
}
