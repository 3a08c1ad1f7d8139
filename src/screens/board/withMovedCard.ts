import type { InfiniteData, QueryKey } from '@tanstack/react-query';
import type { ListPage, RecordData } from '../screenModules.ts';
import type { CardMove } from './cardMove.ts';

type Column = readonly [QueryKey, InfiniteData<ListPage> | undefined];

/** Place of the column's value in its query key. */
const valueAtIndex = 4;

/** The columns of a board as they look once a card has moved: gone from one, on top of the other, both counts right. */
export function withMovedCard(columns: readonly Column[], { id, from, to }: CardMove): Column[] {
  const card = columns
    .filter(([key]) => key[valueAtIndex] === from)
    .flatMap(([, data]) => data?.pages.flatMap(({ results }) => results) ?? [])
    .find((record) => record._id === id);
  if (!card) return [];
  return columns.flatMap(([key, data]): Column[] => {
    if (!data) return [];
    if (key[valueAtIndex] === from)
      return [[key, changed(data, -1, (results) => results.filter((row) => row._id !== id))]];
    if (key[valueAtIndex] === to)
      return [[key, changed(data, 1, (results, page) => (page === 0 ? [card, ...results] : results))]];
    return [];
  });
}

function changed(
  data: InfiniteData<ListPage>,
  step: number,
  change: (results: readonly RecordData[], page: number) => readonly RecordData[],
): InfiniteData<ListPage> {
  const pages = data.pages.map((page, index) => ({
    ...page,
    totalCount: page.totalCount + step,
    results: change(page.results, index),
  }));
  return { ...data, pages };
}
