/**
 * What people are told of, as a key of `locales/<language>/notices.json` with its parameters; the sentence is made for whoever
 * reads it, in their language and zone, with their organisation's word for a startup.
 */
import type texts from '../../../locales/en/notices.json';
import { languageTag } from './languages.ts';
import { type Period, periodsText } from './periodText.ts';
import { type RefusalReason, refusalText } from './refusals.ts';
import { afterText, respoken } from './respoken.ts';
import { type TextReader, textFor } from './textReader.ts';

export type NoticeKey = Exclude<keyof typeof texts, 'details'>;

export interface Notice {
  readonly text: NoticeKey;
  /** Of the record that it is about. */
  readonly name: string;
  /** Where the spec's texts name its kind: each reads it in their own language, before a name of its own. */
  readonly nameKey?: string | null;
  /** Key of the sentence among the spec's texts, where an automation says it. */
  readonly specKey?: string | null;
  /** When it takes place, as an instant. */
  readonly at?: string | null;
  /** Which days it is about. */
  readonly period?: Period | null;
  /** Those periods, where they are several that do not follow each other. */
  readonly periods?: readonly Period[] | null;
  /** Of how many it speaks. */
  readonly count?: number;
  /** Who has done it, where the sentence says so. */
  readonly by?: string | null;
  /** With whom. */
  readonly host?: string | null;
  /** What somebody says with it, in their own words. */
  readonly words?: string | null;
  /** The record whose words they are, where they go with it. */
  readonly record?: string | null;
  /** What stands in the way, as it is said to whoever tries. */
  readonly reasons?: readonly RefusalReason[];
}

/** The sentence for a reader; moments are in their zone, which is named, as nobody knows where a mail is read. */
export function noticeText(
  reader: TextReader,
  timeZone: string,
  { text, name: kept, nameKey, specKey, at, period, periods, count, by, host, words, reasons = [] }: Notice,
): string {
  const name = nameKey ? namedByKind(reader, nameKey, kept) : kept;
  const own = specKey ? textFor(reader, 'spec', specKey, { name }) : null;
  const values = { name, ...(by && { by }), ...(count !== undefined && { count }) };
  const sentence = own ?? textFor(reader, 'notices', text, values) ?? text;
  const told = reasons.map((reason) => refusalText(reader, { reason, values: {} }));
  const said = periods?.length ? periods : period ? [period] : [];
  const when = [
    at ? momentText(reader, timeZone, at) : null,
    said.length > 0 ? periodsText(reader.language, said) : null,
  ];
  const details = [...when, host, words, ...told].filter(Boolean).join(' · ');
  return details === '' ? sentence : (textFor(reader, 'notices', 'details', { sentence, details }) ?? sentence);
}

/** What has a name of its own is called by its kind as well: which session an evaluation is of says neither alone. */
function namedByKind(reader: TextReader, key: string, kept: string): string {
  const kind = textFor(reader, 'spec', key);
  const name = afterText(key, respoken(reader, key, kept));
  return kind === null || name === kind ? name : `${kind} – ${name}`;
}

function momentText({ language }: TextReader, timeZone: string, at: string): string {
  return new Intl.DateTimeFormat(languageTag(language), { ...MOMENT, timeZone }).format(new Date(at));
}

const MOMENT = {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  timeZoneName: 'short',
} as const;
