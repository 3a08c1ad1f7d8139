import { useLiveQuery } from './useLiveQuery.ts';

/** Keeps the lists of an entity as others leave them, while the component is mounted; null follows none. */
export function useLiveList(entity: string | null): void {
  useLiveQuery(entity, ['list', entity]);
}
