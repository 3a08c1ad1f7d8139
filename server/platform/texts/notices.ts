/**
 * What people are told of, as a key of `locales/<language>/notices.json` with its parameters; the sentence is made for whoever
 * reads it, in their language and zone, with their organisation's word for a startup.
 */
import type texts from '../../../locales/en/notices.json';
import { type FigureChange, figureNames, figuresText, type NamedFigure } from './figureText.ts';
import { languageTag } from './languages.ts';
import { dayWasText, type Move, movedText } from './movedText.ts';
import { type Period, periodsText } from './periodText.ts';
import { type RefusalReason, refusalText } from './refusals.ts';
import { namedAfter, respoken } from './respoken.ts';
import { type TextReader, textFor } from './textReader.ts';

export type NoticeKey = Exclude<keyof typeof texts, 'details' | `details.${string}`>;

export interface Planned {
  readonly name: string;
  readonly at: string | null;
}

export interface Notice {
  readonly text: NoticeKey;
  /** Of the record that it is about. */
  readonly name: string;
  /** What it has to do with, where the sentence names both: a startup. */
  readonly of?: string | null;
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
  /** Of how many it speaks; the moment is that of the first of them. */
  readonly count?: number;
  /** Pages of all that it is about, where it speaks of several. */
  readonly pages?: readonly string[];
  /** Names of those who come no more, and of those who come from now on. */
  readonly left?: readonly string[] | null;
  readonly joined?: readonly string[] | null;
  /** Appointments that it is about, each with its day where it has one. */
  readonly planned?: readonly Planned[] | null;
  /** The record that it is about, where a page has several. */
  readonly about?: string;
  /** When and where it was to take place until now, where that is another. */
  readonly move?: Move | null;
  /** The day until when it was asked, where that is another. */
  readonly dayWas?: string | null;
  /** Figures that are others now. */
  readonly figures?: readonly FigureChange[] | null;
  /** Figures that it asks for, where it does not ask for all. */
  readonly asked?: readonly NamedFigure[] | null;
  /** Who has done it, where the sentence says so. */
  readonly by?: string | null;
  /** With whom. */
  readonly host?: string | null;
  /** Nobody has said yet where or by which link it takes place: whoever reads this is to. */
  readonly lacksPlace?: boolean;
  /** What somebody says with it, in their own words. */
  readonly words?: string | null;
  /** The record whose words they are, where they go with it. */
  readonly record?: string | null;
  /** What stands in the way, as it is said to whoever tries. */
  readonly reasons?: readonly RefusalReason[];
}

/** A bell has no room for the names of more figures than this. */
const MAX_ASKED = 3;

/** The sentence for a reader; moments are in their zone, which is named, as nobody knows where a mail is read. */
export function noticeText(
  reader: TextReader,
  timeZone: string,
  {
    text,
    name: kept,
    nameKey,
    specKey,
    of,
    at,
    period,
    periods,
    count,
    by,
    host,
    words,
    planned,
    figures,
    asked,
    move,
    dayWas,
    lacksPlace = false,
    reasons = [],
    ...people
  }: Notice,
): string {
  const name = nameKey ? namedByKind(reader, nameKey, kept) : kept;
  const own = specKey ? textFor(reader, 'spec', specKey, { name }) : null;
  const values = { name, ...(of && { of }), ...(by && { by }), ...(count !== undefined && { count }) };
  const sentence = own ?? textFor(reader, 'notices', text, values) ?? text;
  const told = reasons.map((reason) => refusalText(reader, { reason, values: {} }));
  const said = periods?.length ? periods : period ? [period] : [];
  const when = [
    at ? momentText(reader, timeZone, at) : null,
    said.length > 0 ? periodsText(reader.language, said) : null,
  ];
  const ahead = planned?.length ? plannedText(reader, timeZone, planned) : null;
  const changed = figures?.length ? figuresText(reader, timeZone, figures) : null;
  const wanted = asked?.length && asked.length <= MAX_ASKED ? figureNames(reader, asked) : null;
  const moved = [...(move ? movedText(reader, timeZone, move) : []), dayWas ? dayWasText(reader, dayWas) : null];
  const asks = lacksPlace ? textFor(reader, 'notices', 'details.lacksPlace') : null;
  const details = [...when, wanted, ...moved, ahead, changed, host, ...whoDiffers(reader, people), words, asks, ...told]
    .filter(Boolean)
    .join(' · ');
  const template = at && count !== undefined ? 'details.first' : 'details';
  return details === '' ? sentence : (textFor(reader, 'notices', template, { sentence, details }) ?? sentence);
}

function plannedText(reader: TextReader, timeZone: string, planned: readonly Planned[]): string {
  const tag = languageTag(reader.language);
  const day = new Intl.DateTimeFormat(tag, { ...SHORT_MOMENT, timeZone });
  return new Intl.ListFormat(tag).format(
    planned.map(({ name, at }) => (at === null ? name : `${name} (${day.format(new Date(at))})`)),
  );
}

/** Who comes no more, and who comes now or in their place. */
function whoDiffers(reader: TextReader, { left, joined }: Pick<Notice, 'left' | 'joined'>): readonly (string | null)[] {
  const list = new Intl.ListFormat(languageTag(reader.language));
  const said = (key: string, names: readonly string[] | null | undefined) =>
    names?.length ? textFor(reader, 'notices', key, { names: list.format(names) }) : null;
  return [said('details.left', left), said(left?.length ? 'details.instead' : 'details.joined', joined)];
}

/** What has a name of its own is called by its kind as well: which session an evaluation is of says neither alone. */
function namedByKind(reader: TextReader, key: string, kept: string): string {
  const kind = textFor(reader, 'spec', key);
  const name = respoken(reader, key, kept);
  return kind === null || name === kind ? name : namedAfter(kind, name);
}

/** From when until when, as it is said in the zone of its reader, which is named. */
export function spanText({ language }: TextReader, timeZone: string, start: string, end: string): string {
  const moment = new Intl.DateTimeFormat(languageTag(language), { ...MOMENT, timeZone });
  return moment.formatRange(new Date(start), new Date(end));
}

/** A moment as it is said in the zone of its reader, which is named. */
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

/** Where several moments follow each other in one line. */
const SHORT_MOMENT = { weekday: 'short', day: 'numeric', month: 'short', hour: 'numeric', minute: '2-digit' } as const;
