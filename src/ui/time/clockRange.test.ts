import { expect, it } from 'vitest';
import { clockRange } from './clockRange.ts';

const clock = (language: string, timeZone: string) =>
  new Intl.DateTimeFormat(language, { timeStyle: 'short', timeZone });
const plain = (text: string) => text.replace(/[\u2009\u202f\u00a0]/g, ' ');

it('says half a day once, and no dates where midnight lies between', () => {
  const [evening, midnight] = ['2026-11-29T18:00:00Z', '2026-11-29T18:30:00Z'];
  expect(plain(clockRange(clock('en-US', 'UTC'), evening, midnight))).toBe('6:00 – 6:30 PM');
  // Half past eleven and midnight in Kolkata.
  expect(plain(clockRange(clock('en-US', 'Asia/Kolkata'), evening, midnight))).toBe('11:30 PM – 12:00 AM');
  expect(plain(clockRange(clock('de', 'Asia/Kolkata'), evening, midnight))).toBe('23:30 – 00:00');
});
