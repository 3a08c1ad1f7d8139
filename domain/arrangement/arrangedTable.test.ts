import { expect, it } from 'vitest';
import type { ColumnMeta } from '#domain/model/screens.ts';
import { arrangedColumns } from './arrangedTable.ts';

const column = (path: string, hiddenByDefault = false): ColumnMeta => ({
  path,
  labelKey: path,
  type: 'text',
  list: false,
  sortable: true,
  filterable: true,
  hiddenByDefault,
  whenReadable: false,
});
const columns = [column('name'), column('status'), column('city', true), column('program.name')];
const shown = (found: readonly ColumnMeta[]) =>
  found.map(({ path, hiddenByDefault }) => (hiddenByDefault ? `(${path})` : path));
const own = {
  kind: 'table',
  name: 'startups.management',
  order: ['name', 'program.name', 'city'],
  hidden: ['status'],
} as const;

it('has the columns that an organisation shows first, in its order', () => {
  expect(shown(arrangedColumns(columns, own))).toEqual(['name', 'program.name', 'city', '(status)']);
  expect(arrangedColumns(columns, null)).toBe(columns);
});

it('keeps what names the record first and shown, and what the product has added as the product has it', () => {
  const odd = { ...own, order: ['city', 'name'], hidden: ['name', 'gone'] };
  expect(shown(arrangedColumns([...columns, column('added', true)], odd))).toEqual([
    'name',
    'city',
    'status',
    'program.name',
    '(added)',
  ]);
});
