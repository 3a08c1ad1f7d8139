import type { ReactNode } from 'react';
import { FailedState } from '#src/ui/list/FailedState.tsx';
import { ListSkeleton } from '#src/ui/list/ListSkeleton.tsx';
import { useScreenModule } from '../useScreenModule.ts';
import { RecordTable } from './RecordTable.tsx';

interface EmbeddedTableProps {
  /** Table screen of the spec. */
  readonly screenId: string;
  readonly fixedFilter?: Readonly<Record<string, unknown>>;
  readonly hasCreate?: boolean;
  /** Its title is the page's own. */
  readonly isPage?: boolean;
  /** Tabs of the pages it belongs to, under its title. */
  readonly tabs?: ReactNode;
}

/** A table of the spec as part of a page written by hand. */
export function EmbeddedTable({ screenId, fixedFilter, hasCreate = false, isPage = false, tabs }: EmbeddedTableProps) {
  const { data, error, refetch } = useScreenModule('table', screenId);
  if (error) return <FailedState error={error} onRetry={() => void refetch()} />;
  if (!data) return <ListSkeleton />;
  return (
    <RecordTable
      key={screenId}
      module={data}
      isEmbedded={!isPage}
      hasCreate={hasCreate}
      tabs={tabs}
      {...(fixedFilter && { fixedFilter })}
    />
  );
}
