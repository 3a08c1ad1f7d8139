import { describe, expect, it } from 'vitest';
import { type DateFormat, writtenDate } from './writtenDate.ts';

const moment = Date.parse('2026-03-05T23:30:00.000Z');
const written = (choice: DateFormat, language: string, timeZone = 'UTC') =>
  writtenDate(choice, moment, (options) => new Intl.DateTimeFormat(language, { ...options, timeZone }));

describe('writtenDate', () => {
  it.each([
    ['monthFirst', '03/05/26'],
    ['dayFirst', '05/03/26'],
    ['monthInWords', 'March 05, 26'],
    ['dayBeforeWords', '05 March, 26'],
    ['monthShortened', 'Mar 05, 2026'],
  ] as const)('writes %s as the requirements do', (choice, text) => {
    expect(written(choice, 'en')).toBe(text);
  });

  it('has months in the reader’s language, in the case that stands beside a day', () => {
    expect(written('dayBeforeWords', 'de')).toBe('05 März, 26');
    expect(written('dayBeforeWords', 'uk')).toBe('05 березня, 26');
    expect(written('monthInWords', 'ja')).toBe('3月 05, 26');
    expect(written('monthFirst', 'ja')).toBe('03/05/26');
  });

  it('is the day of the zone', () => {
    expect(written('dayFirst', 'en', 'Asia/Seoul')).toBe('06/03/26');
  });
});
