import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { graphqlQuery } from '#src/data/graphqlQuery.ts';
import { AppLink } from '#src/ui/AppLink.tsx';
import { EmptyState } from '#src/ui/list/EmptyState.tsx';
import { FailedState } from '#src/ui/list/FailedState.tsx';
import { ListSkeleton } from '#src/ui/list/ListSkeleton.tsx';
import { Section } from '#src/ui/Section.tsx';
import { StartupApplicationsDocument } from '../scoring.gen.ts';
import { ApplicationScores } from './ApplicationScores.tsx';

/** What evaluators gave to the applications that a startup came from. */
export function StartupScores({ recordId }: { readonly recordId: string }) {
  const { t } = useTranslation('scoring');
  const { data, error, refetch } = useQuery(graphqlQuery(StartupApplicationsDocument, { id: recordId }));
  if (!data) return error ? <FailedState error={error} onRetry={() => void refetch()} /> : <ListSkeleton rows={5} />;
  const applications = data.applications.results;
  if (applications.length === 0) return <EmptyState title={t('scores.noApplication')} />;
  return applications.map(({ _id, funnel }) => (
    <Section
      key={_id}
      title={funnel?.name ?? ''}
      action={<AppLink href={`/application/${_id}/evaluations`}>{t('scores.toApplication')}</AppLink>}
    >
      <ApplicationScores recordId={_id} />
    </Section>
  ));
}
