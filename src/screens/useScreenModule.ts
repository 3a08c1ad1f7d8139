import { useQuery } from '@tanstack/react-query';
import type { DashboardScreenModule, TableScreenModule } from './screenModules.ts';

/** Kinds of screens that may stand in another page. */
interface EmbeddedModules {
  readonly table: TableScreenModule;
  readonly dashboard: DashboardScreenModule;
}

const modules = import.meta.glob<EmbeddedModules[keyof EmbeddedModules]>('../generated/screens/*.gen.ts');

/** The generated module of a screen that stands in another page, which is of that kind; fetched when it is shown. */
export function useScreenModule<Kind extends keyof EmbeddedModules>(kind: Kind, screenId: string) {
  return useQuery({
    queryKey: ['screen', screenId],
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: async () => {
      const module = await modules[`../generated/screens/${screenId}.gen.ts`]?.();
      if (!module || !isOf(kind, module)) throw new Error(`No ${kind} ${screenId} was generated`);
      return module;
    },
  });
}

const isOf = <Kind extends keyof EmbeddedModules>(
  kind: Kind,
  module: EmbeddedModules[keyof EmbeddedModules],
): module is EmbeddedModules[Kind] => module.screen.kind === kind;
