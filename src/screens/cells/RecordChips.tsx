import type { ColumnMeta } from '#domain/model/screens.ts';
import { AppLink } from '#src/ui/AppLink.tsx';
import { type AvatarUser, UserAvatar } from '#src/ui/avatar/UserAvatar.tsx';
import type { RecordData } from '../screenModules.ts';
import classes from './CellValue.module.css';
import { RecordHover } from './hover/RecordHover.tsx';
import { isPerson, recordIds } from './RecordPicture.tsx';
import { valueAt } from './valueAt.ts';

interface RecordChipsProps {
  readonly record: RecordData;
  readonly column: ColumnMeta;
  readonly names: readonly string[];
  /** Where each leads to. */
  readonly pages: readonly (string | null)[];
}

/** Several records by their pictures and names, each leading to its page and with its card. */
export function RecordChips({ record, column, names, pages }: RecordChipsProps) {
  const ids = recordIds(record, column);
  const isOfPeople = isPerson(column);
  const picture = isOfPeople ? 'avatar' : 'logo';
  const pictures = valueAt(record, (column.names?.id ?? '_id').split('.').with(-1, picture).join('.'));
  return (
    <span className={classes.chips}>
      {names.map((name, index) => {
        const own: unknown = Array.isArray(pictures) ? pictures[index] : null;
        const user = {
          _id: ids[index] ?? name,
          fullName: name,
          avatar: typeof own === 'string' ? own : null,
          isStaff: !isOfPeople,
        };
        return <RecordChip key={user._id} user={user} page={pages[index] ?? null} entity={column.names?.entity} />;
      })}
    </span>
  );
}

interface RecordChipProps {
  readonly user: AvatarUser;
  readonly page: string | null;
  /** Whose record it is: some have a card. */
  readonly entity: string | undefined;
}

/** A record by its picture and name. */
export function RecordChip({ user, page, entity }: RecordChipProps) {
  const content = (
    <>
      <UserAvatar user={user} />
      {user.fullName}
    </>
  );
  const chip = page ? (
    <AppLink href={page} className={classes.chip}>
      {content}
    </AppLink>
  ) : (
    <span className={classes.chip}>{content}</span>
  );
  return (
    <RecordHover entity={entity} id={user._id}>
      {chip}
    </RecordHover>
  );
}
