import { useTranslation } from 'react-i18next';
import { numberFormat } from '#src/ui/i18n/intlFormats.ts';
import { languageTag } from '#src/ui/i18n/languages.ts';
import { listOf } from '#src/ui/i18n/listOf.ts';
import classes from './Analytics.module.css';
import type { FunnelAnalyticsQuery } from './analytics.gen.ts';

interface ChoiceChartProps {
  readonly field: FunnelAnalyticsQuery['funnelAnalytics']['fields'][number];
  /** Whether anybody was accepted yet: until then there is nothing to compare. */
  readonly isDecided: boolean;
}

/**
 * How many applied with each choice, how many of them were accepted, and in which share: whether a cohort is as mixed as those
 * who wanted to be in it. Of what only a few chose it says that it is there, not how many.
 */
export function ChoiceChart({ field: { name, choices }, isDecided }: ChoiceChartProps) {
  const { t, i18n } = useTranslation('applications');
  const language = languageTag(i18n.language);
  const number = numberFormat(language, { maximumFractionDigits: 0 });
  const percent = numberFormat(language, { style: 'percent', maximumFractionDigits: 0 });
  const shown = choices.flatMap(({ count, ...choice }) => (typeof count === 'number' ? [{ ...choice, count }] : []));
  const hidden = choices.filter(({ count }) => typeof count !== 'number').map(({ label }) => label);
  const most = Math.max(1, ...shown.map(({ count }) => count));
  return (
    <>
      {shown.length > 0 && (
        <table className={classes.table} aria-label={name}>
          <thead>
            <tr>
              <th scope="col">{t('analytics.choice')}</th>
              <th scope="col">{t('analytics.applied')}</th>
              {isDecided && <th scope="col">{t('analytics.accepted')}</th>}
              {isDecided && <th scope="col">{t('analytics.rate')}</th>}
            </tr>
          </thead>
          <tbody>
            {shown.map(({ label, count, accepted }) => (
              <tr key={label}>
                <th scope="row">
                  <bdi>{label}</bdi>
                </th>
                <td>
                  <div className={classes.measure}>
                    <Track share={count / most} within={typeof accepted === 'number' ? accepted / most : 0} />
                    <span>{number.format(count)}</span>
                  </div>
                </td>
                {isDecided && <td>{typeof accepted === 'number' ? number.format(accepted) : t('analytics.hidden')}</td>}
                {isDecided && (
                  <td>{typeof accepted === 'number' && count > 0 ? percent.format(accepted / count) : '–'}</td>
                )}
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {hidden.length > 0 && (
        <p className={classes.about}>{t('analytics.few', { names: listOf(hidden, i18n.language) })}</p>
      )}
    </>
  );
}

/** A bar with the part of it that was accepted; the numbers stand beside it. */
function Track({ share, within }: { readonly share: number; readonly within: number }) {
  return (
    <span className={classes.track} aria-hidden>
      <span className={classes.fill} style={{ inlineSize: `${100 * share}%` }} />
      <span className={classes.within} style={{ inlineSize: `${100 * within}%` }} />
    </span>
  );
}
