import { useMemo } from 'react';
import type { FilterMeta, TableScreenMeta } from '#domain/model/screens.ts';
import { useAbility } from '#src/data/session/ability.ts';

/** The filters by what this reader may read at least somewhere: a switch that is off, or a rule, keeps the others closed. */
export function useReadableFilters({ filters, entity }: TableScreenMeta): readonly FilterMeta[] {
  const ability = useAbility();
  return useMemo(
    () => filters.filter(({ field }) => ability.can('read', entity, field.split('.')[0])),
    [filters, entity, ability],
  );
}
