import { SegmentedControl } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ListSkeleton } from '#src/ui/list/ListSkeleton.tsx';
import classes from './Answers.module.css';
import { AnswersView } from './AnswersView.tsx';
import { type AnswersSource, feedbackAnswersSource, formAnswersSource } from './answersSource.ts';
import '@mantine/core/styles/SegmentedControl.css';

/** What people have answered to a form: of themselves, and as they were asked for it. */
export function FormAnswersTab({ recordId }: { readonly recordId: string }) {
  const { t } = useTranslation('formAnswers');
  const given = useMemo(() => formAnswersSource(recordId), [recordId]);
  const asked = useMemo(() => feedbackAnswersSource({ formId: recordId }), [recordId]);
  const [chosen, setChosen] = useState<'given' | 'asked'>('given');
  const ofGiven = useTotal(given);
  const ofAsked = useTotal(asked);
  if (ofGiven.isPending || ofAsked.isPending) return <ListSkeleton rows={6} />;
  const isBoth = ofGiven.total > 0 && ofAsked.total > 0;
  const isAsked = ofAsked.total > 0 && (ofGiven.total === 0 || chosen === 'asked');
  return (
    <div className={classes.view}>
      {isBoth && (
        <SegmentedControl
          size="sm"
          aria-label={t('from')}
          value={chosen}
          data={[
            { value: 'given', label: t('fromForm') },
            { value: 'asked', label: t('fromRequests') },
          ]}
          onChange={(next) => setChosen(next === 'asked' ? 'asked' : 'given')}
        />
      )}
      {isAsked ? (
        <AnswersView key={asked.key} source={asked} exportOf={{ recordId, asked: true }} />
      ) : (
        <AnswersView key={given.key} source={given} exportOf={{ recordId, asked: false }} />
      )}
    </div>
  );
}

/** How many responses there are, as the view asks too; none where the reader may not know. */
function useTotal(source: AnswersSource): { readonly total: number; readonly isPending: boolean } {
  const { data, isPending } = useQuery({
    queryKey: ['answerResults', source.key, []],
    queryFn: ({ signal }) => source.results([], signal),
    retry: false,
  });
  return { total: data?.total ?? 0, isPending };
}
