import { useTranslation } from 'react-i18next';
import classes from './ChartFigure.module.css';
import type { ChartData } from './ChartSeries.ts';

/** The numbers behind a chart, the newest first. */
export function ChartTable({ title, labels, series, format }: ChartData) {
  const { t } = useTranslation('charts');
  const rows = labels.map((label, index) => ({ label, index })).reverse();
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
    <section className={classes.tableFrame} aria-label={t('tableOf', { title })} tabIndex={0}>
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
    </section>
  );
}
