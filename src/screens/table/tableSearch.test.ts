import { describe, expect, it } from 'vitest';
import type { ColumnMeta, FilterMeta, TableScreenMeta } from '#domain/model/screens.ts';
import { toggleColumn } from './columns/toggleColumn.ts';
import { condition, listVariables } from './listVariables.ts';
import { readTableSearch, shownColumns, sortOf } from './tableSearch.ts';
import { withFilter } from './withFilter.ts';

const column = (path: string, part: Partial<ColumnMeta> = {}): ColumnMeta => ({
  path,
  labelKey: path,
  type: 'text',
  list: false,
  sortable: true,
  filterable: true,
  hiddenByDefault: false,
  whenReadable: false,
  ...part,
});

const status: FilterMeta = { field: 'status', labelKey: 'status', type: 'enum', enum: 'StartupStatus' };
const screen: TableScreenMeta = {
  id: 's',
  kind: 'table',
  titleKey: 's',
  entity: 'Startup',
  plural: 'startups',
  columns: [column('name'), column('country', { hiddenByDefault: true }), column('age', { type: 'int' })],
  filters: [status],
  searchable: true,
  defaultSort: { field: 'name', direction: 'ASC' },
  baseFilter: { status: { IS_NOT: 'archived' } },
  tabs: [{ id: 'active', labelKey: 'active', filter: { status: { IS: 'active' } } }],
  emptyKey: 'empty',
};

describe('table state in the address', () => {
  it('leaves out what makes no sense', () => {
    expect(readTableSearch({ q: 7, sort: ['x'], f: 'x', cols: 'x', dense: 'yes', other: 1 })).toEqual({ q: '7' });
  });

  it('sorts by what can be sorted, else as the screen says', () => {
    expect(sortOf(screen, { sort: '-age' })).toEqual({ field: 'age', direction: 'DESC' });
    expect(sortOf(screen, { sort: 'password' })).toEqual(screen.defaultSort);
  });

  it('remembers only columns that differ from the default', () => {
    const shown = toggleColumn(screen, {}, 'country');
    expect(shown.cols).toEqual(['country']);
    expect([...shownColumns(screen, shown)]).toEqual(['name', 'country', 'age']);
    expect(toggleColumn(screen, shown, 'country').cols).toBeUndefined();
    expect([...shownColumns(screen, toggleColumn(screen, {}, 'age'))]).toEqual(['name']);
  });

  it('drops a filter without values', () => {
    const filtered = withFilter({}, 'status', ['active']);
    expect(filtered.f).toEqual({ status: ['active'] });
    expect(withFilter(filtered, 'status', []).f).toBeUndefined();
  });
});

describe('variables of the list', () => {
  it('join what always holds, the tab and the chosen filters', () => {
    expect(listVariables(screen, { q: 'ac', tab: 'active', f: { status: ['active', 'onHold'] } })).toEqual({
      search: 'ac',
      sort: [{ field: 'name', direction: 'ASC' }],
      filter: {
        and: [
          { status: { IS_NOT: 'archived' } },
          { status: { IS: 'active' } },
          { status: { OR: [{ IS: 'active' }, { IS: 'onHold' }] } },
        ],
      },
    });
  });

  it('speak the operators of each type', () => {
    const of = (type: FilterMeta['type'], values: string[]) => condition({ field: 'x', labelKey: 'x', type }, values);
    expect(of('text', ['ac'])).toEqual({ x: { CONTAINS: 'ac' } });
    expect(of('refs', ['a'])).toEqual({ x: { CONTAINS: 'a' } });
    expect(of('int', ['3', ''])).toEqual({ x: { GTE: 3 } });
    expect(of('dateTime', ['', '2026-01-31'])).toEqual({ x: { LTE: '2026-01-31T23:59:59.999Z' } });
    expect(of('bool', ['false'])).toEqual({ x: { IS: false } });
    expect(of('enum', [])).toBeNull();
  });
});
