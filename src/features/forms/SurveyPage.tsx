import { NumberInput, Paper, Textarea } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphqlRequest } from '#src/data/graphqlRequest.ts';
import { KeptLine } from '#src/forms/questions/pages/KeptLine.tsx';
import { QuestionForm } from '#src/forms/questions/QuestionForm.tsx';
import { useAnswers } from '#src/forms/questions/useAnswers.ts';
import { useFormTexts } from '#src/forms/questions/useFormTexts.ts';
import { MissingPage } from '#src/ui/errors/MissingPage.tsx';
import { FormAlert } from '#src/ui/feedback/FormAlert.tsx';
import { FailedState } from '#src/ui/list/FailedState.tsx';
import { ListSkeleton } from '#src/ui/list/ListSkeleton.tsx';
import { Page } from '#src/ui/Page.tsx';
import { PageHeader } from '#src/ui/PageHeader.tsx';
import { useOwnPageTitle } from '#src/ui/pageTitle.ts';
import { surveyQuery } from './formQueries.ts';
import { AnswerFeedbackRequestDocument, type SurveyToAnswerQuery } from './forms.gen.ts';
import '@mantine/core/styles/NumberInput.css';

const route = getRouteApi('/app/survey/$id');

type Survey = NonNullable<SurveyToAnswerQuery['survey']>;

/** Answering a feedback request. */
export function SurveyPage() {
  const { t } = useTranslation('publicForms');
  const { id } = route.useParams();
  const { data, error, refetch } = useQuery(surveyQuery(id));
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
          <SurveyForm survey={survey} onAnswered={() => void refetch()} />
        ) : (
          <FormAlert kind={survey.isAnswered ? 'success' : 'error'}>
            {survey.isAnswered ? t('survey.answered') : t('survey.closed')}
          </FormAlert>
        )}
      </Paper>
    </Page>
  );
}

function SurveyForm({ survey, onAnswered }: { readonly survey: Survey; readonly onAnswered: () => void }) {
  const { t } = useTranslation('publicForms');
  const textsOf = useFormTexts();
  const { answers, change, forget } = useAnswers(survey._id);
  const [rating, setRating] = useState<number | null>(null);
  const [comment, setComment] = useState('');
  const send = useMutation({
    mutationFn: () =>
      graphqlRequest(AnswerFeedbackRequestDocument, {
        requestId: survey._id,
        rating,
        comment,
        answers: [...answers.values()],
      }),
    onSuccess: () => {
      forget();
      onAnswered();
    },
  });
  return (
    <>
      <NumberInput
        label={t('survey.rating')}
        min={0}
        max={10}
        allowDecimal={false}
        value={rating ?? ''}
        onChange={(value) => setRating(value === '' ? null : Number(value))}
      />
      <Textarea
        label={t('survey.comment')}
        autosize
        minRows={3}
        maxLength={4000}
        mt="md"
        mb="md"
        value={comment}
        onChange={(event) => setComment(event.currentTarget.value)}
      />
      <QuestionForm
        label={textsOf(survey.form).title}
        elements={survey.form.elements}
        answers={answers}
        onChange={change}
        submitLabel={t('survey.submit')}
        isPending={send.isPending}
        failure={send.error}
        onSubmit={() => send.mutate()}
        status={<KeptLine isKept={answers.size > 0} />}
      />
    </>
  );
}
