/** What is remembered of zones, against what the platform's own formatting of dates shows. */
import { describe, expect, it } from 'vitest';
import { certainOffset, offsetAt } from './zoneOffsets.ts';

const HOUR = 3_600_000;
const zones = [
  'UTC',
  'Europe/Paris',
  'America/New_York',
  'Australia/Lord_Howe',
  'Africa/Cairo',
  'Africa/Casablanca',
  'America/Havana',
  'Asia/Kolkata',
  'Asia/Kathmandu',
  'Pacific/Apia',
  'Pacific/Chatham',
  'Antarctica/Troll',
];

/** Swedes write 2030-03-31 02:00:00. */
function shownBy(timeZone: string): (instant: number) => number {
  const format = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' });
  return (instant) => Date.parse(`${format.format(instant).replace(' ', 'T')}Z`);
}

describe('offsets of a zone', () => {
  it.each(zones)('are those with which its clock is shown, at and around each change: %s', (zone) => {
    const shown = shownBy(zone);
    const [first, last] = [Date.UTC(2011, 6, 1), Date.UTC(2033, 0, 1)];
    for (let day = first; day < last; day += 24 * HOUR) {
      if (shown(day + 24 * HOUR) - shown(day) === 24 * HOUR) continue;
      for (let instant = day; instant <= day + 24 * HOUR; instant += HOUR / 4) {
        expect([instant, instant + offsetAt(zone, instant)]).toEqual([instant, shown(instant)]);
        const before = instant - 1000;
        expect([before, before + offsetAt(zone, before)]).toEqual([before, shown(before)]);
      }
    }
    for (let instant = first; instant < last; instant += 31 * 24 * HOUR) {
      expect(instant + offsetAt(zone, instant)).toBe(shown(instant));
    }
  });

  it('are certain for a reading of the clock only where no change is near', () => {
    const change = Date.UTC(2030, 2, 31, 1);
    expect(certainOffset('Europe/Paris', change - 25 * HOUR)).toBe(HOUR);
    expect([-23, -1, 0, 1, 23].map((hours) => certainOffset('Europe/Paris', change + hours * HOUR))).toEqual(
      Array(5).fill(null),
    );
    expect(certainOffset('Europe/Paris', change + 25 * HOUR)).toBe(2 * HOUR);
    expect(certainOffset('UTC', 0)).toBe(0);
  });

  it('stay right when more is asked than is remembered', () => {
    const noons = Array.from({ length: 400 }, (_, half) => Date.UTC(1950 + half / 2, (half % 2) * 6, 15, 12));
    const shown = shownBy('America/New_York');
    for (const noon of [...noons, ...noons]) expect(noon + offsetAt('America/New_York', noon)).toBe(shown(noon));
  });
});
