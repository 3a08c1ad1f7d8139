import { IconClock, IconId } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { graphqlQuery } from '#src/data/graphqlQuery.ts';
import { zoneLabel } from '#src/ui/time/zones/zoneOptions.ts';
import { isOfTheHouse } from '../avatar/isOfTheHouse.ts';
import { UserAvatar } from '../avatar/UserAvatar.tsx';
import { HoverCard } from '../hover/HoverCard.tsx';
import { HoverFact } from '../hover/HoverFact.tsx';
import { HoverName } from '../hover/HoverName.tsx';
import { personPage } from './personPage.ts';
import { useRoleText } from './useRoleText.ts';
import { UserCardDocument } from './userCard.gen.ts';

interface UserCardProps {
  readonly userId: string;
  /** Where on the screen the person stands. */
  readonly anchor: DOMRect;
  readonly onClose: () => void;
}

/** Who somebody is, beside where they are named; nothing when that cannot be told. */
export function UserCard({ userId, anchor, onClose }: UserCardProps) {
  const { t } = useTranslation('shell');
  const roleText = useRoleText();
  const { data } = useQuery({ ...graphqlQuery(UserCardDocument, { id: userId }), staleTime: 300_000 });
  const user = data?.user;
  if (!user) return null;
  return (
    <HoverCard anchor={anchor} onClose={onClose} testId="user-card" cover={user.cover}>
      <UserAvatar user={{ ...user, isStaff: isOfTheHouse(user.role) }} size={44} />
      <HoverName name={user.fullName} page={personPage(user._id)} />
      <HoverFact icon={<IconId size={16} aria-hidden />} label={t('userCard.role')} value={roleText(user.role)} />
      {user.timezone && (
        <HoverFact
          icon={<IconClock size={16} aria-hidden />}
          label={t('userCard.timezone')}
          value={zoneLabel(user.timezone)}
        />
      )}
    </HoverCard>
  );
}
