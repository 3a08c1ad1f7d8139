import { useTranslation } from 'react-i18next';
import { numberFormat } from '#src/ui/i18n/intlFormats.ts';
import { languageTag } from '#src/ui/i18n/languages.ts';
import classes from './Analytics.module.css';
import type { FunnelAnalyticsQuery } from './analytics.gen.ts';

interface ConversionTableProps {
  readonly rounds: FunnelAnalyticsQuery['funnelAnalytics']['rounds'];
  readonly handedIn: number;
}

/** How many came to each round, how many of them went on, and how long they stood in it. */
export function ConversionTable({ rounds, handedIn }: ConversionTableProps) {
  const { t, i18n } = useTranslation('applications');
  const language = languageTag(i18n.language);
  const percent = numberFormat(language, { style: 'percent', maximumFractionDigits: 0 });
  const number = numberFormat(language, { maximumFractionDigits: 1 });
  return (
    <table className={classes.table} aria-label={t('analytics.rounds')}>
      <thead>
        <tr>
          <th scope="col">{t('analytics.round')}</th>
          <th scope="col">{t('analytics.reached')}</th>
          <th scope="col">{t('analytics.passedOn')}</th>
          <th scope="col">{t('analytics.days')}</th>
        </tr>
      </thead>
      <tbody>
        {rounds.map(({ name, reached, passedOn, medianDays }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two rounds may have one name
          <tr key={at}>
            <th scope="row">{name}</th>
            <td>
              <div className={classes.measure}>
                <span className={classes.track}>
                  <span
                    className={classes.fill}
                    style={{ inlineSize: `${(100 * reached) / Math.max(1, handedIn)}%` }}
                  />
                </span>
                <span>{number.format(reached)}</span>
              </div>
            </td>
            <td>{reached === 0 ? '–' : percent.format(passedOn / reached)}</td>
            <td>{medianDays === null ? '–' : number.format(medianDays)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
