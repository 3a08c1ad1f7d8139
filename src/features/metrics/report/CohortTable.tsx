import { useTranslation } from 'react-i18next';
import { ScrollRegion } from '#src/ui/scroll/ScrollRegion.tsx';
import { HealthPill } from '../health/HealthPill.tsx';
import { useReasonWords } from '../health/useReasonWords.ts';
import type { Portfolio, PortfolioRow } from '../portfolio/portfolioRows.ts';
import { useMetricWriter } from '../useMetricWriter.ts';
import classes from './Report.module.css';

interface CohortTableProps {
  readonly portfolio: Portfolio;
  readonly rows: readonly PortfolioRow[];
}

/** The startups of a program with their last figures, as a sheet of paper holds them. */
export function CohortTable({ portfolio: { metrics, shown }, rows }: CohortTableProps) {
  const { t } = useTranslation('metrics');
  const columns = shown.flatMap((id) => metrics.find((metric) => metric.id === id) ?? []);
  return (
    <ScrollRegion className={classes.frame} label={t('portfolio.caption')}>
      <table className={classes.table}>
        <thead>
          <tr>
            <th scope="col">{t('board.startup')}</th>
            <th scope="col">{t('health.title')}</th>
            <th scope="col">{t('portfolio.report')}</th>
            {columns.map(({ id, title }) => (
              <th key={id} scope="col">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <Row key={row.id} row={row} unitTypes={columns.map(({ unitType }) => unitType)} />
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  );
}

interface RowProps {
  readonly row: PortfolioRow;
  readonly unitTypes: readonly string[];
}

function Row({ row: { name, health, report, figures }, unitTypes }: RowProps) {
  const { t } = useTranslation('metrics');
  const writer = useMetricWriter();
  const words = useReasonWords();
  return (
    <tr>
      <th scope="row">{name}</th>
      <td>
        <HealthPill health={health ?? null} />
        {health && health.reasons.length > 0 && (
          <span className={classes.why}>{health.reasons.map(words).join(' · ')}</span>
        )}
      </td>
      <td>{report ? `${t(`board.state.${report.state}`)} · ${writer.month(report.to)}` : t('portfolio.never')}</td>
      {figures.map((figure, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: columns have fixed places
        <td key={index}>
          {typeof figure?.value === 'number' && !figure.isMissing ? (
            <bdi>{writer.write(figure.value, unitTypes[index] ?? 'CUSTOM')}</bdi>
          ) : (
            t(figure ? 'matrix.missing' : 'portfolio.never')
          )}
        </td>
      ))}
    </tr>
  );
}
