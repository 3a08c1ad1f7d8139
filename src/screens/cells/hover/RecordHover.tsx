import { lazy, type ReactNode } from 'react';
import { HoverArea } from '#src/ui/hover/HoverArea.tsx';
import { UserHover } from '#src/ui/person/UserHover.tsx';

const StartupCard = lazy(() => import('./StartupCard.tsx').then((module) => ({ default: module.StartupCard })));

interface RecordHoverProps {
  readonly entity: string | undefined;
  readonly id: string | undefined;
  readonly children: ReactNode;
}

/** What names a record that has a card: resting on it shows the card. */
export function RecordHover({ entity, id, children }: RecordHoverProps) {
  if (id === undefined) return children;
  if (entity === 'User') return <UserHover userId={id}>{children}</UserHover>;
  if (entity !== 'Startup') return children;
  return (
    <HoverArea card={(anchor, onClose) => <StartupCard startupId={id} anchor={anchor} onClose={onClose} />}>
      {children}
    </HoverArea>
  );
}
