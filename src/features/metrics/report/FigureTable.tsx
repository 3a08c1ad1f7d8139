import { useTranslation } from 'react-i18next';
import { Sparkline } from '#src/ui/charts/Sparkline.tsx';
import { useMetricWriter } from '../useMetricWriter.ts';
import classes from './Report.module.css';
import type { ReportFigure } from './reportFigures.ts';

/** Metrics with their last value, its change and how they went. */
export function FigureTable({ figures }: { readonly figures: readonly ReportFigure[] }) {
  const { t } = useTranslation(['metrics', 'charts']);
  const writer = useMetricWriter();
  return (
    <table className={classes.table}>
      <thead>
        <tr>
          <th scope="col">{t('matrix.metric')}</th>
          <th scope="col">{t('charts:period')}</th>
          <th scope="col">{t('portfolio.view.latest')}</th>
          <th scope="col">{t('portfolio.change')}</th>
        </tr>
      </thead>
      <tbody>
        {figures.map(({ id, title, unitType, months, values }) => {
          const [last, before] = [values.at(-1), values.at(-2)];
          if (last === undefined) return null;
          return (
            <tr key={id}>
              <th scope="row">{title}</th>
              <td>{writer.month(months.at(-1) ?? '')}</td>
              <td>
                {values.length > 2 && (
                  <span className={classes.line}>
                    <Sparkline values={values} />
                  </span>
                )}
                <bdi>{writer.write(last, unitType)}</bdi>
              </td>
              <td>
                <bdi>{before ? writer.change((last - before) / Math.abs(before)) : '–'}</bdi>
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
