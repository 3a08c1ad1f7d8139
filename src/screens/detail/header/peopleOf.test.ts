import { describe, expect, it } from 'vitest';
import type { ColumnMeta } from '#domain/model/screens.ts';
import { peopleOf } from './peopleOf.ts';

const column = (path: string): ColumnMeta => ({
  path: `${path}.fullName`,
  labelKey: 'x',
  type: 'text',
  list: true,
  sortable: false,
  filterable: false,
  hiddenByDefault: false,
  whenReadable: false,
  names: { entity: 'User', id: `${path}._id` },
});

describe('people of a record', () => {
  it('are those of a list, with their pictures, in its order', () => {
    const record = {
      managers: [
        { _id: 'u2', fullName: 'Cleo', avatar: '/files/c.png' },
        { _id: 'u1', fullName: 'Ada', avatar: null },
      ],
    };
    expect(peopleOf(record, column('managers'))).toEqual([
      { _id: 'u2', fullName: 'Cleo', avatar: '/files/c.png', isStaff: false },
      { _id: 'u1', fullName: 'Ada', avatar: null, isStaff: false },
    ]);
  });

  it('are one where one is named, and nobody where none is or the name is hidden', () => {
    expect(peopleOf({ createdBy: { _id: 'u1', fullName: 'Ada' } }, column('createdBy'))).toHaveLength(1);
    expect(peopleOf({ createdBy: null }, column('createdBy'))).toEqual([]);
    expect(peopleOf({ createdBy: { _id: 'u1', fullName: null } }, column('createdBy'))).toEqual([]);
  });
});
