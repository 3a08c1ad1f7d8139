import { useState } from 'react';
import { toneOf } from './toneOf.ts';
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
  readonly size?: 24 | 28 | 44;
}

/** A person's picture, or initials on a colour of their own. The name stands beside it, so it says nothing itself. */
export function UserAvatar({ user, size = 24 }: UserAvatarProps) {
  const [broken, setBroken] = useState<string | null>(null);
  const picture = user.avatar && user.avatar !== broken ? user.avatar : null;
  return (
    <span
      className={classes.avatar}
      data-size={size}
      data-staff={user.isStaff ?? false}
      data-tone={toneOf(user._id)}
      // Drawn, not written: a button with one's picture is not called by one's initials.
      data-initials={picture ? undefined : initials(user.fullName)}
      aria-hidden
    >
      {picture && <img src={picture} alt="" onError={() => setBroken(picture)} />}
    </span>
  );
}

function initials(name: string): string {
  const words = name.split(/\s+/).filter(Boolean);
  return words
    .slice(0, 2)
    .map((word) => word.charAt(0).toUpperCase())
    .join('');
}
