import { expect, it } from 'vitest';
import { slugOf } from './slugOf.ts';

it.each([
  ['Climate & Energy 2026', 'climate-energy-2026'],
  ['  Été à Paris ', 'ete-a-paris'],
  ['دفعة المناخ', 'دفعة-المناخ'],
  ['–', ''],
])('%s becomes %s', (name, slug) => {
  expect(slugOf(name)).toBe(slug);
});
