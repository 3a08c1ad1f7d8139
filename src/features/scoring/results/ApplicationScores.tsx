import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { graphqlQuery } from '#src/data/graphqlQuery.ts';
import classes from '#src/forms/scores/Scores.module.css';
import { ScoresSideBySide } from '#src/forms/scores/ScoresSideBySide.tsx';
import { useScoreText } from '#src/forms/scores/useScoreText.ts';
import { paths } from '#src/generated/paths.gen.ts';
import { AppLink } from '#src/ui/AppLink.tsx';
import { EmptyState } from '#src/ui/list/EmptyState.tsx';
import { FailedState } from '#src/ui/list/FailedState.tsx';
import { ListSkeleton } from '#src/ui/list/ListSkeleton.tsx';
import { ApplicationScoresDocument, type ApplicationScoresQuery } from '../scoring.gen.ts';

type Scores = ApplicationScoresQuery['applicationScores'];

/** The scores of an application side by side: each criterion by each evaluator, the mean, and how far they are apart. */
export function ApplicationScores({ recordId }: { readonly recordId: string }) {
  const { t } = useTranslation('scoring');
  const { data, error, refetch } = useQuery(graphqlQuery(ApplicationScoresDocument, { id: recordId }));
  if (!data) return error ? <FailedState error={error} onRetry={() => void refetch()} /> : <ListSkeleton rows={5} />;
  const scores = data.applicationScores;
  const own = scores.evaluations.find(({ isToDo }) => isToDo);
  const action = own && (
    <Button component={AppLink} href={`${paths.applicationsScoring()}?evaluation=${own.evaluationId}`}>
      {t('scores.toRoom')}
    </Button>
  );
  if (scores.evaluations.length === 0) return <EmptyState title={t('scores.none')} hint={t('scores.noneHint')} />;
  return (
    <div className={classes.part}>
      <div className={classes.head}>
        <Facts scores={scores} />
        {action}
      </div>
      <ScoresSideBySide scores={scores} />
    </div>
  );
}

function Facts({ scores: { mean, spread, evaluations } }: { readonly scores: Scores }) {
  const { t } = useTranslation('scoring');
  const text = useScoreText();
  const asked = evaluations.filter(({ status }) => status !== 'declined');
  const done = asked.filter(({ status }) => status === 'submitted').length;
  return (
    <dl className={classes.facts}>
      <div>
        <dt>{t('scores.mean')}</dt>
        <dd>{mean === null ? text(null) : t('ofTen', { score: text(mean) })}</dd>
      </div>
      <div>
        <dt>{t('scores.spread')}</dt>
        <dd>{text(spread)}</dd>
      </div>
      <div>
        <dt>{t('scores.given')}</dt>
        <dd>{t('progress', { done, total: asked.length })}</dd>
      </div>
    </dl>
  );
}
