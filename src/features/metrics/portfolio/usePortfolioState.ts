import { useChangeSearch, usePageSearch } from '#src/ui/address/pageAddress.ts';
import { type Show, shows } from './portfolioRows.ts';

export const views = ['latest', 'months', 'cohorts', 'stages'] as const;
export type View = (typeof views)[number];

/** What of the portfolio is looked at, as it stands in the address. */
export function usePortfolioState() {
  const search = usePageSearch();
  const changeSearch = useChangeSearch();
  const text = (name: string): string => (typeof search[name] === 'string' ? search[name] : '');
  const list = (name: string): string[] => text(name).split(',').filter(Boolean);
  return {
    view: oneOf<View>(views, text('view')),
    show: oneOf<Show>(shows, text('show')),
    filter: { q: text('q'), program: text('program'), stage: text('stage') },
    sort: text('sort'),
    figures: list('figures'),
    metric: text('metric'),
    measure: text('measure'),
    programs: list('programs'),
    /** Puts values into the address; empty ones leave it. */
    change: (values: Readonly<Record<string, string>>): void => {
      const next = Object.fromEntries(Object.entries({ ...search, ...values }).filter(([, value]) => value !== ''));
      void changeSearch(next, { replace: true });
    },
  };
}

export type PortfolioState = ReturnType<typeof usePortfolioState>;

function oneOf<Value extends string>(values: readonly [Value, ...Value[]], wanted: string): Value {
  return values.find((value) => value === wanted) ?? values[0];
}
