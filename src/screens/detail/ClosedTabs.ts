import { createContext, useContext } from 'react';
import type { DetailScreenMeta } from '#domain/model/screens.ts';

/** A hook that says which tabs of a record's page, by their ids, lead this reader to nothing. */
export type UseClosedTabs = (screen: DetailScreenMeta, recordId: string) => ReadonlySet<string>;

const none: ReadonlySet<string> = new Set();

/** What the organisation's settings close of some records and not of others, which no rule says: the shell knows. */
export const ClosedTabs = createContext<UseClosedTabs>(() => none);

export function useClosedTabs(screen: DetailScreenMeta, recordId: string): ReadonlySet<string> {
  const useClosed = useContext(ClosedTabs);
  return useClosed(screen, recordId);
}
