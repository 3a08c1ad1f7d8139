import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { graphqlQuery } from '#src/data/graphqlQuery.ts';
import { CardList } from '#src/ui/CardList.tsx';
import { EmptyState } from '#src/ui/list/EmptyState.tsx';
import { FailedState } from '#src/ui/list/FailedState.tsx';
import { ListSkeleton } from '#src/ui/list/ListSkeleton.tsx';
import { EventHostsDocument } from './events.gen.ts';

/** Who gives an event. */
export function EventHostsTab({ recordId }: { readonly recordId: string }) {
  const { t } = useTranslation('programme');
  const { data, error, refetch } = useQuery(graphqlQuery(EventHostsDocument, { id: recordId }));
  const hosts = data?.incubatorEvent?.hosts;
  if (!hosts) return error ? <FailedState error={error} onRetry={() => void refetch()} /> : <ListSkeleton rows={3} />;
  if (hosts.length === 0) return <EmptyState title={t('events.noHosts')} />;
  const items = hosts.map(({ _id, fullName, headline, role, integratedVideoProviders }) => ({
    id: _id,
    name: fullName,
    href: `/profile/${_id}`,
    note: [role?.label, headline].filter(Boolean).join(' · '),
    side: integratedVideoProviders.join(', '),
  }));
  return <CardList items={items} label={t('events.hosts')} />;
}
