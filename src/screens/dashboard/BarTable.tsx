import { useTranslation } from 'react-i18next';
import { languageTag } from '#src/ui/i18n/languages.ts';
import classes from './DashboardScreen.module.css';

export interface Bar {
  readonly key: string;
  readonly label: string;
  readonly count: number;
}

/** A table whose figures are drawn as bars beside them: nothing is said by length alone. */
export function BarTable({ title, bars }: { readonly title: string; readonly bars: readonly Bar[] }) {
  const { t, i18n } = useTranslation('screens');
  const language = languageTag(i18n.language);
  const most = Math.max(1, ...bars.map(({ count }) => count));
  const sum = Math.max(
    1,
    bars.reduce((total, { count }) => total + count, 0),
  );
  const percent = new Intl.NumberFormat(language, { style: 'percent' });
  return (
    <table className={classes.bars} aria-label={title}>
      <thead className={classes.hiddenHead}>
        <tr>
          <th scope="col">{t('dashboard.value')}</th>
          <th scope="col">{t('dashboard.count')}</th>
          <th scope="col">{t('dashboard.share')}</th>
        </tr>
      </thead>
      <tbody>
        {bars.map(({ key, label, count }) => (
          <tr key={key}>
            <th scope="row" title={label}>
              {label}
            </th>
            <td className={classes.barCell}>
              <span className={classes.bar} style={{ inlineSize: `${(count / most) * 100}%` }} />
              <span className={classes.figure}>{count.toLocaleString(language)}</span>
            </td>
            <td className={classes.figure}>{percent.format(count / sum)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
