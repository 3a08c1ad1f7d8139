import type { TFunction } from 'i18next';
import { describe, expect, it } from 'vitest';
import type { DayPeriod } from '#src/ui/time/usePeriodText.ts';
import { dueWords } from './dueWords.ts';

const t = ((key: string, { date }: { date: string }) => `${key} ${date}`) as unknown as TFunction<'startupFile'>;
const dayIn = (timeZone: string) => (date: string) =>
  new Intl.DateTimeFormat('sv', { timeZone, dateStyle: 'short' }).format(Date.parse(date));
const format = { day: dayIn('America/New_York'), calendarDay: dayIn('UTC'), period: () => null };
const noPeriod = { start: null, end: null };

describe('a date of the timeline', () => {
  it('is the day in the organisation until whose end something is asked for', () => {
    // The last moment of December 6 in New York is December 7 in Greenwich already.
    const item = { ...noPeriod, eventType: 'dataDue', dueDate: '2026-12-07T04:59:59.999Z' } as const;
    expect(dueWords(item, format, t)).toBe('timeline.due 2026-12-06');
  });

  it('comes after the period that figures are asked for', () => {
    const start = '2026-11-01T00:00:00.000Z';
    const end = '2026-11-30T00:00:00.000Z';
    const item = { eventType: 'dataDue', dueDate: '2026-12-06T12:00:00.000Z', start, end } as const;
    const named = {
      ...format,
      period: ({ from, to }: DayPeriod) => `${from}/${to}`,
    };
    expect(dueWords(item, named, t)).toBe(`${start}/${end} · timeline.due 2026-12-06`);
  });

  it('is the last day of a period, wherever it is read', () => {
    const item = { ...noPeriod, eventType: 'topLevelDataSubmitted', dueDate: '2026-11-30T00:00:00.000Z' } as const;
    expect(dueWords(item, format, t)).toBe('timeline.period 2026-11-30');
  });

  it('is the day of a milestone, wherever it is read', () => {
    const item = { ...noPeriod, eventType: 'milestone', dueDate: '2026-12-06T00:00:00.000Z' } as const;
    expect(dueWords(item, format, t)).toBe('timeline.dueDay 2026-12-06');
  });

  it('is none where there is none', () => {
    expect(dueWords({ ...noPeriod, eventType: 'note', dueDate: null }, format, t)).toBeNull();
  });
});
