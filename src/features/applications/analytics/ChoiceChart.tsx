import { useTranslation } from 'react-i18next';
import { BarTable } from '#src/screens/dashboard/BarTable.tsx';
import { listOf } from '#src/ui/i18n/listOf.ts';
import classes from './Analytics.module.css';
import type { FunnelAnalyticsQuery } from './analytics.gen.ts';

interface ChoiceChartProps {
  readonly field: FunnelAnalyticsQuery['funnelAnalytics']['fields'][number];
}

/** How many chose what; of choices that only a few made it says that they are there, not how many. */
export function ChoiceChart({ field: { name, choices } }: ChoiceChartProps) {
  const { t, i18n } = useTranslation('applications');
  const bars = choices.flatMap(({ label, count }) => (typeof count === 'number' ? [{ key: label, label, count }] : []));
  const hidden = choices.filter(({ count }) => typeof count !== 'number').map(({ label }) => label);
  return (
    <>
      {bars.length > 0 && <BarTable title={name} bars={bars} />}
      {hidden.length > 0 && (
        <p className={classes.about}>{t('analytics.few', { names: listOf(hidden, i18n.language) })}</p>
      )}
    </>
  );
}
