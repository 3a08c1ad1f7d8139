/** The engine against a model that walks through the minutes, around the days on which clocks change. */
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { freeTimes } from './freeTimes.ts';
import { type ModelTerms, modelTimes } from './testing/minuteModel.ts';

const MINUTE = 60_000;
const DAY = 1440 * MINUTE;

/** Zones of both hemispheres, with steps of an hour and of 45 minutes, at midnight and by night, and one without any. */
const edges: Record<string, readonly string[]> = {
  'Europe/Paris': ['2030-03-31', '2030-10-27'],
  'America/New_York': ['2030-03-10', '2030-11-03'],
  'Australia/Sydney': ['2030-04-07', '2030-10-06'],
  'Africa/Cairo': ['2030-04-26', '2030-11-01'],
  'Asia/Kolkata': ['2030-06-15'],
  'Pacific/Chatham': ['2030-04-07', '2030-09-29'],
};
const zones = Object.keys(edges);

const clock = fc
  .oneof(fc.integer({ min: 0, max: 288 }), fc.integer({ min: 0, max: 48 }), fc.integer({ min: 264, max: 288 }))
  .map((steps) => steps * 5)
  .map((minutes) => `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`);
const range = fc.record({ startTime: clock, endTime: clock });
const length = fc.constantFrom(null, null, 15, 25, 50, 90);
const zoneOrNone = fc.option(fc.constantFrom(...zones), { nil: null });

/** Days and instants near the change, counted from it. */
function nearby(change: string) {
  const middle = Date.parse(`${change}T00:00:00.000Z`);
  const day = fc.integer({ min: -3, max: 3 }).map((days) => new Date(middle + days * DAY).toISOString().slice(0, 10));
  const instant = fc.integer({ min: -3 * 288, max: 3 * 288 }).map((steps) => middle + steps * 5 * MINUTE);
  const span = fc
    .tuple(instant, fc.integer({ min: 1, max: 60 }))
    .map(([from, steps]) => ({ from, to: from + steps * 5 * MINUTE }));
  const regular = fc
    .record({
      weekday: fc.constantFrom('MONDAY', 'FRIDAY', 'SATURDAY', 'SUNDAY'),
      range,
      timezone: zoneOrNone,
      recurrence: fc.constantFrom('WEEKLY', 'WEEKLY', 'DAILY', 'MONTHLY'),
      validFrom: fc.option(day, { nil: null, freq: 4 }),
      validUntil: fc.option(day, { nil: null, freq: 4 }),
      sessionLength: length,
    })
    .map(({ range: { startTime, endTime }, ...rest }) => ({ ...rest, startTime, endTime }));
  const dates = fc.tuple(span, length).map(([{ from, to }, sessionLength]) => ({
    startTime: new Date(from).toISOString(),
    endTime: new Date(to).toISOString(),
    sessionLength,
  }));
  const exception = fc.record({
    firstDay: day,
    lastDay: fc.option(day, { nil: null }),
    timezone: zoneOrNone,
    ranges: fc.array(range, { maxLength: 2 }),
  });
  const hours = fc.record({
    regular: fc.array(regular, { maxLength: 4 }),
    dates: fc.array(dates, { maxLength: 2 }),
    exceptions: fc.array(exception, { maxLength: 2 }),
  });
  const terms = fc.record({
    now: instant,
    busy: fc.array(span, { maxLength: 3 }),
    buffer: fc.constantFrom(0, 0, 5, 15),
    notice: fc.constantFrom(0, 0, 60, 1440),
    length: fc.constantFrom(null, null, null, 40),
    usualLength: fc.constantFrom(null, 20),
    budgets: fc.array(
      fc.record({
        minutesLeft: fc.integer({ min: 0, max: 90 }),
        validFrom: fc.option(instant, { nil: null }),
        validUntil: fc.option(instant, { nil: null }),
      }),
      {
        maxLength: 2,
      },
    ),
    places: fc.constantFrom(null, null, null, 0, 2),
  });
  return fc.record({ hours, terms });
}

for (const zone of zones) {
  it(`free times are those of the minute model: ${zone}`, { timeout: 60_000 }, () => {
    for (const change of edges[zone] ?? []) {
      const middle = Date.parse(`${change}T00:00:00.000Z`);
      const window = { from: middle - 2 * DAY, to: middle + 2 * DAY };
      fc.assert(
        fc.property(nearby(change), ({ hours, terms }) => {
          const asked: ModelTerms = { ...terms, zone, window };
          expect(freeTimes(hours, asked)).toEqual(modelTimes(hours, asked));
        }),
        { numRuns: 150 },
      );
    }
  });
}
