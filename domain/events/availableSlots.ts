import { dayOf, instantOfWall } from '../dates/zonedDays.ts';
import { bookableSlots, type EventSlot } from './bookableSlots.ts';

/** When somebody has time on one day. */
interface DateOpening {
  readonly startTime: string;
  readonly endTime: string;
  readonly sessionLength?: number | null | undefined;
}

/** When somebody has time again and again, on the clock of its zone. */
export interface RegularOpening {
  readonly weekday: string;
  readonly startTime: string;
  readonly endTime: string;
  readonly timezone?: string | null | undefined;
  readonly recurrence: string;
  readonly validFrom?: string | null | undefined;
  readonly validUntil?: string | null | undefined;
  readonly sessionLength?: number | null | undefined;
}

export interface Openings {
  readonly dates: readonly DateOpening[];
  readonly regular: readonly RegularOpening[];
}

interface Horizon {
  readonly now: Date;
  readonly days: number;
}

const MS_PER_DAY = 86_400_000;
const MS_PER_MINUTE = 60_000;
/** Where nobody has said how long a conversation takes. */
const USUAL_MINUTES = 30;
const weekdays = ['SUNDAY', 'MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY', 'SATURDAY'];

/** Every conversation that somebody's hours have room for in the days to come, by start. */
export function availableSlots({ dates, regular }: Openings, zone: string, horizon: Horizon): readonly EventSlot[] {
  const until = horizon.now.getTime() + horizon.days * MS_PER_DAY;
  const slots = [
    ...dates.flatMap((opening) =>
      slotsOf([{ start: opening.startTime, end: opening.endTime }], opening.sessionLength, zone),
    ),
    ...regular.flatMap((opening) => slotsOf(datesOf(opening, zone, horizon), opening.sessionLength, zone)),
  ];
  const ahead = slots.filter(({ startTime }) => {
    const start = Date.parse(startTime);
    return start > horizon.now.getTime() && start <= until;
  });
  const once = new Map(ahead.map((slot) => [slot.startTime, slot]));
  return [...once.values()].sort((one, other) => one.startTime.localeCompare(other.startTime));
}

interface DateHours {
  readonly start: string;
  readonly end: string;
}

function slotsOf(oneOnOneDates: readonly DateHours[], sessionLength: number | null | undefined, timezone: string) {
  return oneOnOneDates.length === 0
    ? []
    : bookableSlots({ oneOnOneDates, duration: sessionLength || USUAL_MINUTES }, timezone);
}

function datesOf(opening: RegularOpening, zoneOfTenant: string, { now, days }: Horizon): readonly DateHours[] {
  const zone = opening.timezone || zoneOfTenant;
  const opens = minutesOf(opening.startTime);
  const closes = minutesOf(opening.endTime);
  if (opens === null || closes === null || closes <= opens) return [];
  const today = Date.parse(`${dayOf(zone, now)}T00:00:00.000Z`);
  return Array.from({ length: days + 1 }, (_, index) => today + index * MS_PER_DAY)
    .filter((day) => isDay(opening, day))
    .map((day) => ({
      start: new Date(instantOfWall(zone, day + opens * MS_PER_MINUTE)).toISOString(),
      end: new Date(instantOfWall(zone, day + closes * MS_PER_MINUTE)).toISOString(),
    }));
}

/** Monthly hours are those of the month's first such weekday; yearly ones those of the month in which they began. */
function isDay({ weekday, recurrence, validFrom, validUntil }: RegularOpening, day: number): boolean {
  const date = new Date(day);
  const iso = date.toISOString().slice(0, 10);
  if ((validFrom && iso < validFrom.slice(0, 10)) || (validUntil && iso > validUntil.slice(0, 10))) return false;
  if (recurrence === 'DAILY') return true;
  if (weekdays[date.getUTCDay()] !== weekday) return false;
  if (recurrence === 'WEEKLY') return true;
  const isFirst = date.getUTCDate() <= 7;
  return isFirst && (recurrence === 'MONTHLY' || iso.slice(5, 7) === (validFrom ?? iso).slice(5, 7));
}

function minutesOf(clock: string): number | null {
  const [, hours, minutes] = /^(\d{1,2}):(\d{2})$/.exec(clock.trim()) ?? [];
  return hours === undefined ? null : Number(hours) * 60 + Number(minutes);
}
