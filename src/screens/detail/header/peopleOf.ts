import type { ColumnMeta } from '#domain/model/screens.ts';
import { isPerson, recordIds } from '../../cells/RecordPicture.tsx';
import { valueAt } from '../../cells/valueAt.ts';
import type { RecordData } from '../../screenModules.ts';

export interface HeaderPerson {
  readonly _id: string;
  readonly fullName: string;
  readonly avatar: string | null;
  /** Organisations have the squared picture. */
  readonly isStaff: boolean;
}

/** The people or organisations that a column names, one or many, in its order; those without a name are hidden from the reader. */
export function peopleOf(record: RecordData, column: ColumnMeta): readonly HeaderPerson[] {
  const names = listOf(valueAt(record, column.path));
  const picture = isPerson(column) ? 'avatar' : 'logo';
  const pictures = listOf(valueAt(record, (column.names?.id ?? '_id').split('.').with(-1, picture).join('.')));
  return recordIds(record, column).flatMap((id, index) => {
    const [name, own] = [names[index], pictures[index]];
    if (typeof name !== 'string' || name === '') return [];
    return [{ _id: id, fullName: name, avatar: typeof own === 'string' ? own : null, isStaff: !isPerson(column) }];
  });
}

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [value]);
