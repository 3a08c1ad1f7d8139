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
/** The same dates may have been entered over and over. */
const MAX_LOOKED = 5 * MAX_SLOTS;

/** Every session of an event by start, free or not: from its dates, else from its start to its end. */
export function bookableSlots(plan: SlotPlan, zoneOfTenant: string): readonly EventSlot[] {
  const dates = plan.oneOnOneDates?.length ? plan.oneOnOneDates : [{ start: plan.startTime, end: plan.endTime }];
  const zone = plan.timezone || zoneOfTenant;
  const slots = new Map<number, EventSlot>();
  let looked = 0;
  for (const { from, to } of sessionsOf(dates, zone, plan)) {
    looked += 1;
    if (slots.size >= MAX_SLOTS || looked > MAX_LOOKED) break;
    slots.set(from, { startTime: new Date(from).toISOString(), endTime: new Date(to).toISOString() });
  }
  return withoutOverlaps([...slots.values()]);
}

/** Made one by one, so that a plan of a thousand years costs no more than the sessions that are taken of it. */
function* sessionsOf(dates: readonly SlotDate[], zone: string, plan: SlotPlan): Generator<Span> {
  for (const date of dates) {
    for (const hours of hoursOf(date, zone)) yield* sessionsIn(hours, plan);
  }
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
function* hoursOf({ start, end }: SlotDate, zone: string): Generator<Span> {
  const from = Date.parse(start ?? '');
  const to = Date.parse(end ?? '');
  if (!(from < to)) return;
  const opens = wallClock(zone, from);
  const closes = wallClock(zone, to);
  const length = timeOfDay(closes) - timeOfDay(opens);
  if (length <= 0) return yield { from, to };
  for (let opensThen = opens; opensThen <= closes - length; opensThen += MS_PER_DAY) {
    yield { from: instantOfWall(zone, opensThen), to: instantOfWall(zone, opensThen + length) };
  }
}

function* sessionsIn({ from, to }: Span, { duration, timeslotIncrement }: SlotPlan): Generator<Span> {
  if (!duration) return yield { from, to };
  const length = duration * MS_PER_MINUTE;
  const step = length + (timeslotIncrement ?? 0) * MS_PER_MINUTE;
  for (let begins = from; begins + length <= to; begins += step) yield { from: begins, to: begins + length };
}

function timeOfDay(wall: number): number {
  return ((wall % MS_PER_DAY) + MS_PER_DAY) % MS_PER_DAY;
}
