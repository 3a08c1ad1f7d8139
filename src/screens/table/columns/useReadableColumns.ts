import { useMemo } from 'react';
import type { ColumnMeta, TableScreenMeta } from '#domain/model/screens.ts';
import { useAbility } from '#src/data/session/ability.ts';

/** The columns whose field this reader may read at least somewhere. */
export function useReadableColumns(screen: Pick<TableScreenMeta, 'columns' | 'entity'>): readonly ColumnMeta[] {
  const ability = useAbility();
  return useMemo(
    () =>
      screen.columns.filter(
        ({ whenReadable, path }) => !whenReadable || ability.can('read', screen.entity, path.split('.')[0]),
      ),
    [screen, ability],
  );
}
