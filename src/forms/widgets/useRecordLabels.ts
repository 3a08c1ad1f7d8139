import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { recordOptionsQuery } from './recordOptionsQuery.ts';

/** Names of records by id; empty while they load, and for values that are not records. */
export function useRecordLabels(entity: string | undefined, ids: readonly string[]): ReadonlyMap<string, string> {
  const { data } = useQuery({
    ...recordOptionsQuery(entity ?? '', { ids: [...ids].sort() }),
    enabled: entity !== undefined && ids.length > 0,
  });
  return useMemo(() => new Map((data ?? []).map(({ value, label }) => [value, label])), [data]);
}
