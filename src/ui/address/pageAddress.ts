import { useMatches, useRouter } from '@tanstack/react-router';
import { useCallback } from 'react';

/**
 * The address of the page, for what stands on many routes: generic screens, and parts that several pages share. A page
 * that stands on one route asks that one (`getRouteApi`), and gets its own types.
 */
type PageSearch = Readonly<Record<string, unknown>>;
type PageParams = Readonly<Record<string, string | undefined>>;

const nothing = {};

/** The search parameters, as the page's route reads them. */
export function usePageSearch(): PageSearch {
  return useMatches({ select: (matches): PageSearch => matches.at(-1)?.search ?? nothing });
}

/** A search parameter as text; empty where it is not there. */
export function usePageText(name: string): string {
  const value = usePageSearch()[name];
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

/** The parameters of the page's path by their names; `_splat` is what follows the last of them. */
export function usePageParams(): PageParams {
  return useMatches({ select: (matches): PageParams => matches.at(-1)?.params ?? nothing });
}

/** Puts other search parameters into the address, in place of all that were there; undefined ones are left out. */
export function useChangeSearch() {
  const router = useRouter();
  return useCallback(
    (search: PageSearch, { replace = false }: { readonly replace?: boolean } = {}): Promise<void> => {
      const { pathname } = router.state.location;
      return router.navigate({ href: pathname + router.options.stringifySearch({ ...search }), replace });
    },
    [router],
  );
}
