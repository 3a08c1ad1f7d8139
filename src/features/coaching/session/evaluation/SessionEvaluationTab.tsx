import { Paper } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { Answer, FormElement } from '#domain/forms/FormElement.ts';
import { AnswerList } from '#src/forms/questions/AnswerList.tsx';
import { byQuestion } from '#src/forms/questions/useAnswers.ts';
import { EmptyState } from '#src/ui/list/EmptyState.tsx';
import { FailedState } from '#src/ui/list/FailedState.tsx';
import { ListSkeleton } from '#src/ui/list/ListSkeleton.tsx';
import { Section } from '#src/ui/Section.tsx';
import { MomentText } from '#src/ui/time/MomentText.tsx';
import classes from '../Session.module.css';
import type { SessionEvaluationsQuery } from '../session.gen.ts';
import { sessionEvaluationsQuery } from '../sessionQueries.ts';
import { AwaitedEvaluations } from './AwaitedEvaluations.tsx';
import { Evaluate } from './Evaluate.tsx';
import { HowItWas } from './HowItWas.tsx';

type Evaluation = NonNullable<SessionEvaluationsQuery['coachingSession']>['evaluations'][number];

/** The evaluation of a session: the form, for those who were there and have not answered it, and what was answered. */
export function SessionEvaluationTab({ recordId }: { readonly recordId: string }) {
  const { t } = useTranslation('programme');
  const { data, error, refetch } = useQuery(sessionEvaluationsQuery(recordId));
  if (!data) return error ? <FailedState error={error} onRetry={() => void refetch()} /> : <ListSkeleton rows={4} />;
  const { sessionForm, coachingSession, answeredSessionForms } = data;
  const elementsOf = new Map(answeredSessionForms.map(({ key, form }) => [key, form.elements]));
  const people = [...(coachingSession?.coachs ?? []), ...(coachingSession?.attendees ?? [])];
  const evaluations = coachingSession?.evaluations ?? [];
  if (!sessionForm && evaluations.length === 0) return <HowItWas recordId={recordId} />;
  return (
    <div className={classes.form}>
      {sessionForm?.isAsked && !sessionForm.isOpen && <p className={classes.note}>{t('session.notBegun')}</p>}
      {sessionForm?.isAsked && sessionForm.isOpen && (
        <Evaluate sessionId={recordId} form={sessionForm.form} coaches={coachingSession?.coachs ?? []} />
      )}
      {sessionForm && <AwaitedEvaluations ids={sessionForm.awaited} people={people} />}
      {sessionForm && !sessionForm.isAsked && evaluations.length === 0 && sessionForm.awaited.length === 0 && (
        <EmptyState title={t(sessionForm.isOpen ? 'session.noEvaluations' : 'session.evaluatedLater')} />
      )}
      {evaluations.map((evaluation) => (
        <EvaluationCard
          key={evaluation._id}
          evaluation={evaluation}
          elements={elementsOf.get(`${evaluation.form?._id}/${evaluation.formVersion ?? ''}`)}
        />
      ))}
    </div>
  );
}

interface EvaluationCardProps {
  readonly evaluation: Evaluation;
  /** Of the form in the version that was answered; none where the form is gone. */
  readonly elements: readonly FormElement[] | undefined;
}

function EvaluationCard({ evaluation, elements }: EvaluationCardProps) {
  const { author, formTitle, submittedAt, answers } = evaluation;
  return (
    <Paper withBorder radius="lg" className={classes.part}>
      <Section title={author?.fullName ?? formTitle}>
        <div className={`${classes.note} ${classes.facts}`}>
          <span>{formTitle}</span>
          <MomentText start={submittedAt} />
        </div>
        {elements ? (
          <AnswerList elements={elements} answers={byQuestion(answers.flatMap(wholeAnswer))} />
        ) : (
          <KeptAnswers answers={answers} />
        )}
      </Section>
    </Paper>
  );
}

/** Answers as they were kept, to a form that is not there any more. */
function KeptAnswers({ answers }: Pick<Evaluation, 'answers'>) {
  return (
    <dl className={classes.answers}>
      {answers.map(({ questionId, questionLabel, textValue, numberValue, arrayValue }) => (
        <div key={questionId}>
          <dt>{questionLabel}</dt>
          <dd>{textValue ?? numberValue ?? arrayValue?.join(', ')}</dd>
        </div>
      ))}
    </dl>
  );
}

function wholeAnswer({ questionId, textValue, numberValue, arrayValue }: Evaluation['answers'][number]): Answer[] {
  if (questionId == null) return [];
  return [{ questionId, textValue: textValue ?? null, numberValue: numberValue ?? null, arrayValue: arrayValue ?? [] }];
}
