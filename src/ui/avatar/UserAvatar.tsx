import { Avatar } from '@mantine/core';
import { toneOf } from './toneOf.ts';
import '@mantine/core/styles/Avatar.css';
import classes from './UserAvatar.module.css';

export interface AvatarUser {
  readonly _id: string;
  readonly fullName: string;
  readonly avatar?: string | null | undefined;
  /** Staff get a squared picture, so that one sees at a glance who is of the house. */
  readonly isStaff?: boolean;
}

interface UserAvatarProps {
  readonly user: AvatarUser;
  readonly size?: number;
}

/** A person's picture, or initials on a colour of their own. The name stands beside it, so it says nothing itself. */
export function UserAvatar({ user, size = 24 }: UserAvatarProps) {
  const initials = user.fullName
    .split(/\s+/)
    .map((word) => word.charAt(0))
    .slice(0, 2)
    .join('');
  return (
    <Avatar
      src={user.avatar || null}
      alt=""
      aria-hidden
      size={size}
      radius={user.isStaff ? 'md' : 'xl'}
      className={classes.avatar}
      data-tone={toneOf(user._id)}
    >
      {initials}
    </Avatar>
  );
}
