import type { ColumnMeta } from '#domain/model/screens.ts';
import { UserAvatar } from '#src/ui/avatar/UserAvatar.tsx';
import type { RecordData } from '../screenModules.ts';
import { valueAt } from './valueAt.ts';

interface RecordPictureProps {
  readonly record: RecordData;
  readonly column: ColumnMeta;
  /** What the named record is called. */
  readonly name: string;
  readonly size?: 24 | 28;
}

/** The picture of the record that a value names: of people their avatar, of organisations their logo. */
export function RecordPicture({ record, column, name, size = 24 }: RecordPictureProps) {
  const [id = String(record._id)] = recordIds(record, column);
  const beside = (field: string): unknown =>
    valueAt(record, (column.names?.id ?? '_id').split('.').with(-1, field).join('.'));
  const picture = beside('avatar') ?? beside('logo');
  return (
    <UserAvatar
      user={{
        _id: id,
        fullName: name,
        avatar: typeof picture === 'string' ? picture : null,
        isStaff: !isPerson(column),
      }}
      size={size}
    />
  );
}

const noIds: readonly string[] = [];

/** The records that the value names, in its order; none where it names nothing that has a page. */
export function recordIds(record: RecordData, { names }: ColumnMeta): readonly string[] {
  if (names === undefined) return noIds;
  const ids = valueAt(record, names.id);
  return (Array.isArray(ids) ? ids : [ids]).filter((id) => typeof id === 'string');
}

export const isPerson = ({ names }: ColumnMeta): boolean => names?.entity === 'User';

/** In a row of two lines the picture stands before both: the value itself goes without. */
export const withoutPicture = ({ format, ...column }: ColumnMeta): ColumnMeta =>
  format === undefined || format === 'avatar' ? column : { ...column, format };
