import { Paper, Stack } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DraftLine } from '#src/forms/questions/drafts/DraftLine.tsx';
import { QuestionConflicts } from '#src/forms/questions/drafts/together/QuestionConflicts.ts';
import { draftTrouble } from '#src/forms/questions/drafts/useDraft.ts';
import { QuestionForm } from '#src/forms/questions/QuestionForm.tsx';
import { useFormTexts } from '#src/forms/questions/useFormTexts.ts';
import { MissingPage } from '#src/ui/errors/MissingPage.tsx';
import { FailedState } from '#src/ui/list/FailedState.tsx';
import { ListSkeleton } from '#src/ui/list/ListSkeleton.tsx';
import { Page } from '#src/ui/Page.tsx';
import { PageHeader } from '#src/ui/PageHeader.tsx';
import { useOwnPageTitle } from '#src/ui/pageTitle.ts';
import { surveyQuery } from './formQueries.ts';
import type { SurveyToAnswerQuery } from './forms.gen.ts';
import { AnsweredSurvey } from './shared/AnsweredSurvey.tsx';
import { ClosedSurvey } from './shared/ClosedSurvey.tsx';
import { SurveyBeside } from './shared/SurveyBeside.tsx';
import { useLastRead } from './shared/useLastRead.ts';
import { useSurveyDraft } from './shared/useSurveyDraft.ts';
import { useWrittenSurvey } from './shared/useWrittenSurvey.ts';

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
    const { data: now } = await refetch();
    // The form that is here has what was written; there is none to begin anew with.
    if (now?.survey) setReading((count) => count + 1);
  };
  const survey = useLastRead(id, data?.survey);
  useOwnPageTitle(survey?.title);
  if (error && !data) return <FailedState error={error} onRetry={() => void refetch()} />;
  if (!data) return <ListSkeleton rows={6} />;
  if (!survey) return <MissingPage />;
  const isAskedNoMore = !data.survey;
  return (
    <Page width="form">
      <PageHeader title={survey.title}>
        {survey.about && <p>{t('survey.about', { name: survey.about })}</p>}
        {survey.message && <p>{survey.message}</p>}
      </PageHeader>
      <Paper withBorder radius="lg" p="lg">
        {survey.isAnswered && <AnsweredSurvey survey={survey} />}
        {!survey.isAnswered && !survey.isOpen && (
          <NotOpen {...{ survey, isAskedNoMore }} onReload={() => void reload()} />
        )}
        {!survey.isAnswered && survey.isOpen && (
          <SurveyForm
            key={reading}
            {...{ survey, isAskedNoMore }}
            onAnswered={() => void refetch()}
            onReload={() => void reload()}
          />
        )}
      </Paper>
    </Page>
  );
}

/** A request that is closed when its page is opened, or when it is read again. */
function NotOpen({ survey, isAskedNoMore, onReload }: Omit<SurveyFormProps, 'onAnswered'>) {
  const answers = useWrittenSurvey(survey._id, survey.draft);
  const { askedBy, form } = survey;
  const end = isAskedNoMore ? 'askedNoMore' : 'closed';
  return <ClosedSurvey {...{ end, askedBy, answers }} elements={form.elements} onRetry={onReload} />;
}

interface SurveyFormProps {
  readonly survey: Survey;
  /** It was found when it was read before, and is not now. */
  readonly isAskedNoMore: boolean;
  /** It is answered, here or on another device. */
  readonly onAnswered: () => void;
  /** What is kept on the server is to be read anew. */
  readonly onReload: () => void;
}

function SurveyForm({ survey, isAskedNoMore, onAnswered, onReload }: SurveyFormProps) {
  const { t } = useTranslation('publicForms');
  const textsOf = useFormTexts();
  const { form, draft, typed, asked, beside, conflicts, ...kept } = useSurveyDraft(survey);
  const send = useMutation({ mutationFn: kept.handIn, onSuccess: (isDone) => isDone && onAnswered() });
  const unsent = draftTrouble(send.error);
  const trouble = isAskedNoMore ? 'askedNoMore' : (draft.trouble ?? unsent);
  const isGivenElsewhere = trouble === 'handedIn' && !send.isPending;
  const tellAnswered = useRef(onAnswered);
  tellAnswered.current = onAnswered;
  useEffect(() => {
    if (isGivenElsewhere) tellAnswered.current();
  }, [isGivenElsewhere]);
  if (trouble === 'closed' || trouble === 'askedNoMore') {
    const { askedBy } = survey;
    return (
      <ClosedSurvey
        end={trouble}
        {...{ askedBy }}
        elements={form.elements}
        answers={typed.answers}
        onRetry={onReload}
      />
    );
  }
  return (
    <Stack gap="lg">
      <QuestionConflicts value={conflicts}>
        <SurveyBeside elements={asked} answers={typed.answers} onChange={typed.change} />
      </QuestionConflicts>
      <QuestionForm
        label={textsOf(form).title}
        elements={form.elements}
        keptAs={kept.place}
        answers={typed.answers}
        onChange={typed.change}
        beside={beside}
        conflicts={conflicts}
        submitLabel={t('survey.submit')}
        isPending={send.isPending}
        failure={unsent === null ? send.error : null}
        onSubmit={() => send.mutate()}
        status={
          <DraftLine
            draft={{ ...draft, trouble }}
            onTakeTheirs={() => {
              // What was not sent is still to be read beside what was.
              if (trouble !== 'handedIn') typed.forget();
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
            onAnew={trouble === 'handedIn' ? undefined : kept.beginAnew}
          />
        }
      />
    </Stack>
  );
}
