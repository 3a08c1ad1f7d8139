import { SegmentedControl } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { DependencyStatement } from '#domain/forms/FormElement.ts';
import { EmptyState } from '#src/ui/list/EmptyState.tsx';
import { FailedState } from '#src/ui/list/FailedState.tsx';
import { ListSkeleton } from '#src/ui/list/ListSkeleton.tsx';
import { AnswerFilters } from './AnswerFilters.tsx';
import classes from './Answers.module.css';
import { AnswersExport, type ExportedAnswers } from './AnswersExport.tsx';
import type { AnswersSource } from './answersSource.ts';
import { Responses } from './Responses.tsx';
import { Results } from './Results.tsx';
import '@mantine/core/styles/SegmentedControl.css';

interface AnswersViewProps {
  readonly source: AnswersSource;
  /** What can be taken along as a table. */
  readonly exportOf: ExportedAnswers;
  /** Of the form: it says where such forms are answered. */
  readonly kind?: string | null;
}

/** Kinds of forms that are answered at work: where, is said of each. */
const atWork = ['coaching', 'assessment', 'categorization', 'evaluation'] as const;

/** Answers one by one or all together, of those responses that meet the conditions. */
export function AnswersView({ source, exportOf, kind = null }: AnswersViewProps) {
  const { t } = useTranslation('formAnswers');
  const [view, setView] = useState<'responses' | 'results'>('responses');
  const [where, setWhere] = useState<readonly DependencyStatement[]>([]);
  const [chosen, setChosen] = useState<string | null>(null);
  const { data, error, refetch } = useQuery({
    queryKey: ['answerResults', source.key, where],
    queryFn: ({ signal }) => source.results(where, signal),
    placeholderData: (previous) => previous,
  });
  const place = atWork.find((one) => one === kind);
  const hint = place ? t(`noneHint.${place}`) : t('noneHint');
  if (error && !data) return <FailedState error={error} onRetry={() => void refetch()} />;
  if (!data) return <ListSkeleton rows={6} />;
  if (data.total === 0) return <EmptyState title={t('none')} hint={hint} />;
  const show = (responseId: string): void => {
    setChosen(responseId);
    setView('responses');
  };
  return (
    <div className={classes.view}>
      <div className={classes.bar}>
        <SegmentedControl
          size="sm"
          aria-label={t('view')}
          value={view}
          data={[
            { value: 'responses', label: t('oneByOne') },
            { value: 'results', label: t('together') },
          ]}
          onChange={(next) => setView(next === 'results' ? 'results' : 'responses')}
        />
        <AnswerFilters questions={data.questions} where={where} onChange={setWhere} />
        <span className={classes.count} role="status">
          {where.length === 0
            ? t('count', { total: data.total })
            : t('countOf', { found: data.count, total: data.total })}
        </span>
        <AnswersExport of={exportOf} where={where} />
      </div>
      {data.count === 0 && <EmptyState title={t('nothingFits')} hint={t('nothingFitsHint')} />}
      {data.count > 0 && view === 'responses' && (
        <Responses
          source={source}
          where={where}
          chosen={chosen}
          onChoose={setChosen}
          onChanged={() => void refetch()}
        />
      )}
      {data.count > 0 && view === 'results' && <Results results={data} source={source} where={where} onShow={show} />}
    </div>
  );
}
