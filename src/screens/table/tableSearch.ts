import type { TableScreenMeta } from '#domain/model/screens.ts';

/** The table's state as it stands in the address: what is not there is the default. */
export interface TableSearch {
  readonly q?: string | undefined;
  readonly tab?: string | undefined;
  /** `name` or `-name`. */
  readonly sort?: string | undefined;
  /** Field → chosen values; for ranges `[from, to]`. */
  readonly f?: Readonly<Record<string, readonly string[]>> | undefined;
  /** Paths of columns shown against the default, `-path` of those hidden. */
  readonly cols?: readonly string[] | undefined;
  readonly dense?: boolean | undefined;
  /** How the records are laid out, where the screen also has a board. */
  readonly view?: TableLayout | undefined;
  /** Path of the column by whose values the rows are grouped; `-`: by none, against the screen's wish. */
  readonly group?: string | undefined;
}

export type TableLayout = 'table' | 'board';

export interface TableSort {
  readonly field: string;
  readonly direction: 'ASC' | 'DESC';
}

/** Reads the address; whatever somebody typed into it that makes no sense is left out. */
export function readTableSearch(search: Readonly<Record<string, unknown>>): TableSearch {
  const { q, tab, sort, f, cols, dense, view, group } = search;
  return {
    ...(typeof q === 'string' || typeof q === 'number' ? { q: String(q) } : {}),
    ...(typeof tab === 'string' ? { tab } : {}),
    ...(typeof sort === 'string' ? { sort } : {}),
    ...(isRecord(f)
      ? { f: Object.fromEntries(Object.entries(f).map(([field, values]) => [field, texts(values)])) }
      : {}),
    ...(Array.isArray(cols) ? { cols: texts(cols) } : {}),
    ...(dense === true ? { dense } : {}),
    ...(view === 'table' || view === 'board' ? { view } : {}),
    ...(typeof group === 'string' ? { group } : {}),
  };
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const texts = (values: unknown): string[] => (Array.isArray(values) ? values.map(String) : []);

/** The sort in force: the address's if it names a column that can be sorted, else the screen's. */
export function sortOf(screen: TableScreenMeta, { sort }: TableSearch): TableSort {
  const field = sort?.replace(/^-/, '');
  const isKnown = screen.columns.some(({ path, sortable }) => sortable && path === field);
  if (!sort || !field || !isKnown) return screen.defaultSort;
  return { field, direction: sort.startsWith('-') ? 'DESC' : 'ASC' };
}

/** The layout in force: what the address says, else what the screen opens with. */
export function layoutOf({ board }: TableScreenMeta, { view }: TableSearch): TableLayout {
  if (!board) return 'table';
  return view ?? (board.isFirst ? 'board' : 'table');
}

/** Paths of the columns shown. */
export function shownColumns(screen: TableScreenMeta, { cols = [] }: TableSearch): ReadonlySet<string> {
  return new Set(
    screen.columns
      .filter(({ path, hiddenByDefault }) => (hiddenByDefault ? cols.includes(path) : !cols.includes(`-${path}`)))
      .map(({ path }) => path),
  );
}
