import { useQuery } from '@tanstack/react-query';
import type { TableScreenModule } from '../screenModules.ts';

const modules = import.meta.glob<TableScreenModule>('../../generated/screens/*.gen.ts');

/** The generated module of a table that stands in another page; fetched when it is shown. */
export function useTableModule(screenId: string) {
  return useQuery({
    queryKey: ['screen', screenId],
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: async () => {
      const load = modules[`../../generated/screens/${screenId}.gen.ts`];
      if (!load) throw new Error(`No table ${screenId} was generated`);
      return load();
    },
  });
}
