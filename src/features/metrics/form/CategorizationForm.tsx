import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { graphqlQuery } from '#src/data/graphqlQuery.ts';
import { FailedState } from '#src/ui/list/FailedState.tsx';
import { ListSkeleton } from '#src/ui/list/ListSkeleton.tsx';
import { GetStartupCategorizationDocument } from '../metrics.gen.ts';
import { useMetricDates } from '../useMetricDates.ts';
import { CategorizationQuestions } from './CategorizationQuestions.tsx';
import { SkipOnly } from './FormFooter.tsx';

interface CategorizationFormProps {
  readonly categorizationId: string;
  /** When the answers are due; the reporting begins with the month before. */
  readonly date: string;
  /** Says whether the reporting was put off. */
  readonly onDone: (isPutOff: boolean) => Promise<void>;
  readonly onSkip: () => void;
}

/** Loads the questions of a categorization and asks them. */
export function CategorizationForm({ categorizationId, date, ...actions }: CategorizationFormProps) {
  const { t } = useTranslation('metrics');
  const { monthBeforeOf } = useMetricDates();
  const { data, error, refetch } = useQuery({
    ...graphqlQuery(GetStartupCategorizationDocument, { categorizationId }),
    staleTime: 0,
  });
  const found = data?.startupCategorization;
  return (
    <>
      <p>{t('categorization.period', { month: monthBeforeOf(date) })}</p>
      {error && !data && <FailedState error={error} onRetry={() => void refetch()} />}
      {!error && !data && <ListSkeleton rows={2} rowHeight={64} />}
      {found ? (
        <CategorizationQuestions
          categorizationId={categorizationId}
          asked={found.questions}
          form={data?.categorizationForm ?? null}
          onOutdated={() => void refetch()}
          {...actions}
        />
      ) : (
        <SkipOnly onSkip={actions.onSkip} />
      )}
    </>
  );
}
