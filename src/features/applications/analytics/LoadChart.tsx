import { useTranslation } from 'react-i18next';
import { numberFormat } from '#src/ui/i18n/intlFormats.ts';
import { languageTag } from '#src/ui/i18n/languages.ts';
import classes from './Analytics.module.css';
import type { FunnelAnalyticsQuery } from './analytics.gen.ts';

interface LoadChartProps {
  readonly evaluators: FunnelAnalyticsQuery['funnelAnalytics']['evaluators'];
}

/** How many applications each evaluator was given, how many they have judged, how many are left, and from how many they stepped aside. */
export function LoadChart({ evaluators }: LoadChartProps) {
  const { t, i18n } = useTranslation('applications');
  const number = numberFormat(languageTag(i18n.language), { maximumFractionDigits: 0 });
  const most = Math.max(1, ...evaluators.map(({ given }) => given));
  const hasAside = evaluators.some(({ steppedAside }) => steppedAside > 0);
  return (
    <table className={classes.table} aria-label={t('analytics.loads')}>
      <thead>
        <tr>
          <th scope="col">{t('analytics.evaluator')}</th>
          <th scope="col">{t('analytics.given')}</th>
          <th scope="col">{t('analytics.done')}</th>
          <th scope="col">{t('analytics.left')}</th>
          {hasAside && <th scope="col">{t('analytics.steppedAside')}</th>}
        </tr>
      </thead>
      <tbody>
        {evaluators.map(({ name, given, done, left, steppedAside }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two people may have one name
          <tr key={at}>
            <th scope="row">
              <bdi>{name}</bdi>
            </th>
            <td>
              <div className={classes.measure}>
                <span className={classes.track}>
                  <span className={classes.fill} style={{ inlineSize: `${(100 * given) / most}%` }} />
                </span>
                <span>{number.format(given)}</span>
              </div>
            </td>
            <td>{number.format(done)}</td>
            <td>{number.format(left)}</td>
            {hasAside && <td>{number.format(steppedAside)}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
