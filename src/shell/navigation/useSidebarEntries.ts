import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { menu } from '#src/generated/menus/sidebar.gen.ts';
import { sidebarEntries } from './sidebarEntries.ts';
import { sidebarQuery } from './sidebarQuery.ts';
import { useViewer } from './useViewer.ts';
import type { NavEntry } from './visibleEntries.ts';

/** The sidebar of this user; null while it loads. */
export function useSidebarEntries(): readonly NavEntry[] | null {
  const viewer = useViewer();
  const { data } = useQuery(sidebarQuery);
  return useMemo(() => (viewer && data ? sidebarEntries(data.setUp.sidebarV2, menu, viewer) : null), [viewer, data]);
}
