import { useNavigate, useSearch } from '@tanstack/react-router';
import { useMemo } from 'react';
import { readTableSearch, type TableSearch } from './tableSearch.ts';

/** The table's state in the address, and how to change it without leaving a trail in the history. */
export function useTableSearch(): [TableSearch, (next: TableSearch) => void] {
  const raw: Record<string, unknown> = useSearch({ strict: false });
  const navigate = useNavigate();
  const search = useMemo(() => readTableSearch(raw), [raw]);
  return [
    search,
    (next) => void navigate({ to: '.', search: { ...raw, ...emptied, ...next } as never, replace: true }),
  ];
}

/** A key that the next state leaves out must go from the address too. */
const emptied: TableSearch = {
  q: undefined,
  tab: undefined,
  sort: undefined,
  f: undefined,
  cols: undefined,
  dense: undefined,
};
