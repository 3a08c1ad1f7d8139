import { describe, expect, it } from 'vitest';
import type { TextReader } from '#server/texts/textReader.ts';
import { exportTypes } from './exportTypes.ts';
import { headings, shownValue } from './shownCell.ts';

const reader = (language: string, startupLabel: string | null = null): TextReader => ({ language, startupLabel });

describe('a table that is taken along', () => {
  it('names its columns, and what is read of a reference, in the language of whoever takes it', () => {
    const { forms } = exportTypes;
    if (forms === undefined) throw new Error('there is no such export');
    const english = headings(reader('en'), forms);
    const ukrainian = headings(reader('uk'), forms);
    expect(ukrainian).toHaveLength(english.length);
    expect(ukrainian.join(' ')).not.toMatch(/[A-Za-z]{3}/);
    expect(new Set(ukrainian).size).toBe(ukrainian.length);
  });

  it('calls startups as the organisation does', () => {
    const { users } = exportTypes;
    if (users === undefined) throw new Error('there is no such export');
    expect(headings(reader('en', 'Venture'), users).join(' ')).toMatch(/Venture/);
  });

  it('writes moments, days and choices as people write them', () => {
    const shown = (language: string, value: unknown, type?: string) =>
      shownValue(reader(language), 'Asia/Dubai', { field: 'x', path: 'x', ...(type && { enum: type }) }, value);
    expect(shown('de', '2026-03-04T21:30:00.000Z')).toBe('05.03.2026, 01:30');
    expect(shown('ja_JP', '2026-03-04')).toBe('2026/03/04');
    expect(shown('uk', 'active', 'StartupStatus')).toMatch(/^\p{Script=Cyrillic}+$/u);
    expect(shown('de', 'Version 2026-03-04')).toBe('Version 2026-03-04');
    expect(shown('de', 12)).toBe('12');
  });
});
