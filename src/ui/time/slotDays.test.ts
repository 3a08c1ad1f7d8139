import { expect, it } from 'vitest';
import { slotDays } from './slotDays.ts';

const slot = (from: string, to: string) => ({ startTime: `2030-01-${from}:00.000Z`, endTime: `2030-01-${to}:00.000Z` });
const slots = [slot('10T22:00', '10T22:20'), slot('10T23:30', '10T23:50')];

it('puts a session under the day it is on for the reader', () => {
  expect(slotDays(slots, 'en', 'UTC').map(({ day }) => day)).toEqual(['Thursday, January 10, 2030']);
  const inParis = slotDays(slots, 'en', 'Europe/Paris');
  expect(inParis.map(({ day, times }) => [day, times.length])).toEqual([
    ['Thursday, January 10, 2030', 1],
    ['Friday, January 11, 2030', 1],
  ]);
  expect(inParis[1]?.times[0]?.time).toMatch(/12:30.+12:50\sAM/);
  expect(inParis[1]?.times[0]?.startTime).toBe(slots[1]?.startTime);
});
