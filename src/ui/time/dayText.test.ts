import { describe, expect, it } from 'vitest';
import { daysText, dayText, momentText } from './dayText.ts';

const instant = '2026-03-05T23:30:00.000Z';
const own = { language: 'en', dateFormat: null };
const chosen = { language: 'en', dateFormat: 'dayFirst' } as const;

describe('dates', () => {
  it('are written as the language does, unless somebody has chosen otherwise', () => {
    expect(dayText(instant, 'UTC', own)).toBe('Mar 5, 2026');
    expect(dayText(instant, 'UTC', chosen)).toBe('05/03/26');
    expect(dayText('one day', 'UTC', chosen)).toBe('one day');
  });

  it('are written so in spans and moments too', () => {
    expect(daysText(instant, '2026-03-07T00:00:00.000Z', 'UTC', own)).toMatch(/^Mar 5\s–\s7, 2026$/);
    expect(daysText(instant, '2026-03-07T00:00:00.000Z', 'UTC', chosen)).toBe('05/03/26 – 07/03/26');
    expect(momentText(instant, 'Asia/Seoul', own)).toBe('Mar 6, 2026, 8:30 AM');
    expect(momentText(instant, 'Asia/Seoul', chosen, true)).toBe('06/03/26, 8:30 AM GMT+9');
  });
});
