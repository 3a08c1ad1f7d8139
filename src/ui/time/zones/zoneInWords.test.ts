import { expect, it } from 'vitest';
import { zoneInWords } from './zoneInWords.ts';

it.each(['Asia/Dubai', 'Europe/Berlin', 'America/New_York', 'UTC', 'Asia/Tokyo'])('%s has a name in Arabic', (zone) => {
  expect(zoneInWords(zone, 'ar')).toMatch(/^[^A-Za-z]+$/);
});

it('is what people of a language call it', () => {
  expect(zoneInWords('Europe/Berlin', 'de')).toBe('Mitteleuropäische Zeit');
});
