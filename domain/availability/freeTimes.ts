import type { Hours } from './hours.ts';
import { layOut } from './layOut.ts';
import { openSpans } from './openSpans.ts';
import { meet, type Span, type TimeSpan, tellSpan } from './spans.ts';

/** Minutes that may still be spent, while they are valid. */
export interface MinuteBudget {
  readonly minutesLeft: number;
  /** From when on it counts; null is since ever. */
  readonly validFrom: number | null;
  /** Up to when it counts; null is for ever. */
  readonly validUntil: number | null;
}

/** Under which terms somebody's hours become times that can be booked. */
export interface BookingTerms {
  /** Of hours that name no zone of their own. */
  readonly zone: string;
  readonly now: number;
  /** Sessions lie within. */
  readonly window: Span;
  /** When the person is expected elsewhere already. */
  readonly busy: readonly Span[];
  /** Minutes between the end of one session and the start of the next, and around what else the person is busy with. */
  readonly buffer: number;
  /** How many minutes ahead it must be booked. */
  readonly notice: number;
  /** Minutes of each session, whatever the hours say. */
  readonly length?: number | null | undefined;
  /** Minutes of a session where the hours say nothing. */
  readonly usualLength?: number | null | undefined;
  /** A session takes its minutes from each of them that counts then; where there are some, one has to. */
  readonly budgets?: readonly MinuteBudget[] | undefined;
  /** How many sessions may still be booked; nothing is no limit. */
  readonly places?: number | null | undefined;
}

const MS_PER_MINUTE = 60_000;
/** Where nobody has said how long a conversation takes. */
export const USUAL_MINUTES = 30;

/**
 * Every session that somebody's hours have room for, by start: the one place where it is decided when a person can be booked.
 * Of two that begin together the shorter is offered.
 */
export function freeTimes(hours: Hours, terms: BookingTerms): readonly TimeSpan[] {
  if (terms.places != null && terms.places <= 0) return [];
  const starts = new Map<number, Span>();
  for (const { length, spans } of openSpans(hours, terms.zone, terms.window)) {
    const minutes = terms.length || length || terms.usualLength || USUAL_MINUTES;
    for (const session of layOut(spans, { length: minutes, pause: terms.buffer })) {
      const other = starts.get(session.from);
      if (isFree(session, terms) && (other === undefined || session.to < other.to)) starts.set(session.from, session);
    }
  }
  return [...starts.values()].sort((one, other) => one.from - other.from).map(tellSpan);
}

function isFree(session: Span, { now, notice, window, busy, buffer, budgets }: BookingTerms): boolean {
  if (session.from <= now || session.from < now + notice * MS_PER_MINUTE) return false;
  if (session.from < window.from || session.to > window.to) return false;
  return isClear(session, busy, buffer) && isPaid(session, budgets ?? []);
}

/** Whether nothing that somebody is busy with comes nearer to a session than the buffer. */
export function isClear(session: Span, busy: readonly Span[], buffer: number): boolean {
  const around = { from: session.from - buffer * MS_PER_MINUTE, to: session.to + buffer * MS_PER_MINUTE };
  return !busy.some((one) => meet(around, one));
}

/** Whether hours are left for a session: where some are allotted, some count then, and each of them has its minutes. */
export function isPaid({ from, to }: Span, budgets: readonly MinuteBudget[]): boolean {
  const then = budgets.filter(
    ({ validFrom, validUntil }) =>
      (validFrom === null || from >= validFrom) && (validUntil === null || from <= validUntil),
  );
  if (budgets.length > 0 && then.length === 0) return false;
  return then.every(({ minutesLeft }) => to - from <= minutesLeft * MS_PER_MINUTE);
}
