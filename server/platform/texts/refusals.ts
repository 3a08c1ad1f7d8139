/**
 * What the server refuses, as a code with parameters; the sentence is made for whoever reads it. Each code has its text in
 * `locales/<language>/refusals.json`; those that the browser says as well stand where it finds them.
 */
import type texts from '../../../locales/en/refusals.json';
import { fieldName } from './fieldName.ts';
import { languageTag } from './languages.ts';
import type { TextValues } from './localeTexts.ts';
import { type TextReader, textFor } from './textReader.ts';

/** Codes whose texts forms and pages of the browser show too: namespace and key. */
export const sharedTexts = {
  required: ['forms', 'error.required'],
  invalid: ['forms', 'error.invalid'],
  invalidField: ['forms', 'error.invalidField'],
  notOffered: ['questions', 'error.notOffered'],
  min: ['forms', 'error.min'],
  max: ['forms', 'error.max'],
  minLength: ['forms', 'error.minLength'],
  maxLength: ['forms', 'error.maxLength'],
  email: ['forms', 'error.email'],
  url: ['forms', 'error.url'],
  unique: ['forms', 'error.unique'],
  order: ['forms', 'error.order'],
  number: ['questions', 'error.number'],
  day: ['questions', 'error.day'],
  minChoices: ['questions', 'error.minChoices'],
  maxChoices: ['questions', 'error.maxChoices'],
  minRows: ['questions', 'error.minRows'],
  maxRows: ['questions', 'error.maxRows'],
  rowAddress: ['questions', 'error.rowAddress'],
  cellNumber: ['questions', 'error.cellNumber'],
  cellDay: ['questions', 'error.cellDay'],
  cellEmail: ['questions', 'error.cellEmail'],
  cellUrl: ['questions', 'error.cellUrl'],
  cellChoice: ['questions', 'error.cellChoice'],
  'formFault.circle': ['formBuilder', 'fault.circle'],
  'formFault.columnChoiceFaulty': ['formBuilder', 'fault.columnChoiceFaulty'],
  'formFault.columnChoicesMissing': ['formBuilder', 'fault.columnChoicesMissing'],
  'formFault.columnNameless': ['formBuilder', 'fault.columnNameless'],
  'formFault.conditionDeep': ['formBuilder', 'fault.conditionDeep'],
  'formFault.conditionImpossible': ['formBuilder', 'fault.conditionImpossible'],
  'formFault.conditionOperator': ['formBuilder', 'fault.conditionOperator'],
  'formFault.conditionQuestion': ['formBuilder', 'fault.conditionQuestion'],
  'formFault.conditionValue': ['formBuilder', 'fault.conditionValue'],
  'formFault.customFieldMissing': ['formBuilder', 'fault.customFieldMissing'],
  'formFault.formulaQuestion': ['formBuilder', 'fault.formulaQuestion'],
  'formFault.formulaUnreadable': ['formBuilder', 'fault.formulaUnreadable'],
  'formFault.labelMissing': ['formBuilder', 'fault.labelMissing'],
  'formFault.limitsCrossed': ['formBuilder', 'fault.limitsCrossed'],
  'formFault.optionNameless': ['formBuilder', 'fault.optionNameless'],
  'formFault.optionTwice': ['formBuilder', 'fault.optionTwice'],
  'formFault.optionsMissing': ['formBuilder', 'fault.optionsMissing'],
  'formFault.treeMissing': ['formBuilder', 'fault.treeMissing'],
  'formFault.videoMissing': ['formBuilder', 'fault.videoMissing'],
  nothingFilled: ['metrics', 'nothingFilled'],
  passwordRequired: ['errors', 'code.passwordRequired'],
  passwordShort: ['errors', 'code.passwordShort'],
  passwordLong: ['errors', 'code.passwordLong'],
  passwordCommon: ['errors', 'code.passwordCommon'],
  passwordOfNames: ['errors', 'code.passwordOfNames'],
  provider_unavailable: ['auth', 'signOn.provider_unavailable'],
  provider_refused: ['auth', 'signOn.provider_refused'],
  attempt_expired: ['auth', 'signOn.attempt_expired'],
  email_unverified: ['auth', 'signOn.email_unverified'],
  account_unknown: ['auth', 'signOn.account_unknown'],
  account_closed: ['auth', 'signOn.account_closed'],
} as const satisfies Readonly<Record<string, readonly [namespace: string, key: string]>>;

export type RefusalReason = keyof typeof texts | keyof typeof sharedTexts;

/** Where a label stands in the spec's texts (`Startup.name`, or `Startup` for the record itself), said in the reader's language. */
export interface SpecName {
  readonly spec: string;
  /** How English calls it, where that is not by the last part of `spec`. */
  readonly name?: string;
  /** In the middle of a sentence: English writes it small. */
  readonly isInside?: boolean;
  /** Several records of the kind. */
  readonly isMany?: boolean;
}

/** A span of time, said as people of the reader's language write it; the zone is named, as two people may differ. */
interface SpanWords {
  /** Instants, ISO 8601. */
  readonly from: string;
  readonly until: string;
  readonly zone: string;
}

/** Spans of calendar days, as people of the reader's language write them; null is open on that side. */
interface DaysWords {
  readonly days: readonly { readonly first: string | null; readonly last: string | null }[];
}

export type RefusalValues = Readonly<Record<string, string | number | SpecName | SpanWords | DaysWords>>;

export interface Refusal {
  readonly reason: RefusalReason;
  readonly values?: RefusalValues | undefined;
}

/** The sentence for its reader. */
export function refusalText(reader: TextReader, { reason, values = {} }: Refusal): string {
  const shared: Readonly<Record<string, readonly [string, string]>> = sharedTexts;
  const [namespace, key] = shared[reason] ?? ['refusals', reason];
  return textFor(reader, namespace, key, spokenValues(reader, values)) ?? reason;
}

/** The parameters as words of the reader's language. */
export function spokenValues(reader: TextReader, values: RefusalValues): TextValues {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, spokenValue(reader, value)]));
}

function spokenValue(reader: TextReader, value: RefusalValues[string]): string | number {
  if (typeof value !== 'object') return value;
  if ('days' in value) return daysText(reader, value);
  return 'from' in value ? spanText(reader, value) : fieldName(reader, value);
}

function spanText({ language }: TextReader, { from, until, zone }: SpanWords): string {
  const format = new Intl.DateTimeFormat(languageTag(language), { ...SPAN, timeZone: zone });
  return format.formatRange(new Date(from), new Date(until));
}

function daysText({ language }: TextReader, { days }: DaysWords): string {
  const tag = languageTag(language);
  const format = new Intl.DateTimeFormat(tag, { dateStyle: 'medium', timeZone: 'UTC' });
  const said = days.map(({ first, last }) => {
    if (first !== null && last !== null) return format.formatRange(new Date(first), new Date(last));
    return [first, last]
      .map((day) => (day === null ? '' : format.format(new Date(day))))
      .join(' – ')
      .trim();
  });
  return new Intl.ListFormat(tag).format(said);
}

const SPAN = {
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  hour: 'numeric',
  minute: '2-digit',
  timeZoneName: 'short',
} as const;
