import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useSubscription } from '#src/data/useSubscription.ts';
import { ListChangedDocument } from './live.gen.ts';

/** Many changes that come together, as those of an operation on many records, are asked for once. */
const GATHER_MS = 400;

/** Asks queries anew when others change records of an entity, while the component is mounted; null follows none. */
export function useLiveQuery(entity: string | null, ...queryKeys: readonly QueryKey[]): void {
  const client = useQueryClient();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  useSubscription(ListChangedDocument, entity === null ? null : { entity }, () => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      for (const queryKey of queryKeys) void client.invalidateQueries({ queryKey });
    }, GATHER_MS);
  });
}
