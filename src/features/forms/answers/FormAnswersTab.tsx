import { SegmentedControl } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphqlQuery } from '#src/data/graphqlQuery.ts';
import { ListSkeleton } from '#src/ui/list/ListSkeleton.tsx';
import classes from './Answers.module.css';
import { AnswersView } from './AnswersView.tsx';
import { AnswersAtWorkDocument } from './answers.gen.ts';
import { type AnswersSource, feedbackAnswersSource, formAnswersSource } from './answersSource.ts';
import { workAnswersSource } from './workAnswers.ts';
import '@mantine/core/styles/SegmentedControl.css';

/** What people have answered to a form: of themselves, as they were asked for it, and in the course of their work. */
export function FormAnswersTab({ recordId }: { readonly recordId: string }) {
  const { t } = useTranslation('formAnswers');
  const given = useMemo(() => formAnswersSource(recordId), [recordId]);
  const asked = useMemo(() => feedbackAnswersSource({ formId: recordId }), [recordId]);
  const [chosen, setChosen] = useState<string | null>(null);
  const ofGiven = useTotal(given);
  const ofAsked = useTotal(asked);
  const atWork = useQuery({ ...graphqlQuery(AnswersAtWorkDocument, { formId: recordId }), retry: false });
  if (ofGiven.isPending || ofAsked.isPending || atWork.isPending) return <ListSkeleton rows={6} />;
  const own = { recordId, asked: false };
  const places = [
    ...(ofGiven.total > 0 ? [{ value: 'given' as const, source: given, exportOf: own }] : []),
    ...(ofAsked.total > 0 ? [{ value: 'asked' as const, source: asked, exportOf: { recordId, asked: true } }] : []),
    ...(atWork.data?.answersAtWork ?? []).map((place) => ({
      value: place,
      source: workAnswersSource(recordId, place),
      exportOf: { ...own, place },
    })),
  ];
  const shown = places.find(({ value }) => value === chosen) ?? places[0];
  const { source, exportOf } = shown ?? { source: given, exportOf: own };
  return (
    <div className={classes.view}>
      {places.length > 1 && (
        <SegmentedControl
          size="sm"
          aria-label={t('from')}
          value={shown?.value ?? 'given'}
          data={places.map(({ value }) => ({ value, label: t(`from.${value}`) }))}
          onChange={setChosen}
        />
      )}
      <AnswersView key={source.key} source={source} exportOf={exportOf} kind={atWork.data?.form?.kind ?? null} />
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
