import { useTranslation } from 'react-i18next';
import { languageTag } from '../i18n/languages.ts';
import classes from './ChartFigure.module.css';
import { type ChartData, changeAt } from './ChartSeries.ts';
import { lineStyles } from './lineStyles.ts';

interface ChartTipProps extends Omit<ChartData, 'title'> {
  /** The point that is pointed at. */
  readonly label: string;
}

/** The exact values of one point, each with its change since the point before. */
export function ChartTip({ label, labels, series, format }: ChartTipProps) {
  const { i18n } = useTranslation('charts');
  const index = labels.indexOf(label);
  const percent = new Intl.NumberFormat(languageTag(i18n.language), {
    style: 'percent',
    signDisplay: 'exceptZero',
    maximumFractionDigits: 1,
  });
  const styles = lineStyles(series);
  return (
    <div className={classes.tip} dir="auto">
      <p className={classes.tipTitle}>{label}</p>
      <ul className={classes.tipLines}>
        {series.map((line, at) => {
          const value = line.values[index];
          const change = changeAt(line, index);
          if (value === null || value === undefined) return null;
          return (
            <li key={line.id}>
              <span className={classes.swatch} style={{ background: styles[at]?.color }} />
              {series.length > 1 && <span>{line.name}</span>}
              <strong>{format(value)}</strong>
              {change !== null && <bdi className={classes.tipChange}>{percent.format(change)}</bdi>}
            </li>
          );
        })}
      </ul>
    </div>
  );
}
