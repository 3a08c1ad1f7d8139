import { expect, it } from 'vitest';
import { nearDayText } from './nearDayText.ts';

const english = { language: 'en-US' };

it.each([
  ['2026-11-26', 'Thursday, Nov 26'],
  ['2026-11-27', 'Friday, Nov 27'],
  ['2026-12-02', 'Wednesday, Dec 2'],
  // A week later is the same weekday again, and what is over is no day to come.
  ['2026-12-03', 'Dec 3, 2026'],
  ['2026-11-25', 'Nov 25, 2026'],
])('says the weekday of %s as long as it is one of the next six days', (day, text) => {
  expect(nearDayText(day, '2026-11-26', english)).toBe(text);
});

it('says it in the language of the reader', () => {
  expect(nearDayText('2026-11-27', '2026-11-26', { language: 'de' })).toBe('Freitag, 27. Nov.');
});
