import { useMemo } from 'react';
import type { TableScreenMeta } from '#domain/model/ui.ts';
import { useAbility } from '#src/data/session/ability.ts';
import { useSession } from '#src/data/session/sessionStore.ts';

/** The table without filters by what this reader may never read: a switch that is off, or a rule, keeps it closed. */
export function useReadableScreen(screen: TableScreenMeta): TableScreenMeta {
  const ability = useAbility();
  const off = useSession().rights?.principal.featuresOff;
  return useMemo(() => {
    if (screen.filtersWith && off?.includes(screen.filtersWith)) return { ...screen, filters: [] };
    const filters = screen.filters.filter(({ field }) => ability.can('read', screen.entity, field.split('.')[0]));
    return filters.length === screen.filters.length ? screen : { ...screen, filters };
  }, [screen, ability, off]);
}
