import { useMemo } from 'react';
import { FailedState } from '#src/ui/list/FailedState.tsx';
import { ListSkeleton } from '#src/ui/list/ListSkeleton.tsx';
import { useLiveQuery } from '../live/useLiveQuery.ts';
import { RecordTable } from '../table/RecordTable.tsx';
import { useScreenModule } from '../useScreenModule.ts';

interface RelatedTableProps {
  /** Of the record whose page it stands in. */
  readonly owner: string;
  readonly screenId: string;
  /** The field of the related records that points to this one. */
  readonly by: string;
  /** Whether that field holds a list. */
  readonly byList: boolean;
  readonly recordId: string;
}

/** Records that belong to this one, in the table that the spec describes for them. */
export function RelatedTable({ owner, screenId, by, byList, recordId }: RelatedTableProps) {
  const { data, error, refetch } = useScreenModule('table', screenId);
  // What the head of the page counts of them changes with them.
  useLiveQuery(data?.screen.live ? data.screen.entity : null, ['detail', owner]);
  const preset = useMemo(() => ({ [by]: byList ? [recordId] : recordId }), [by, byList, recordId]);
  if (error) return <FailedState error={error} onRetry={() => void refetch()} />;
  if (!data) return <ListSkeleton />;
  return (
    <RecordTable
      module={data}
      fixedFilter={{ [by]: byList ? { CONTAINS: recordId } : { IS: recordId } }}
      preset={preset}
      isEmbedded
      hasCreate
    />
  );
}
