import { expect, it } from 'vitest';
import type { DatabaseHandle } from '#server/platform/db/database.ts';
import { programHead } from './programHead.ts';

const database = (row: object | null) =>
  ({ readInTenant: () => Promise.resolve(row === null ? [] : [row]) }) as never as DatabaseHandle;
const climate = {
  description: 'For those\nwho mend it.',
  descriptions: [{ language: 'fr', value: 'Pour le climat.' }],
};

it('says how the story of the program begins, in the language of the page', async () => {
  expect(await programHead(database(climate), 't', '/apply/program/climate', 'en')).toBe('For those who mend it.');
  expect(await programHead(database(climate), 't', '/apply/program/climate', 'fr')).toBe('Pour le climat.');
});

it('is cut at a word', async () => {
  const long = { description: 'weather '.repeat(40), descriptions: [] };
  const text = await programHead(database(long), 't', '/apply/program/climate', 'en');
  expect(text).toMatch(/^(weather )+weather…$/);
  expect(text?.length).toBeLessThanOrEqual(160);
});

it('is none of other pages, and none where nothing is told', async () => {
  expect(await programHead(database(climate), 't', '/login', 'en')).toBeNull();
  expect(await programHead(database(null), 't', '/apply/program/nothing', 'en')).toBeNull();
});
