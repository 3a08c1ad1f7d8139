import { FailedState } from '#src/ui/list/FailedState.tsx';
import { ListSkeleton } from '#src/ui/list/ListSkeleton.tsx';
import { RecordTable } from './RecordTable.tsx';
import { useTableModule } from './useTableModule.ts';

interface EmbeddedTableProps {
  /** Table screen of the spec. */
  readonly screenId: string;
  readonly fixedFilter?: Readonly<Record<string, unknown>>;
  readonly hasCreate?: boolean;
  /** Its title is the page's own. */
  readonly isPage?: boolean;
}

/** A table of the spec as part of a page written by hand. */
export function EmbeddedTable({ screenId, fixedFilter, hasCreate = false, isPage = false }: EmbeddedTableProps) {
  const { data, error, refetch } = useTableModule(screenId);
  if (error) return <FailedState error={error} onRetry={() => void refetch()} />;
  if (!data) return <ListSkeleton />;
  return (
    <RecordTable
      key={screenId}
      module={data}
      isEmbedded={!isPage}
      hasCreate={hasCreate}
      {...(fixedFilter && { fixedFilter })}
    />
  );
}
