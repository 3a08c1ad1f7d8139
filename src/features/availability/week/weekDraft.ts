/** One's hours while they are edited: what the page holds, what is wrong with it, and what becomes of it. */
import { freeTimes } from '#domain/availability/freeTimes.ts';
import { type ClockRange, type WeekdayName, weekdays } from '#domain/availability/hours.ts';
import { type HoursProblem, hoursProblems } from '#domain/availability/hoursProblems.ts';
import { spanOf, type TimeSpan } from '#domain/availability/spans.ts';
import type { MyAvailabilityInput, ShownAvailabilityFragment } from '../availability.gen.ts';

export interface DraftDay {
  readonly weekday: WeekdayName;
  readonly ranges: readonly ClockRange[];
}

export interface DraftException {
  readonly firstDay: string;
  /** Empty is the first day alone. */
  readonly lastDay: string;
  /** Nothing is a day off. */
  readonly ranges: readonly ClockRange[];
}

export interface WeekDraft {
  readonly timezone: string;
  readonly days: readonly DraftDay[];
  readonly exceptions: readonly DraftException[];
  readonly isPublic: boolean;
  readonly sessionLength: number | null;
  readonly bufferTime: number;
  readonly noticeHours: number;
}

const PREVIEW_MS = 14 * 86_400_000;

export function draftOf(stored: ShownAvailabilityFragment): WeekDraft {
  return {
    timezone: stored.timezone,
    days: weekdays.map((weekday) => ({
      weekday,
      ranges: stored.days.find((day) => day.weekday === weekday)?.ranges ?? [],
    })),
    exceptions: stored.exceptions.map(({ firstDay, lastDay, ranges }) => ({
      firstDay,
      lastDay: lastDay ?? '',
      ranges,
    })),
    isPublic: stored.isPublic,
    sessionLength: stored.sessionLength ?? null,
    bufferTime: stored.bufferTime ?? 0,
    noticeHours: stored.noticeHours ?? 0,
  };
}

export function inputOf(draft: WeekDraft): MyAvailabilityInput {
  const exceptions = draft.exceptions.map((one) => ({ ...one, lastDay: one.lastDay === '' ? null : one.lastDay }));
  return { ...draft, days: draft.days.filter(({ ranges }) => ranges.length > 0), exceptions };
}

/** What is wrong with the days of an exception; its hours are judged by themselves. */
export function daysProblem({ firstDay, lastDay }: DraftException): HoursProblem | null {
  if (firstDay === '') return 'missing';
  return lastDay !== '' && lastDay < firstDay ? 'order' : null;
}

/** Whether it can be saved. */
export function isSound({ days, exceptions }: WeekDraft): boolean {
  const ranges = [...days, ...exceptions].flatMap((one) => hoursProblems(one.ranges));
  return [...ranges, ...exceptions.map(daysProblem)].every((problem) => problem === null);
}

/** The times of the next two weeks that would be offered, if this were saved. */
export function previewOf(draft: WeekDraft, stored: ShownAvailabilityFragment, now: Date): readonly TimeSpan[] {
  const { timezone: zone, days, exceptions, bufferTime, noticeHours, sessionLength } = draft;
  const regular = days.flatMap(({ weekday, ranges }) =>
    ranges.map((range) => ({ ...range, weekday, timezone: zone, recurrence: 'WEEKLY' })),
  );
  const whole = exceptions.filter((one) => daysProblem(one) === null).map((one) => ({ ...one, timezone: zone }));
  return freeTimes(
    { regular, dates: stored.besides, exceptions: whole },
    {
      zone,
      now: now.getTime(),
      window: { from: now.getTime(), to: now.getTime() + PREVIEW_MS },
      busy: stored.busy.map(spanOf),
      buffer: bufferTime,
      notice: noticeHours * 60,
      usualLength: sessionLength,
    },
  );
}

/** Hours to begin with, or an hour more after the last. */
export function nextRange(ranges: readonly ClockRange[]): ClockRange {
  const last = ranges.at(-1)?.endTime;
  if (last === undefined) return { startTime: '09:00', endTime: '17:00' };
  const hour = Number(last.slice(0, 2)) + 1;
  return {
    startTime: last,
    endTime: hour >= 24 || last === '00:00' ? '' : `${String(hour).padStart(2, '0')}${last.slice(2)}`,
  };
}
