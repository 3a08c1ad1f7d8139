import { useTranslation } from 'react-i18next';
import { paths } from '#src/generated/paths.gen.ts';
import { Page } from '#src/ui/Page.tsx';
import { PageHeader } from '#src/ui/PageHeader.tsx';
import { TabBar } from '#src/ui/TabBar.tsx';
import { MonthsView } from '../board/MonthsView.tsx';
import { CohortsView } from '../cohorts/CohortsView.tsx';
import { FiguresView } from './FiguresView.tsx';
import { StageMap } from './StageMap.tsx';
import { usePortfolioState, type View, views } from './usePortfolioState.ts';

/** The portfolio in figures: startups by metrics, by months, program against program, by stages. */
export function PortfolioPage() {
  const { t } = useTranslation(['metrics', 'spec']);
  const { view } = usePortfolioState();
  const Shown = parts[view];
  return (
    <Page>
      <PageHeader title={t('spec:screen.metrics_matrix.title')} />
      <TabBar
        label={t('portfolio.views')}
        active={view}
        items={views.map((id) => ({ id, label: t(`portfolio.view.${id}`), href: addressOf(id) }))}
      />
      <Shown />
    </Page>
  );
}

const parts: Readonly<Record<View, () => React.ReactNode>> = {
  latest: FiguresView,
  months: MonthsView,
  cohorts: CohortsView,
  stages: StageMap,
};

const addressOf = (view: View): string =>
  view === 'latest' ? paths.startupsMetricsMatrix() : `${paths.startupsMetricsMatrix()}?view=${view}`;
