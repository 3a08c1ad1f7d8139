import { Temporal } from '#temporal';

/** Seven days beside each other, with what is free on them. */
export interface SlotWeek<Slot> {
  /** Its first and its last day, as `2030-01-31`. */
  readonly first: string;
  readonly last: string;
  readonly slots: readonly Slot[];
}

/**
 * Free times by weeks that begin with the day of the first one, so that the first week shows as much as can be chosen.
 * Weeks without any stand between the others; slots come in the order of time.
 */
export function slotWeeks<Slot extends { readonly startTime: string }>(
  slots: readonly Slot[],
  timeZone: string,
): readonly SlotWeek<Slot>[] {
  const [earliest] = slots;
  if (earliest === undefined) return [];
  const begin = dayOf(earliest.startTime, timeZone);
  const weekOf = ({ startTime }: Slot) => Math.floor(begin.until(dayOf(startTime, timeZone)).days / 7);
  const weeks = Map.groupBy(slots, weekOf);
  const count = Math.max(...weeks.keys()) + 1;
  return Array.from({ length: count }, (_, week) => ({
    first: begin.add({ days: week * 7 }).toString(),
    last: begin.add({ days: week * 7 + 6 }).toString(),
    slots: weeks.get(week) ?? [],
  }));
}

/** The week that holds a day; the nearest one where the times that are left begin later or end earlier. */
export function weekWith(weeks: readonly SlotWeek<unknown>[], day: string | null): number {
  if (day === null) return 0;
  const found = weeks.findIndex(({ last }) => day <= last);
  return found === -1 ? Math.max(weeks.length - 1, 0) : found;
}

function dayOf(instant: string, timeZone: string): Temporal.PlainDate {
  return Temporal.Instant.from(instant).toZonedDateTimeISO(timeZone).toPlainDate();
}
