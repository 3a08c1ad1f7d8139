import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '#src/ui/list/EmptyState.tsx';
import { FailedState } from '#src/ui/list/FailedState.tsx';
import { ListSkeleton } from '#src/ui/list/ListSkeleton.tsx';
import { Section } from '#src/ui/Section.tsx';
import { BarTable } from './BarTable.tsx';
import { cardQuery, type QueryCardProps } from './cardQuery.ts';
import { useGroupLabel } from './useGroupLabel.ts';

/** How many records have each value: a bar and the figure it stands for, in one table. */
export function ChartCard({ card, document, recordId }: QueryCardProps) {
  const { t } = useTranslation(['spec', 'screens']);
  const { data, error, refetch } = useQuery(cardQuery(card, document, recordId));
  const label = useGroupLabel(card);
  const title = t(card.labelKey);
  const bars =
    card.by &&
    data?.counts &&
    inOrder(card.by.type, data.counts).map((group) => ({
      key: group.value ?? '',
      label: label(group),
      count: group.count,
    }));
  // On a record's page what is empty is not there; on a dashboard of figures it is one.
  if (recordId !== undefined && bars?.length === 0) return null;
  return (
    <Section title={title} count={data?.totalCount} hint={card.aboutKey && t(card.aboutKey)}>
      {!bars && (error ? <FailedState error={error} onRetry={() => void refetch()} /> : <ListSkeleton rows={4} />)}
      {bars?.length === 0 && <EmptyState title={t('screens:dashboard.nothing')} />}
      {bars && bars.length > 0 && <BarTable title={title} bars={bars} />}
    </Section>
  );
}

/** Months follow each other; everything else stands by size. */
function inOrder<Group extends { readonly value: string | null }>(type: string, groups: readonly Group[]): Group[] {
  if (type !== 'date' && type !== 'dateTime') return [...groups];
  return [...groups].sort((a, b) => (a.value ?? '').localeCompare(b.value ?? ''));
}
