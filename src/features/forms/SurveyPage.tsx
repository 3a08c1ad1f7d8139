import { NumberInput, Paper, Textarea } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DraftLine } from '#src/forms/questions/drafts/DraftLine.tsx';
import { draftTrouble } from '#src/forms/questions/drafts/useDraft.ts';
import { QuestionForm } from '#src/forms/questions/QuestionForm.tsx';
import { useFormTexts } from '#src/forms/questions/useFormTexts.ts';
import { MissingPage } from '#src/ui/errors/MissingPage.tsx';
import { FormAlert } from '#src/ui/feedback/FormAlert.tsx';
import { FailedState } from '#src/ui/list/FailedState.tsx';
import { ListSkeleton } from '#src/ui/list/ListSkeleton.tsx';
import { Page } from '#src/ui/Page.tsx';
import { PageHeader } from '#src/ui/PageHeader.tsx';
import { useOwnPageTitle } from '#src/ui/pageTitle.ts';
import { surveyQuery } from './formQueries.ts';
import type { SurveyToAnswerQuery } from './forms.gen.ts';
import { useSurveyDraft } from './shared/useSurveyDraft.ts';
import '@mantine/core/styles/NumberInput.css';

const route = getRouteApi('/app/survey/$id');

type Survey = NonNullable<SurveyToAnswerQuery['survey']>;

/** Answering a feedback request. */
export function SurveyPage() {
  const { t } = useTranslation('publicForms');
  const { id } = route.useParams();
  const { data, error, refetch } = useQuery(surveyQuery(id));
  const client = useQueryClient();
  const [reading, setReading] = useState(0);
  // What was written meanwhile is on the server: who comes back to the page asks for it anew.
  useEffect(() => () => client.removeQueries({ queryKey: surveyQuery(id).queryKey }), [client, id]);
  const reload = async (): Promise<void> => {
    await refetch();
    setReading((count) => count + 1);
  };
  useOwnPageTitle(data?.survey?.title);
  if (error && !data) return <FailedState error={error} onRetry={() => void refetch()} />;
  if (!data) return <ListSkeleton rows={6} />;
  const { survey } = data;
  if (!survey) return <MissingPage />;
  return (
    <Page width="form">
      <PageHeader title={survey.title}>
        {survey.about && <p>{t('survey.about', { name: survey.about })}</p>}
        {survey.message && <p>{survey.message}</p>}
      </PageHeader>
      <Paper withBorder radius="lg" p="lg">
        {survey.isOpen && !survey.isAnswered ? (
          <SurveyForm key={reading} survey={survey} onAnswered={() => void refetch()} onReload={() => void reload()} />
        ) : (
          <FormAlert kind={survey.isAnswered ? 'success' : 'error'}>
            {survey.isAnswered ? t('survey.answered') : t('survey.closed')}
          </FormAlert>
        )}
      </Paper>
    </Page>
  );
}

interface SurveyFormProps {
  readonly survey: Survey;
  readonly onAnswered: () => void;
  /** What is kept on the server is to be read anew. */
  readonly onReload: () => void;
}

function SurveyForm({ survey, onAnswered, onReload }: SurveyFormProps) {
  const { t } = useTranslation('publicForms');
  const textsOf = useFormTexts();
  const { form, draft, typed, written, conflicts, ...kept } = useSurveyDraft(survey);
  const { rating, comment } = written.value;
  const send = useMutation({ mutationFn: kept.handIn, onSuccess: (isDone) => isDone && onAnswered() });
  const unsent = draftTrouble(send.error);
  return (
    <>
      <NumberInput
        label={t('survey.rating')}
        min={0}
        max={10}
        allowDecimal={false}
        value={rating ?? ''}
        onChange={(value) => written.set('rating', value === '' ? null : Number(value))}
      />
      <Textarea
        label={t('survey.comment')}
        autosize
        minRows={3}
        maxLength={4000}
        mt="md"
        mb="md"
        value={comment}
        onChange={(event) => written.set('comment', event.currentTarget.value)}
      />
      <QuestionForm
        label={textsOf(form).title}
        elements={form.elements}
        answers={typed.answers}
        onChange={typed.change}
        conflicts={conflicts}
        submitLabel={t('survey.submit')}
        isPending={send.isPending}
        failure={unsent === null ? send.error : null}
        onSubmit={() => send.mutate()}
        status={
          <DraftLine
            draft={{ ...draft, trouble: draft.trouble ?? unsent }}
            onTakeTheirs={() => {
              typed.forget();
              onReload();
            }}
            onGoOn={() => {
              send.reset();
              void kept.goOn();
            }}
            onNewForm={() => {
              send.reset();
              void kept.goOnWithNewer();
            }}
            onAnew={kept.beginAnew}
          />
        }
      />
    </>
  );
}
