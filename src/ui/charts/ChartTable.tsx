import { useTranslation } from 'react-i18next';
import { ScrollRegion } from '#src/ui/scroll/ScrollRegion.tsx';
import classes from './ChartFigure.module.css';
import type { ChartData } from './ChartSeries.ts';

/** The numbers behind a chart, the newest first. */
export function ChartTable({ title, labels, series, format }: ChartData) {
  const { t } = useTranslation('charts');
  const rows = labels.map((label, index) => ({ label, index })).reverse();
  return (
    <ScrollRegion className={classes.tableFrame} label={t('tableOf', { title })}>
      <table className={classes.table}>
        <thead>
          <tr>
            <th scope="col">{t('period')}</th>
            {series.map(({ id, name }) => (
              <th key={id} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ label, index }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              {series.map(({ id, values }) => {
                const value = values[index];
                return <td key={id}>{value === null || value === undefined ? t('none') : format(value)}</td>;
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  );
}
