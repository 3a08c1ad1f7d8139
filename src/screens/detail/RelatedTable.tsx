import { useQuery } from '@tanstack/react-query';
import { FailedState } from '#src/ui/list/FailedState.tsx';
import { ListSkeleton } from '#src/ui/list/ListSkeleton.tsx';
import type { TableScreenModule } from '../screenModules.ts';
import { RecordTable } from '../table/RecordTable.tsx';

const modules = import.meta.glob<TableScreenModule>('../../generated/screens/*.gen.ts');

interface RelatedTableProps {
  readonly screenId: string;
  /** The field of the related records that points to this one. */
  readonly by: string;
  /** Whether that field holds a list. */
  readonly byList: boolean;
  readonly recordId: string;
}

/** Records that belong to this one, in the table that the spec describes for them. */
export function RelatedTable({ screenId, by, byList, recordId }: RelatedTableProps) {
  const { data, error, refetch } = useQuery({
    queryKey: ['screen', screenId],
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: async () => {
      const load = modules[`../../generated/screens/${screenId}.gen.ts`];
      if (!load) throw new Error(`No table ${screenId} was generated`);
      return load();
    },
  });
  if (error) return <FailedState error={error} onRetry={() => void refetch()} />;
  if (!data) return <ListSkeleton />;
  return (
    <RecordTable module={data} fixedFilter={{ [by]: byList ? { CONTAINS: recordId } : { IS: recordId } }} isEmbedded />
  );
}
