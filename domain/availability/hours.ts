/** Hours of one day that somebody has offered, as instants. */
export interface DateOpening {
  readonly startTime: string;
  readonly endTime: string;
  readonly sessionLength?: number | null | undefined;
}

/** Hours that come again and again, on the clock of their zone (requirement 001 §3, RecurringAvailability). */
export interface RegularOpening {
  readonly weekday: string;
  readonly startTime: string;
  /** `00:00` and `24:00` are the end of the day. */
  readonly endTime: string;
  readonly timezone?: string | null | undefined;
  readonly recurrence: string;
  readonly validFrom?: string | null | undefined;
  readonly validUntil?: string | null | undefined;
  readonly sessionLength?: number | null | undefined;
}

/** From one minute of the clock to another, `09:00`. */
export interface ClockRange {
  readonly startTime: string;
  readonly endTime: string;
}

/** Days on which the regular hours do not hold: others do, or none at all. */
export interface DayException {
  /** Calendar days of its zone, `2030-01-10`. */
  readonly firstDay: string;
  readonly lastDay?: string | null | undefined;
  readonly timezone?: string | null | undefined;
  /** Nothing is a day off, on which single days hold neither. */
  readonly ranges: readonly ClockRange[];
}

/** All that somebody has said about when they can be booked. */
export interface Hours {
  readonly dates: readonly DateOpening[];
  readonly regular: readonly RegularOpening[];
  readonly exceptions: readonly DayException[];
}

/** The week as calendars of ISO 8601 count it. */
export const weekdays = ['MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY', 'SATURDAY', 'SUNDAY'] as const;
export type WeekdayName = (typeof weekdays)[number];

const MINUTES_PER_DAY = 1440;

/** The minutes of a range since midnight; null where a time is none, or the end is not after the start. */
export function minutesOf({ startTime, endTime }: ClockRange): { opens: number; closes: number } | null {
  const opens = clockMinutes(startTime);
  const closes = clockMinutes(endTime);
  if (opens === null || closes === null) return null;
  const last = closes === 0 ? MINUTES_PER_DAY : closes;
  return opens < last ? { opens, closes: last } : null;
}

function clockMinutes(clock: string): number | null {
  const [, hours, minutes] = /^(\d{1,2}):(\d{2})$/.exec(clock.trim()) ?? [];
  const total = hours === undefined ? Number.NaN : Number(hours) * 60 + Number(minutes);
  return total <= MINUTES_PER_DAY && Number(minutes) < 60 ? total : null;
}
