import type { TenantProblem } from './tenantProblems.ts';

/** What a value takes, for whoever runs the command; the set-up page has sentences of its own in every language. */
export const problemTexts: Readonly<Record<TenantProblem, string>> = {
  required: 'is missing',
  tooLong: 'is too long',
  host: 'takes the first label of a host name: a to z, 0 to 9 and inner hyphens, at most 63, not www or another reserved one',
  hostTaken: 'is the host of another organisation',
  language: 'takes an interface language: ar, de, en, es, fr, id, ja_JP, ko, pt, tr or uk',
  zone: 'takes an IANA time zone, such as Europe/Paris',
  currency: 'takes one of the currencies Cohort offers, such as EUR',
  email: 'takes an e-mail address',
};
