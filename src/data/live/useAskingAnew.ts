import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef } from 'react';
import { atOnceThenGathered, type Gathered } from './atOnceThenGathered.ts';

/** Many changes that come together, as those of an operation on many records, are asked for once more after the last. */
const GATHER_MS = 400;

/** Asks queries anew at once for a first change, and a moment after the last of those that follow it; not at all once the component is gone. */
export function useAskingAnew(queryKeys: readonly QueryKey[]): () => void {
  const client = useQueryClient();
  const gathered = useRef<Gathered>(undefined);
  const latest = useRef(queryKeys);
  useEffect(() => {
    latest.current = queryKeys;
  });
  useEffect(() => {
    const ask = (): void => {
      for (const queryKey of latest.current) void client.invalidateQueries({ queryKey });
    };
    const held = atOnceThenGathered(ask, GATHER_MS);
    gathered.current = held;
    return () => {
      held.stop();
      gathered.current = undefined;
    };
  }, [client]);
  return useCallback(() => gathered.current?.tell(), []);
}
