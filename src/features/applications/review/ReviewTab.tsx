import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphqlQuery, queriesOf } from '#src/data/graphqlQuery.ts';
import { AnswerList } from '#src/forms/questions/AnswerList.tsx';
import { byQuestion } from '#src/forms/questions/useAnswers.ts';
import { isUndecided } from '#src/screens/deciding/decisionActions.ts';
import { useLiveQuery } from '#src/screens/live/useLiveQuery.ts';
import { FailedState } from '#src/ui/list/FailedState.tsx';
import { ListSkeleton } from '#src/ui/list/ListSkeleton.tsx';
import { ApplicationHistoryDocument } from '../applications.gen.ts';
import { DecisionBar } from '../deciding/DecisionBar.tsx';
import { useMayDecide } from '../deciding/useMayDecide.ts';
import { ApplicantFacts } from './ApplicantFacts.tsx';
import { Conversation } from './Conversation.tsx';
import { nextRound, passScoreOf } from './nextRound.ts';
import { ReviewActions } from './ReviewActions.tsx';
import { ReviewKeys } from './ReviewKeys.tsx';
import classes from './ReviewTab.module.css';
import { ApplicationReviewDocument, type ApplicationReviewQuery } from './review.gen.ts';
import { ScoreSummary } from './ScoreSummary.tsx';
import { usePartKeys } from './usePartKeys.ts';

type Application = NonNullable<ApplicationReviewQuery['application']>;

/** All that one decides by on one page: answers, who applies, scores, conversation and history, and the decision at its foot. */
export function ReviewTab({ recordId }: { readonly recordId: string }) {
  const client = useQueryClient();
  const { page, count } = usePartKeys();
  const conversation = useRef<HTMLDivElement>(null);
  const [asked, setAsked] = useState({ recordId, asks: 0 });
  // Who goes on to another application asks nothing there.
  if (asked.recordId !== recordId) setAsked({ recordId, asks: 0 });
  const { data, error, refetch } = useQuery(graphqlQuery(ApplicationReviewDocument, { id: recordId }));
  useLiveReview();
  if (error && !data) return <FailedState error={error} onRetry={() => void refetch()} />;
  if (!data) return <ListSkeleton rows={8} />;
  const { application, applicationForms, applicationScores } = data;
  if (!application) return null;
  const askForMore = (): void => {
    setAsked(({ asks }) => ({ recordId, asks: asks + 1 }));
    conversation.current?.scrollIntoView({ block: 'start' });
    const field = conversation.current?.querySelector<HTMLElement>('textarea, [contenteditable="true"]');
    field?.focus({ preventScroll: true });
  };
  return (
    <div className={classes.page} ref={page}>
      <KeysOf application={application} partCount={count} />
      <Answers forms={applicationForms} />
      <ApplicantFacts application={application} />
      <ScoreSummary average={application.score} passScore={passScoreOf(application)} scores={applicationScores} />
      <div ref={conversation} className={classes.anchor}>
        <Conversation applicationId={recordId} applicantId={application.applicant?._id ?? null} asks={asked.asks} />
      </div>
      <DecisionBar application={application} onDecided={() => void client.invalidateQueries()}>
        <ReviewActions application={application} onAsk={askForMore} />
      </DecisionBar>
    </div>
  );
}

/** What colleagues, evaluators and the applicant do meanwhile is seen by who reads the application. */
function useLiveReview(): void {
  const [review, history] = [
    queriesOf(ApplicationReviewDocument).queryKey,
    queriesOf(ApplicationHistoryDocument).queryKey,
  ];
  useLiveQuery('Application', review, history, ['detail', 'Application']);
  useLiveQuery('Evaluation', review);
  useLiveQuery('ApplicationNote', history);
}

function KeysOf({ application, partCount }: { readonly application: Application; readonly partCount: number }) {
  const mayDecide = useMayDecide(application) && isUndecided(application.status);
  return <ReviewKeys mayDecide={mayDecide} nextRound={nextRound(application)?.name ?? null} partCount={partCount} />;
}

/** What was answered, round by round, to be read like a document. */
function Answers({ forms }: { readonly forms: ApplicationReviewQuery['applicationForms'] }) {
  const { t } = useTranslation('applications');
  const answered = forms.filter(({ answers }) => answers.length > 0);
  if (answered.length === 0) return <p className={classes.faint}>{t('review.noAnswers')}</p>;
  return answered.map(({ roundId, position, roundName, form, answers }) => (
    <section key={roundId} className={classes.card} data-part>
      <h2 className={classes.title}>{t('form.round', { position, name: roundName })}</h2>
      <AnswerList elements={form.elements} answers={byQuestion(answers)} />
    </section>
  ));
}
