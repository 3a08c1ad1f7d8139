import { describe, expect, it } from 'vitest';
import type { TextReader } from '#server/platform/texts/textReader.ts';
import { exportTypes } from './exportTypes.ts';
import { headings, shownValue } from './shownCell.ts';

const reader = (language: string, startupLabel: string | null = null): TextReader => ({ language, startupLabel });
const inDubai = (language: string, startupLabel: string | null = null) => ({
  reader: reader(language, startupLabel),
  timeZone: 'Asia/Dubai',
});

describe('a table that is taken along', () => {
  it('names its columns, and what is read of a reference, in the language of whoever takes it', () => {
    const { forms } = exportTypes;
    if (forms === undefined) throw new Error('there is no such export');
    const english = headings(inDubai('en'), forms);
    const ukrainian = headings(inDubai('uk'), forms);
    expect(ukrainian).toHaveLength(english.length);
    expect(ukrainian.join(' ').replaceAll('(Asia/Dubai)', '')).not.toMatch(/[A-Za-z]{3}/);
    expect(new Set(ukrainian).size).toBe(ukrainian.length);
  });

  it('calls startups as the organisation does', () => {
    const { users } = exportTypes;
    if (users === undefined) throw new Error('there is no such export');
    expect(headings(inDubai('en', 'Venture'), users).join(' ')).toMatch(/Venture/);
  });

  const shown = (language: string, entity: string, path: string, value: unknown, type?: string) =>
    shownValue(inDubai(language), entity, { field: path, path, ...(type && { enum: type }) }, value);

  it('names the clock by which its moments are', () => {
    const { event } = exportTypes;
    if (event === undefined) throw new Error('there is no such export');
    expect(headings(inDubai('en'), event)).toEqual([
      'Event',
      'Who: Name',
      'Who: Email',
      'Who: Role',
      'Who: Startups',
      'Status',
      'Registered (Asia/Dubai)',
      'Note',
    ]);
  });

  it('writes moments and days as sheets sort them, and choices as people write them', () => {
    expect(shown('de', 'Application', 'submittedAt', '2026-03-04T21:30:00.000Z')).toBe('2026-03-05 01:30');
    expect(shown('ar', 'FormAnswer', 'submission.submittedAt', '2026-03-04T21:30:00.000Z')).toBe('2026-03-05 01:30');
    expect(shown('ja_JP', 'MetricDataItem', 'from', '2026-03-04')).toBe('2026-03-04');
    expect(shown('uk', 'Startup', 'status', 'active', 'StartupStatus')).toMatch(/^\p{Script=Cyrillic}+$/u);
    expect(shown('de', 'Startup', 'employeeCount', 12)).toBe('12');
  });

  it('leaves what people have typed as they have typed it', () => {
    for (const typed of ['2026-03-04', '2026-99-99', '2026-03-04T21:30:00.000Z', '9999-99-99T99:99:99.999Z']) {
      expect(shown('de', 'Application', 'startupName', typed)).toBe(typed);
      expect(shown('de', 'FormAnswer', 'textValue', typed)).toBe(typed);
      expect(shown('de', 'User', 'tags.name', typed)).toBe(typed);
      expect(shown('de', 'User', 'noSuchField', typed)).toBe(typed);
    }
    expect(shown('de', 'Application', 'submittedAt', '2026-99-99')).toBe('2026-99-99');
  });
});
