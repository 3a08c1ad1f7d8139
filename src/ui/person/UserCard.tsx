import { Portal } from '@mantine/core';
import { IconClock, IconId } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { graphqlQuery } from '#src/data/graphqlQuery.ts';
import { AppLink } from '../AppLink.tsx';
import { isOfTheHouse } from '../avatar/isOfTheHouse.ts';
import { UserAvatar } from '../avatar/UserAvatar.tsx';
import { cardPlace } from './cardPlace.ts';
import { personPage } from './personPage.ts';
import classes from './UserCard.module.css';
import { useRoleText } from './useRoleText.ts';
import { UserCardDocument, type UserCardQuery } from './userCard.gen.ts';

interface UserCardProps {
  readonly userId: string;
  /** Where on the screen the person stands. */
  readonly anchor: DOMRect;
  readonly onClose: () => void;
}

type CardUser = NonNullable<UserCardQuery['user']>;

/** Who somebody is, beside where they are named; nothing when that cannot be told. */
export function UserCard({ userId, anchor, onClose }: UserCardProps) {
  const { data } = useQuery({ ...graphqlQuery(UserCardDocument, { id: userId }), staleTime: 300_000 });
  useEffect(() => {
    window.addEventListener('scroll', onClose, { capture: true, passive: true });
    return () => window.removeEventListener('scroll', onClose, { capture: true });
  }, [onClose]);
  const user = data?.user;
  if (!user) return null;
  return (
    <Portal>
      {/* A click in here is none on what the card hangs on. */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it takes no part in the click */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: as above */}
      <div
        className={classes.card}
        style={cardPlace(anchor)}
        data-testid="user-card"
        onClick={(event) => event.stopPropagation()}
      >
        <div className={classes.cover}>{user.cover && <img src={user.cover} alt="" />}</div>
        <CardBody user={user} />
      </div>
    </Portal>
  );
}

function CardBody({ user }: { readonly user: CardUser }) {
  const { t } = useTranslation('shell');
  const roleText = useRoleText();
  const page = personPage(user._id);
  return (
    <div className={classes.body}>
      <UserAvatar user={{ ...user, isStaff: isOfTheHouse(user.role) }} size={44} />
      {page === null ? (
        <span className={classes.name}>{user.fullName}</span>
      ) : (
        <AppLink href={page} className={classes.name}>
          {user.fullName}
        </AppLink>
      )}
      <Fact icon={<IconId size={16} aria-hidden />} label={t('userCard.role')} value={roleText(user.role)} />
      {user.timezone && (
        <Fact icon={<IconClock size={16} aria-hidden />} label={t('userCard.timezone')} value={user.timezone} />
      )}
    </div>
  );
}

interface FactProps {
  readonly icon: ReactNode;
  readonly label: string;
  readonly value: string;
}

function Fact({ icon, label, value }: FactProps) {
  return (
    <span className={classes.fact}>
      {icon}
      <span className="visually-hidden">{label}: </span>
      {value}
    </span>
  );
}
