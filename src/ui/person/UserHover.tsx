import { lazy, type ReactNode } from 'react';
import { HoverArea } from '../hover/HoverArea.tsx';

const UserCard = lazy(() => import('./UserCard.tsx').then((module) => ({ default: module.UserCard })));

interface UserHoverProps {
  readonly userId: string;
  readonly children: ReactNode;
}

/** Whatever stands for a person: resting on it shows who that is. */
export function UserHover({ userId, children }: UserHoverProps) {
  return (
    <HoverArea card={(anchor, onClose) => <UserCard userId={userId} anchor={anchor} onClose={onClose} />}>
      {children}
    </HoverArea>
  );
}
