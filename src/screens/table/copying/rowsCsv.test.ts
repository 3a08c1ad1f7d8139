import { expect, it } from 'vitest';
import type { ColumnMeta } from '#domain/model/screens.ts';
import type { FormatContext } from '../../cells/formatValue.ts';
import { rowsCsv } from './rowsCsv.ts';

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
const context: FormatContext = {
  language: 'en',
  currency: 'USD',
  timeZone: 'UTC',
  yes: 'Yes',
  no: 'No',
  enumLabel: (_name, value) => value.toUpperCase(),
  fileKind: String,
};

it('has words for people and numbers for sheets', () => {
  const columns = [
    column('name'),
    column('stage', { type: 'enum', enum: 'Stage' }),
    column('program.name'),
    column('funding', { type: 'money' }),
    column('isLead', { type: 'bool' }),
  ];
  const records = [
    { _id: 'a', name: '=Acme', stage: 'idea', program: { name: 'Spring, "2"' }, funding: 25_000, isLead: true },
    { _id: 'b', name: 'Birch', stage: null, program: null, funding: null, isLead: false },
  ];
  expect(rowsCsv(records, columns, ['Name', 'Stage', 'Program', 'Funding', 'Lead'], context)).toBe(
    '\uFEFFName,Stage,Program,Funding,Lead\r\n\'=Acme,IDEA,"Spring, ""2""",25000,Yes\r\nBirch,,,,No\r\n',
  );
});
