import { expect, it } from 'vitest';
import { brandColor } from './brandPalette.ts';
import type { SessionIncubator } from './sessionStore.ts';

const incubatorWith = (brandPalette: object) => ({ brandPalette }) as unknown as SessionIncubator;

it('takes the main colour of the tenant before the colours of its sidebar', () => {
  const sidebar = { backgroundColor: '#134e4a', activeItemBackgroundColor: '#f59e0b' };
  expect(brandColor(incubatorWith({ primary: '#0f766e', sidebar }))).toBe('#0f766e');
  expect(brandColor(incubatorWith({ primary: '', sidebar }))).toBe('#f59e0b');
  expect(brandColor(incubatorWith({ sidebar: { backgroundColor: '#134e4a' } }))).toBe('#134e4a');
  expect(brandColor(null)).toBeUndefined();
});
