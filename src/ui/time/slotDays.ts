import { clockRange } from './clockRange.ts';

interface Slot {
  readonly startTime: string;
  readonly endTime: string;
}

export interface SlotDay {
  /** The day in words. */
  readonly day: string;
  readonly times: readonly { readonly startTime: string; readonly time: string }[];
}

/** Sessions under the days on which they are for a reader in this zone, in the order they come. */
export function slotDays(slots: readonly Slot[], language: string, timeZone: string): readonly SlotDay[] {
  const dayFormat = new Intl.DateTimeFormat(language, { dateStyle: 'full', timeZone });
  const timeFormat = new Intl.DateTimeFormat(language, { timeStyle: 'short', timeZone });
  const days = Map.groupBy(slots, ({ startTime }) => dayFormat.format(Date.parse(startTime)));
  return [...days].map(([day, ofDay]) => ({
    day,
    times: ofDay.map(({ startTime, endTime }) => ({
      startTime,
      time: clockRange(timeFormat, startTime, endTime),
    })),
  }));
}
