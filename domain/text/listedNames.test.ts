import { expect, it } from 'vitest';
import { listedNames } from './listedNames.ts';

it('lists names as a language does, and counts what would be too many', () => {
  expect(listedNames(['Revenue', 'Team'], 'de')).toBe('Revenue und Team');
  expect(listedNames(['A', 'B', 'C', 'D', 'E', 'F', 'G'], 'en')).toBe('A, B, C, D, and E (+2)');
});
