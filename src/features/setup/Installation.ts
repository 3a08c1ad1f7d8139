import { DEFAULT_CURRENCY } from '#domain/generated/constants.gen.ts';
import { deviceZone } from '#src/data/session/sessionStore.ts';
import { type Language, wishedLanguage } from '#src/ui/i18n/languages.ts';

/** What the set-up page asks for; the server says what is wrong by the same names. */
export interface Installation {
  readonly name: string;
  readonly host: string;
  readonly language: Language;
  readonly timezone: string;
  readonly currency: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly password: string;
}

export type InstallationField = keyof Installation;

/** The steps with the fields of each. */
export const steps = [
  { id: 'organisation', fields: ['name', 'host', 'language', 'timezone', 'currency'] },
  { id: 'admin', fields: ['firstName', 'lastName', 'email', 'password'] },
  { id: 'review', fields: [] },
] as const satisfies readonly { readonly id: string; readonly fields: readonly InstallationField[] }[];

/** The first step that has one of these fields; the last one when none has. */
export function stepOf(fields: readonly string[]): number {
  const found = steps.findIndex((step) => (step.fields as readonly string[]).some((field) => fields.includes(field)));
  return found === -1 ? steps.length - 1 : found;
}

/** An empty form, with what the browser already knows about its reader. */
export function emptyInstallation(): Installation {
  return {
    name: '',
    host: '',
    language: wishedLanguage(navigator.languages),
    timezone: deviceZone(),
    currency: DEFAULT_CURRENCY,
    firstName: '',
    lastName: '',
    email: '',
    password: '',
  };
}
