import { UserHover } from '../person/UserHover.tsx';
import classes from './AvatarList.module.css';
import { shownCount } from './shownCount.ts';
import { type AvatarUser, UserAvatar } from './UserAvatar.tsx';

interface AvatarListProps {
  readonly users: readonly AvatarUser[];
  readonly variant?: 'default' | 'compact' | 'large';
  /** Most pictures that a large list shows. */
  readonly max?: number;
}

/** Several people in little room; those left out are counted and named there. Each shows who it is on hover. */
export function AvatarList({ users, variant = 'default', max }: AvatarListProps) {
  const count = shownCount(users.length, variant, max);
  const hidden = users.length - count;
  const names = users.map(({ fullName }) => fullName).join(', ');
  if (users.length === 0) return null;
  return (
    <span className={classes.list} role="img" aria-label={names}>
      {users.slice(0, count).map((user) => (
        <UserHover key={user._id} userId={user._id}>
          <UserAvatar user={user} />
        </UserHover>
      ))}
      {hidden > 0 && (
        <span
          className={classes.more}
          title={users
            .slice(count)
            .map(({ fullName }) => fullName)
            .join(', ')}
        >
          +{hidden}
        </span>
      )}
    </span>
  );
}
