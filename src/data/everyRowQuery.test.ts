import { expect, it } from 'vitest';
import { everyRow } from './everyRowQuery.ts';

const pages = new Map([
  [null, { next: 'b', results: [1, 2] }],
  ['b', { next: 'c', results: [3] }],
  ['c', { results: [4] }],
]);

it('reads a list page by page until there is no next one', async () => {
  const asked: (string | null)[] = [];
  const rows = await everyRow(async (cursor) => {
    asked.push(cursor);
    return pages.get(cursor) ?? { results: [] };
  });
  expect(rows).toEqual([1, 2, 3, 4]);
  expect(asked).toEqual([null, 'b', 'c']);
});

it('is as empty as its only page', async () => {
  expect(await everyRow(() => Promise.resolve({ next: null, results: [] }))).toEqual([]);
});

it('fails with the page that fails', async () => {
  const cut = everyRow((cursor) =>
    cursor ? Promise.reject(new Error('no network')) : Promise.resolve({ next: 'b', results: [1] }),
  );
  await expect(cut).rejects.toThrow('no network');
});
