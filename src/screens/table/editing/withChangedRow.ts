import type { InfiniteData } from '@tanstack/react-query';
import type { ListPage, RecordData } from '../../screenModules.ts';

/** The pages of a list with some values of one record changed; the same object where the record is not in them. */
export function withChangedRow(
  data: InfiniteData<ListPage>,
  id: string,
  values: Readonly<Record<string, unknown>>,
): InfiniteData<ListPage> {
  const isIt = (record: RecordData): boolean => record._id === id;
  if (!data.pages.some(({ results }) => results.some(isIt))) return data;
  const pages = data.pages.map((page) => ({
    ...page,
    results: page.results.map((record) => (isIt(record) ? { ...record, ...values } : record)),
  }));
  return { ...data, pages };
}
