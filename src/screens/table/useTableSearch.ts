import { useContext, useMemo } from 'react';
import { useChangeSearch, usePageSearch } from '#src/ui/address/pageAddress.ts';
import { type TableSearchPair, TableSearchState } from './TableSearchState.ts';
import { readTableSearch, type TableSearch } from './tableSearch.ts';

/** The table's state in the address. What is chosen can be taken back with Back; what is typed leaves no trail. */
export function useTableSearch(): TableSearchPair {
  const own = useContext(TableSearchState);
  const raw = usePageSearch();
  const changeSearch = useChangeSearch();
  const search = useMemo(() => readTableSearch(raw), [raw]);
  if (own) return own;
  return [
    search,
    (next) => void changeSearch({ ...raw, ...emptied, ...next }, { replace: (next.q ?? '') !== (search.q ?? '') }),
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
  view: undefined,
};
