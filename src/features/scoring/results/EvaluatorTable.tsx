import { useTranslation } from 'react-i18next';
import classes from '#src/forms/scores/Scores.module.css';
import { useScoreText } from '#src/forms/scores/useScoreText.ts';
import { Section } from '#src/ui/Section.tsx';
import { useShiftText } from '../useShiftText.ts';
import type { RoundRanking } from './FunnelRanking.tsx';

/** How strict each evaluator is, and by how much their scores were moved for it. */
export function EvaluatorTable({ evaluators }: { readonly evaluators: RoundRanking['evaluators'] }) {
  const { t } = useTranslation('scoring');
  const text = useScoreText();
  const shiftText = useShiftText();
  return (
    <Section title={t('ranking.evaluators')}>
      <div className={classes.frame}>
        <table className={classes.table} aria-label={t('ranking.evaluators')}>
          <thead>
            <tr>
              <th scope="col">{t('ranking.evaluator')}</th>
              {(['given', 'left', 'declined', 'average', 'shift'] as const).map((column) => (
                <th key={column} scope="col" className={classes.number}>
                  {t(`ranking.${column}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {evaluators.map(({ _id, name, given, left, declined, average, shift }) => (
              <tr key={_id}>
                <th scope="row">
                  <bdi>{name}</bdi>
                </th>
                <td className={classes.number}>{given}</td>
                <td className={classes.number}>{left}</td>
                <td className={classes.number}>{declined}</td>
                <td className={classes.number}>{text(average)}</td>
                <td className={classes.number}>{shiftText(shift)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Section>
  );
}
