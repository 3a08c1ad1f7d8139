import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphqlQuery } from '#src/data/graphqlQuery.ts';
import { useAbility } from '#src/data/session/ability.ts';
import scoreClasses from '#src/forms/scores/Scores.module.css';
import { ScoresSideBySide } from '#src/forms/scores/ScoresSideBySide.tsx';
import { EmptyState } from '#src/ui/list/EmptyState.tsx';
import { FailedState } from '#src/ui/list/FailedState.tsx';
import { ListSkeleton } from '#src/ui/list/ListSkeleton.tsx';
import { dayText } from '#src/ui/time/dayText.ts';
import { useDateReader } from '#src/ui/time/useDateReader.ts';
import { AssessmentSheetDocument, type AssessmentSheetQuery } from '../startupFile.gen.ts';
import { AssessByForm } from './AssessByForm.tsx';
import { CriteriaAverages } from './CriteriaAverages.tsx';
import { isOnCriterion, useScores } from './useScores.ts';

type Sheet = AssessmentSheetQuery['assessmentSheet'];

/** How a startup is judged: by the form of its program, with the way to answer it, and on single criteria. */
export function StartupAssessmentOverview({ recordId }: { readonly recordId: string }) {
  const { t } = useTranslation('startupFile');
  const ability = useAbility();
  const [isOpen, setOpen] = useState(false);
  const sheet = useQuery(graphqlQuery(AssessmentSheetDocument, { startupId: recordId }));
  const { scores, error, refetch } = useScores(recordId);
  const failure = sheet.error ?? error;
  if (!scores || !sheet.data) {
    const retry = (): void => void Promise.all([sheet.refetch(), refetch()]);
    return failure ? <FailedState error={failure} onRetry={retry} /> : <ListSkeleton rows={5} />;
  }
  const { form, given } = sheet.data.assessmentSheet;
  const mayAssess = form && ability.can('create', 'StartupAssessment');
  const action = mayAssess && !isOpen && <Button onClick={() => setOpen(true)}>{t('assessment.assess')}</Button>;
  if (!isOpen && given.length === 0 && scores.length === 0) {
    const hint = mayAssess ? undefined : t('assessment.emptyHint');
    return <EmptyState title={t('assessment.empty')} hint={hint} action={action} />;
  }
  return (
    <div className={scoreClasses.part}>
      {action && <div>{action}</div>}
      {mayAssess && isOpen && <AssessByForm startupId={recordId} form={form} onDone={() => setOpen(false)} />}
      <GivenByForm sheet={sheet.data.assessmentSheet} />
      <CriteriaAverages scores={scores.filter(isOnCriterion)} />
    </div>
  );
}

/** What was answered, side by side; the same person may have assessed it more than once. */
function GivenByForm({ sheet: { given, rubrics } }: { readonly sheet: Sheet }) {
  const reader = useDateReader();
  const evaluations = given.map(({ assessmentId, assessorName, assessedOn, ...one }) => ({
    ...one,
    evaluationId: assessmentId,
    evaluatorName: [assessorName, dayText(assessedOn, 'UTC', reader)].filter(Boolean).join(', '),
    status: 'submitted',
    comment: null,
    declineReason: null,
  }));
  return evaluations.length === 0 ? null : <ScoresSideBySide scores={{ evaluations, rubrics }} />;
}
