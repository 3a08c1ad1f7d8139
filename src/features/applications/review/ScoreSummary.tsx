import { useTranslation } from 'react-i18next';
import { enumLabelKey } from '#src/ui/enums/enumLabelKey.ts';
import { languageTag } from '#src/ui/i18n/languages.ts';
import classes from './ReviewTab.module.css';
import type { ApplicationReviewQuery } from './review.gen.ts';

interface ScoreSummaryProps {
  readonly average: number | null | undefined;
  /** What the round lets applications on from; null where it has no rule. */
  readonly passScore: number | null;
  readonly evaluations: ApplicationReviewQuery['evaluations']['results'];
}

/** What each evaluator has given, side by side; nothing while nobody evaluates. */
export function ScoreSummary({ average, passScore, evaluations }: ScoreSummaryProps) {
  const { t, i18n } = useTranslation(['applications', 'spec']);
  if (evaluations.length === 0) return null;
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
      <ul className={classes.scores}>
        {evaluations.map(({ _id, evaluator, score, status, comment }) => (
          <li key={_id} className={classes.score}>
            <span>{evaluator?.fullName}</span>
            <strong>
              {typeof score === 'number' ? number(score) : t(enumLabelKey('EvaluationStatus', status), { ns: 'spec' })}
            </strong>
            {comment && <p className={classes.comment}>{comment}</p>}
          </li>
        ))}
      </ul>
    </section>
  );
}
