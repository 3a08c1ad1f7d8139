import { useMemo } from 'react';
import { arrangementOf } from '#domain/arrangement/arranged.ts';
import { arrangedColumns } from '#domain/arrangement/arrangedTable.ts';
import { readArrangements } from '#domain/arrangement/readArrangements.ts';
import { useSession } from '#src/data/session/sessionStore.ts';
import type { TableScreenModule } from '../../screenModules.ts';

/** A table with its columns as the organisation has arranged them (decision 0067). */
export function useArrangedTable(module: TableScreenModule): TableScreenModule {
  const stored = useSession().incubator?.arrangements;
  return useMemo(() => {
    const { screen } = module;
    const own = arrangementOf(readArrangements(stored), 'table', screen.id);
    return own === null ? module : { ...module, screen: { ...screen, columns: arrangedColumns(screen.columns, own) } };
  }, [module, stored]);
}
