import { describe, expect, it } from 'vitest';
import { languages, languageTag } from '../i18n/languages.ts';
import { clockTime } from './clockTime.ts';

const evening = Date.parse('2026-05-04T21:05:00Z');

describe('the clock', () => {
  it('shows hh:mm A', () => {
    expect(clockTime(evening, 'en', 'UTC').replace(/\s/g, ' ')).toBe('09:05 PM');
    expect(clockTime(evening - 12 * 3_600_000, 'en', 'UTC').replace(/\s/g, ' ')).toBe('09:05 AM');
  });

  it.each(languages)('can be read in %s, with the half of the day', (language) => {
    const [morning, night] = [evening - 12 * 3_600_000, evening].map((at) =>
      clockTime(at, languageTag(language), 'UTC'),
    );
    expect(morning).not.toBe(night);
    expect(night).toMatch(/\p{Nd}{2}[:.]\p{Nd}{2}/u);
  });
});
