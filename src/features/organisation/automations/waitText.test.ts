import { describe, expect, it } from 'vitest';
import { waitText } from './waitText.ts';

describe('a wait in words', () => {
  it.each([
    [4320, 'en', '3 days'],
    [1440, 'de', '1 Tag'],
    [720, 'en', '12 hours'],
    [90, 'fr', '90 minutes'],
  ])('of %i minutes in %s is %s: the largest unit that fits', (minutes, language, expected) => {
    expect(waitText(minutes, language)).toBe(expected);
  });
});
