import classes from './AvatarList.module.css';
import { shownCount } from './shownCount.ts';
import { type AvatarUser, UserAvatar } from './UserAvatar.tsx';

interface AvatarListProps {
  readonly users: readonly AvatarUser[];
  readonly variant?: 'default' | 'compact' | 'large';
  /** Most pictures that a large list shows. */
  readonly max?: number;
}

/** Several people in little room; those left out are counted. All names are in the title. */
export function AvatarList({ users, variant = 'default', max }: AvatarListProps) {
  const count = shownCount(users.length, variant, max);
  const hidden = users.length - count;
  const names = users.map(({ fullName }) => fullName).join(', ');
  if (users.length === 0) return null;
  return (
    <span className={classes.list} role="img" aria-label={names} title={names}>
      {users.slice(0, count).map((user) => (
        <UserAvatar key={user._id} user={user} />
      ))}
      {hidden > 0 && <span className={classes.more}>+{hidden}</span>}
    </span>
  );
}
