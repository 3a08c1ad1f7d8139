import { expect, it } from 'vitest';
import { fileSize } from './fileSize.ts';

it.each([
  [0, '0 kB'],
  [42, '0.1 kB'],
  [1500, '1.5 kB'],
  [12_345, '12 kB'],
  [3_400_000, '3.4 MB'],
  [25_000_000, '25 MB'],
])('says %i bytes as people do', (bytes, text) => {
  expect(fileSize(bytes, 'en')).toBe(text);
});

it('says them in the language of the reader', () => {
  expect(fileSize(1500, 'de')).toBe('1,5 kB');
  expect(fileSize(1500, 'ar')).toContain('كيلوبايت');
});
