import { expect, it } from 'vitest';
import type { ColumnMeta, TableScreenMeta } from '#domain/model/screens.ts';
import type { RecordData } from '../../screenModules.ts';
import { canGroupBy, entriesOf, groupColumn, groupRows, sumsOf } from './groupRows.ts';

const column = (path: string, more: Partial<ColumnMeta> = {}): ColumnMeta => ({
  path,
  labelKey: path,
  type: 'text',
  list: false,
  sortable: true,
  filterable: true,
  hiddenByDefault: false,
  whenReadable: false,
  ...more,
});
const stage = column('stage', { type: 'enum', enum: 'Stage' });
const people = column('people', { type: 'int', total: true });
const records: RecordData[] = [
  { _id: 'a', stage: 'growing', people: 5 },
  { _id: 'b', stage: 'idea', people: 2 },
  { _id: 'c', stage: null, people: null },
  { _id: 'd', stage: 'growing', people: 4 },
];
const grouping = {
  rows: records,
  recordOf: (row: RecordData) => row,
  by: stage,
  columns: [stage, people],
  order: ['idea', 'growing'],
};

it('groups in the order of the values, those without one last, with sums', () => {
  const groups = groupRows(grouping);
  expect(groups.map(({ key, rows, sums }) => [key, rows.map(({ _id }) => _id), sums.get('people')])).toEqual([
    ['idea', ['b'], 2],
    ['growing', ['a', 'd'], 9],
    ['', ['c'], 0],
  ]);
  expect(groups.map(({ value }) => value)).toEqual(['idea', 'growing', null]);
});

it('leaves out the rows of groups that are closed', () => {
  const entries = entriesOf(groupRows(grouping), new Set(['growing']));
  expect(entries.map((entry) => (entry.kind === 'group' ? entry.group.key : entry.row._id))).toEqual([
    'idea',
    'b',
    'growing',
    '',
    'c',
  ]);
});

it('sums what has a total', () => {
  expect([...sumsOf(records, [stage, people])]).toEqual([['people', 11]]);
});

it('groups by what has one of few values, as the screen or the reader wants it', () => {
  const program = column('program.name', { names: { entity: 'Program', id: 'program._id' } });
  const name = column('name', { names: { entity: 'Startup', id: '_id' } });
  expect([stage, program, column('isLead', { type: 'bool' })].every(canGroupBy)).toBe(true);
  expect([name, people, column('tags.name', { list: true, enum: 'X' })].some(canGroupBy)).toBe(false);
  const screen = { columns: [name, stage, program], groupBy: 'stage' } as unknown as TableScreenMeta;
  expect(groupColumn(screen, {})?.path).toBe('stage');
  expect(groupColumn(screen, { group: 'program.name' })?.path).toBe('program.name');
  expect([groupColumn(screen, { group: '-' }), groupColumn(screen, { group: 'name' })]).toEqual([undefined, undefined]);
});
