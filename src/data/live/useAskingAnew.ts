import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef } from 'react';

/** Many changes that come together, as those of an operation on many records, are asked for once. */
const GATHER_MS = 400;

/** Asks queries anew a moment after it was called last; not at all once the component is gone. */
export function useAskingAnew(queryKeys: readonly QueryKey[]): () => void {
  const client = useQueryClient();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const latest = useRef(queryKeys);
  useEffect(() => {
    latest.current = queryKeys;
  });
  useEffect(() => () => clearTimeout(timer.current), []);
  return useCallback(() => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      for (const queryKey of latest.current) void client.invalidateQueries({ queryKey });
    }, GATHER_MS);
  }, [client]);
}
