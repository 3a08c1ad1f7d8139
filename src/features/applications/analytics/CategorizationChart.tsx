import { useTranslation } from 'react-i18next';
import { BarTable } from '#src/screens/dashboard/BarTable.tsx';
import type { FunnelAnalyticsQuery } from './analytics.gen.ts';

interface CategorizationChartProps {
  readonly question: FunnelAnalyticsQuery['funnelAnalytics']['categorization'][number];
}

/** What the startups of a cohort say to one question of the categorization. */
export function CategorizationChart({ question: { name, choices } }: CategorizationChartProps) {
  const { t } = useTranslation('applications');
  const bars = choices.flatMap(({ label, accepted }) =>
    typeof accepted === 'number'
      ? [{ key: label, label: t(label === 'yes' ? 'analytics.yes' : 'analytics.no'), count: accepted }]
      : [],
  );
  return <BarTable title={name} bars={bars} />;
}
