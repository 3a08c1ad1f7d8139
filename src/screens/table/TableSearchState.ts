import { createContext } from 'react';
import type { TableSearch } from './tableSearch.ts';

export type TableSearchPair = readonly [TableSearch, (next: TableSearch) => void];

/** State of a table that stands over another page and must leave that page's address alone. */
export const TableSearchState = createContext<TableSearchPair | null>(null);
