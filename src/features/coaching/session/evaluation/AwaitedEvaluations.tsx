import { useTranslation } from 'react-i18next';
import { type AvatarUser, UserAvatar } from '#src/ui/avatar/UserAvatar.tsx';
import { CardList } from '#src/ui/CardList.tsx';
import { Section } from '#src/ui/Section.tsx';

interface AwaitedEvaluationsProps {
  readonly ids: readonly string[];
  readonly people: readonly AvatarUser[];
}

/** Who was there and has not answered yet. */
export function AwaitedEvaluations({ ids, people }: AwaitedEvaluationsProps) {
  const { t } = useTranslation('programme');
  const awaited = ids.flatMap((id) => people.find(({ _id }) => _id === id) ?? []);
  if (awaited.length === 0) return null;
  const items = awaited.map((person) => ({
    id: person._id,
    name: person.fullName,
    href: `/profile/${person._id}`,
    picture: <UserAvatar user={person} size={28} />,
  }));
  return (
    <Section title={t('session.awaited')} count={items.length}>
      <CardList items={items} label={t('session.awaited')} />
    </Section>
  );
}
