import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { graphqlQuery } from '#src/data/graphqlQuery.ts';
import { menu } from '#src/generated/menus/sidebar.gen.ts';
import { SidebarMenuDocument } from './setUp.gen.ts';
import { sidebarEntries } from './sidebarEntries.ts';
import { useViewer } from './useViewer.ts';
import type { NavEntry } from './visibleEntries.ts';

/** The sidebar of this user; null while it loads. */
export function useSidebarEntries(): readonly NavEntry[] | null {
  const viewer = useViewer();
  const { data } = useQuery({ ...graphqlQuery(SidebarMenuDocument, {}), staleTime: 300_000 });
  return useMemo(() => (viewer && data ? sidebarEntries(data.setUp.sidebarV2, menu, viewer) : null), [viewer, data]);
}
