import { useTranslation } from 'react-i18next';
import type { GivenScores } from '#src/forms/scores/ScoredEvaluation.ts';
import { ScoresSideBySide } from '#src/forms/scores/ScoresSideBySide.tsx';
import { languageTag } from '#src/ui/i18n/languages.ts';
import classes from './ReviewTab.module.css';

interface ScoreSummaryProps {
  readonly average: number | null | undefined;
  /** What the round lets applications on from; null where it has no rule. */
  readonly passScore: number | null;
  readonly scores: GivenScores;
}

/** What each evaluator has given to each criterion, side by side; nothing while nobody evaluates. */
export function ScoreSummary({ average, passScore, scores }: ScoreSummaryProps) {
  const { t, i18n } = useTranslation('applications');
  if (scores.evaluations.length === 0) return null;
  const number = (value: number): string => value.toLocaleString(languageTag(i18n.language));
  return (
    <section className={classes.card} data-part>
      <h2 className={classes.title}>
        {t('review.scores')}
        {typeof average === 'number' && <span className={classes.average}>{number(average)}</span>}
      </h2>
      {passScore !== null && typeof average === 'number' && (
        <p className={classes.faint}>
          {t(average >= passScore ? 'review.rulePassed' : 'review.ruleMissed', { score: number(passScore) })}
        </p>
      )}
      <ScoresSideBySide scores={scores} />
    </section>
  );
}
