import { instantOfWall, wallClock } from '#domain/dates/zonedDays.ts';

/** One session that can be booked, in UTC ISO 8601. */
export interface EventSlot {
  readonly startTime: string;
  readonly endTime: string;
}

/** What an event of one-on-one sessions says about its times. */
export interface SlotPlan {
  readonly startTime?: string | null | undefined;
  readonly endTime?: string | null | undefined;
  readonly timezone?: string | null | undefined;
  /** Minutes of a session; without it each date is one session. */
  readonly duration?: number | null | undefined;
  /** Minutes between the end of a session and the start of the next. */
  readonly timeslotIncrement?: number | null | undefined;
  readonly oneOnOneDates?: readonly SlotDate[] | null | undefined;
}

interface SlotDate {
  readonly start?: string | null | undefined;
  readonly end?: string | null | undefined;
}

interface Span {
  readonly from: number;
  readonly to: number;
}

const MS_PER_MINUTE = 60_000;
const MS_PER_DAY = 86_400_000;
/** Sessions of a minute over a year would help nobody. */
const MAX_SLOTS = 1000;

/** Every session of an event by start, free or not: from its dates, else from its start to its end. */
export function bookableSlots(plan: SlotPlan, zoneOfTenant: string): readonly EventSlot[] {
  const dates = plan.oneOnOneDates?.length ? plan.oneOnOneDates : [{ start: plan.startTime, end: plan.endTime }];
  const zone = plan.timezone || zoneOfTenant;
  const slots = new Map<number, EventSlot>();
  for (const hours of dates.flatMap((date) => hoursOf(date, zone))) {
    for (const { from, to } of sessionsIn(hours, plan)) {
      if (slots.size >= MAX_SLOTS) break;
      slots.set(from, { startTime: new Date(from).toISOString(), endTime: new Date(to).toISOString() });
    }
  }
  return withoutOverlaps([...slots.values()]);
}

/** Whether two sessions have time in common. */
export function overlaps(one: EventSlot, other: EventSlot): boolean {
  return Date.parse(one.startTime) < Date.parse(other.endTime) && Date.parse(other.startTime) < Date.parse(one.endTime);
}

/** Dates may have been entered twice or into each other: a host has one conversation at a time. */
function withoutOverlaps(slots: readonly EventSlot[]): readonly EventSlot[] {
  const kept: EventSlot[] = [];
  for (const slot of [...slots].sort((one, other) => (one.startTime < other.startTime ? -1 : 1))) {
    const last = kept.at(-1);
    if (last === undefined || !overlaps(last, slot)) kept.push(slot);
  }
  return kept;
}

/**
 * The hours of a date. One over several days means these hours of each day on the clock of the event's zone, not the
 * nights between; only one that ends earlier in the day than it starts goes through the night.
 */
function hoursOf({ start, end }: SlotDate, zone: string): readonly Span[] {
  const from = Date.parse(start ?? '');
  const to = Date.parse(end ?? '');
  if (!(from < to)) return [];
  const opens = wallClock(zone, from);
  const closes = wallClock(zone, to);
  const length = timeOfDay(closes) - timeOfDay(opens);
  if (length <= 0) return [{ from, to }];
  const days = Math.min(Math.round((closes - length - opens) / MS_PER_DAY) + 1, MAX_SLOTS);
  return Array.from({ length: days }, (_, day) => {
    const opensThen = opens + day * MS_PER_DAY;
    return { from: instantOfWall(zone, opensThen), to: instantOfWall(zone, opensThen + length) };
  });
}

function sessionsIn({ from, to }: Span, { duration, timeslotIncrement }: SlotPlan): readonly Span[] {
  if (!duration) return [{ from, to }];
  const length = duration * MS_PER_MINUTE;
  const step = length + (timeslotIncrement ?? 0) * MS_PER_MINUTE;
  const count = Math.min(Math.max(Math.floor((to - from - length) / step) + 1, 0), MAX_SLOTS);
  return Array.from({ length: count }, (_, index) => ({ from: from + index * step, to: from + index * step + length }));
}

function timeOfDay(wall: number): number {
  return ((wall % MS_PER_DAY) + MS_PER_DAY) % MS_PER_DAY;
}
