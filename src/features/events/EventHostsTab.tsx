import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { graphqlQuery } from '#src/data/graphqlQuery.ts';
import { AppLink } from '#src/ui/AppLink.tsx';
import { UserAvatar } from '#src/ui/avatar/UserAvatar.tsx';
import { CardList } from '#src/ui/CardList.tsx';
import { EmptyState } from '#src/ui/list/EmptyState.tsx';
import { FailedState } from '#src/ui/list/FailedState.tsx';
import { ListSkeleton } from '#src/ui/list/ListSkeleton.tsx';
import { Section } from '#src/ui/Section.tsx';
import { stepHref } from './composer/stepHref.ts';
import { EventHostsDocument } from './events.gen.ts';

/** Who gives an event, and the way to choose others for those who may. */
export function EventHostsTab({ recordId }: { readonly recordId: string }) {
  const { t } = useTranslation('programme');
  const { data, error, refetch } = useQuery(graphqlQuery(EventHostsDocument, { id: recordId }));
  const event = data?.incubatorEvent;
  if (!event) return error ? <FailedState error={error} onRetry={() => void refetch()} /> : <ListSkeleton rows={3} />;
  const { hosts, may } = event;
  const mayChoose = may?.update === true && !may.readonly.includes('hosts');
  const choosing = mayChoose && (
    <Button component={AppLink} href={stepHref(recordId, 'hosts', 'event')} variant="default" size="xs">
      {t('events.chooseHosts')}
    </Button>
  );
  if (hosts.length === 0)
    return <EmptyState title={t('events.noHosts')} hint={t('events.noHostsHint')} action={choosing} />;
  const items = hosts.map(({ _id, fullName, avatar, headline, role, integratedVideoProviders }) => ({
    id: _id,
    name: fullName,
    picture: <UserAvatar user={{ _id, fullName, avatar }} size={44} />,
    href: `/profile/${_id}`,
    note: [role?.label, headline].filter(Boolean).join(' · '),
    side: integratedVideoProviders.join(', '),
  }));
  return (
    <Section title={t('events.hosts')} count={hosts.length} action={choosing}>
      <CardList items={items} label={t('events.hosts')} />
    </Section>
  );
}
