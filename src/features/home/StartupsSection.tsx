import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { graphqlQuery } from '#src/data/graphqlQuery.ts';
import { paths } from '#src/generated/paths.gen.ts';
import { CardList } from '#src/ui/CardList.tsx';
import { FailedState } from '#src/ui/list/FailedState.tsx';
import { ListSkeleton } from '#src/ui/list/ListSkeleton.tsx';
import { Section } from '#src/ui/Section.tsx';
import { RelativeTime } from '#src/ui/time/RelativeTime.tsx';
import { HomeStartupsDocument } from './home.gen.ts';

/** The reader's active startups; first those that have not told anything for longest. */
export function StartupsSection() {
  const { t } = useTranslation('screens');
  const { data, error, refetch } = useQuery(graphqlQuery(HomeStartupsDocument, {}));
  const title = t('home.startups');
  const items = data?.startups.results.map(({ _id, name, tagline, lastMetricsAt }) => ({
    id: _id,
    name,
    href: paths.startupFileCompany({ id: _id }),
    note: tagline ?? undefined,
    side: lastMetricsAt ? <RelativeTime instant={lastMetricsAt} /> : t('home.noMetrics'),
  }));
  if (items?.length === 0) return null;
  return (
    <Section title={title} count={data?.startups.totalCount} hint={t('home.startupsHint')}>
      {error && !items && <FailedState error={error} onRetry={() => void refetch()} />}
      {!error && !items && <ListSkeleton rows={4} />}
      {items && items.length > 0 && <CardList items={items} label={title} />}
    </Section>
  );
}
