import type { RowSelectionState } from '@tanstack/react-table';
import { type Dispatch, lazy, type SetStateAction, Suspense, useEffect, useMemo } from 'react';
import type { TableScreenMeta } from '#domain/model/screens.ts';
import { FailedState } from '#src/ui/list/FailedState.tsx';
import { ListSkeleton } from '#src/ui/list/ListSkeleton.tsx';
import { usePhone } from '#src/ui/theme/usePhone.ts';
import { RecordCards } from '../cards/RecordCards.tsx';
import type { RecordData } from '../screenModules.ts';
import { groupColumn } from './grouping/groupRows.ts';
import { StaleNotice } from './StaleNotice.tsx';
import { TableView } from './TableView.tsx';
import { sortOf, type TableSearch } from './tableSearch.ts';
import { useRowHeight } from './useRowHeight.ts';

const NoRows = lazy(() => import('./NoRows.tsx').then((m) => ({ default: m.NoRows })));

/** What of the list query the table needs to know. */
export interface RowsQuery {
  readonly error: Error | null;
  readonly hasNextPage: boolean;
  readonly isFetchingNextPage: boolean;
  readonly isPlaceholderData: boolean;
  readonly fetchNextPage: () => unknown;
  readonly refetch: () => unknown;
}

interface TableBodyProps {
  readonly screen: TableScreenMeta;
  readonly search: TableSearch;
  readonly onSearch: (next: TableSearch) => void;
  readonly query: RowsQuery;
  readonly rows: readonly RecordData[];
  readonly isLoaded: boolean;
  readonly selected: RowSelectionState;
  readonly onSelect: Dispatch<SetStateAction<RowSelectionState>>;
  readonly onEdit: ((record: RecordData) => void) | null;
  /** Whether the reader may change this very record. */
  readonly mayEdit: (record: RecordData) => boolean;
  /** Whether something can be done with it together with others. */
  readonly maySelect: (record: RecordData) => boolean;
}

/** More rows are no groups to look through. */
const MOST_GROUPED = 2000;

/** The rows, or what there is to say instead of them. */
export function TableBody(props: TableBodyProps) {
  const { screen, search, onSearch, query, rows, isLoaded } = props;
  const sort = useMemo(() => sortOf(screen, search), [screen, search]);
  const rowHeight = useRowHeight(search.dense ?? false);
  const Rows = usePhone() ? RecordCards : TableView;
  // Groups are of all rows: what is not here yet is fetched, page after page, as far as one can look through.
  const isGrouped = groupColumn(screen, search) !== undefined && rows.length < MOST_GROUPED;
  const { hasNextPage, isFetchingNextPage, fetchNextPage } = query;
  useEffect(() => {
    if (isGrouped && isLoaded && hasNextPage && !isFetchingNextPage) void fetchNextPage();
  }, [isGrouped, isLoaded, hasNextPage, isFetchingNextPage, fetchNextPage]);
  if (!isLoaded) {
    if (query.error) return <FailedState error={query.error} onRetry={() => void query.refetch()} />;
    return <ListSkeleton rows={10} rowHeight={rowHeight} />;
  }
  if (rows.length === 0) {
    return (
      <Suspense>
        <NoRows screen={screen} search={search} onSearch={onSearch} />
      </Suspense>
    );
  }
  return (
    <>
      {query.error && <StaleNotice error={query.error} onRetry={() => void query.refetch()} />}
      <Rows
        screen={screen}
        search={search}
        rows={rows}
        isComplete={!query.hasNextPage}
        isStale={query.isPlaceholderData}
        sort={sort}
        onSort={(sort) => onSearch({ ...search, sort })}
        selected={props.selected}
        onSelect={props.onSelect}
        onEdit={props.onEdit}
        mayEdit={props.mayEdit}
        maySelect={props.maySelect}
        onEnd={() => {
          if (query.hasNextPage && !query.isFetchingNextPage) void query.fetchNextPage();
        }}
      />
    </>
  );
}
