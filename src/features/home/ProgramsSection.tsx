import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { graphqlQuery } from '#src/data/graphqlQuery.ts';
import { paths } from '#src/generated/paths.gen.ts';
import { CardList } from '#src/ui/CardList.tsx';
import { FailedState } from '#src/ui/list/FailedState.tsx';
import { ListSkeleton } from '#src/ui/list/ListSkeleton.tsx';
import { Section } from '#src/ui/Section.tsx';
import { dayText } from '#src/ui/time/dayText.ts';
import { useDateReader } from '#src/ui/time/useDateReader.ts';
import { HomeProgramsDocument } from './home.gen.ts';

/** Programs that run now; first the one that ends first. */
export function ProgramsSection() {
  const { t } = useTranslation('screens');
  const { data, error, refetch } = useQuery(graphqlQuery(HomeProgramsDocument, {}));
  const title = t('home.programs');
  const reader = useDateReader();
  const items = data?.programs.results.map(({ _id, name, endDate, capacity, startups }) => ({
    id: _id,
    name,
    href: paths.startupsProgram({ id: _id }),
    note: endDate ? t('home.endsOn', { date: dayText(endDate, 'UTC', reader) }) : undefined,
    side: capacity === null ? startups.length : t('home.places', { taken: startups.length, capacity }),
  }));
  if (items?.length === 0) return null;
  return (
    <Section title={title} count={data?.programs.totalCount}>
      {error && !items && <FailedState error={error} onRetry={() => void refetch()} />}
      {!error && !items && <ListSkeleton rows={3} />}
      {items && items.length > 0 && <CardList items={items} label={title} />}
    </Section>
  );
}
