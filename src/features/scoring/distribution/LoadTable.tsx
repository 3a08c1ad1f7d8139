import { useTranslation } from 'react-i18next';
import classes from '#src/forms/scores/Scores.module.css';
import type { RoundDistribution } from './FunnelDistribution.tsx';

/** Evaluators with what they have done and what is left. */
export function LoadTable({ evaluators }: Pick<RoundDistribution, 'evaluators'>) {
  const { t } = useTranslation('scoring');
  return (
    <div className={classes.frame}>
      <table className={classes.table} aria-label={t('share.loads')}>
        <thead>
          <tr>
            <th scope="col">{t('ranking.evaluator')}</th>
            <th scope="col" className={classes.number}>
              {t('ranking.given')}
            </th>
            <th scope="col" className={classes.number}>
              {t('ranking.left')}
            </th>
            <th scope="col" className={classes.number}>
              {t('ranking.declined')}
            </th>
            <th scope="col" className={classes.number}>
              {t('share.maximum')}
            </th>
          </tr>
        </thead>
        <tbody>
          {evaluators.map(({ _id, name, done, left, declined, maxApplications }) => (
            <tr key={_id}>
              <th scope="row">
                <bdi>{name}</bdi>
              </th>
              <td className={classes.number}>{done}</td>
              <td className={classes.number}>{left}</td>
              <td className={classes.number}>{declined}</td>
              <td className={classes.number}>{maxApplications ?? '–'}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
