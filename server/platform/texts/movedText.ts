/** What has changed about when and where something takes place, as it is said after the sentence that it has. */
import { languageTag } from './languages.ts';
import { periodText } from './periodText.ts';
import { type TextReader, textFor } from './textReader.ts';

/** When and where something takes place; moments as instants. */
export interface Whereabouts {
  readonly start: string | null;
  readonly end: string | null;
  /** As it is said: a room, words, a link. */
  readonly where: string | null;
}

export interface Move {
  readonly was: Whereabouts;
  readonly is: Whereabouts;
}

/** The new moment of its beginning is said already; here is what it was, another end, and another place. */
export function movedText(reader: TextReader, timeZone: string, { was, is }: Move): readonly (string | null)[] {
  return [timeText(reader, timeZone, was, is), placeText(reader, was.where, is.where)];
}

/** What is asked until another day was asked until this one. */
export function dayWasText(reader: TextReader, day: string): string | null {
  return textFor(reader, 'notices', 'details.before', { when: periodText(reader.language, { from: null, to: day }) });
}

function timeText(reader: TextReader, timeZone: string, was: Whereabouts, is: Whereabouts): string | null {
  if (was.start === null || is.start === null) return null;
  const say = (shape: Intl.DateTimeFormatOptions, at: string) =>
    new Intl.DateTimeFormat(languageTag(reader.language), { ...shape, timeZone }).format(new Date(at));
  if (was.start !== is.start) return textFor(reader, 'notices', 'details.before', { when: say(MOMENT, was.start) });
  if (was.end === null || is.end === null || was.end === is.end) return null;
  const shape = say(DAY, was.end) === say(DAY, is.end) ? TIME : MOMENT;
  return textFor(reader, 'notices', 'details.ends', { was: say(shape, was.end), is: say(shape, is.end) });
}

function placeText(reader: TextReader, was: string | null, is: string | null): string | null {
  if (was === is) return null;
  if (was === null) return is && textFor(reader, 'notices', 'details.where', { is });
  return is === null
    ? textFor(reader, 'notices', 'details.whereOpen', { was })
    : textFor(reader, 'notices', 'details.whereChanged', { was, is });
}

const TIME = { hour: 'numeric', minute: '2-digit' } as const;
const DAY = { dateStyle: 'short' } as const;
const MOMENT = { weekday: 'long', day: 'numeric', month: 'long', ...TIME } as const;
