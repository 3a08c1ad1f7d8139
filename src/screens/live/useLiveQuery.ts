import type { QueryKey } from '@tanstack/react-query';
import { useAskingAnew } from '#src/data/live/useAskingAnew.ts';
import { useSubscription } from '#src/data/useSubscription.ts';
import { ListChangedDocument } from './live.gen.ts';

/** Asks queries anew when others change records of an entity, while the component is mounted; null follows none. */
export function useLiveQuery(entity: string | null, ...queryKeys: readonly QueryKey[]): void {
  const askAnew = useAskingAnew(queryKeys);
  useSubscription(ListChangedDocument, entity === null ? null : { entity }, askAnew);
}
