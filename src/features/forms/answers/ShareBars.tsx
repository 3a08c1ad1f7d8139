import { useTranslation } from 'react-i18next';
import { languageTag } from '#src/ui/i18n/languages.ts';
import classes from './Answers.module.css';

interface Share {
  readonly key: string | number;
  readonly name: string;
  readonly count: number;
}

interface ShareBarsProps {
  readonly shares: readonly Share[];
  /** How many answers are the whole. */
  readonly of: number;
}

/** Bars with their figures: a table for those who don't see bars. */
export function ShareBars({ shares, of }: ShareBarsProps) {
  const { t, i18n } = useTranslation('formAnswers');
  const percent = new Intl.NumberFormat(languageTag(i18n.language), { style: 'percent', maximumFractionDigits: 0 });
  return (
    <table className={classes.shares}>
      <thead className={classes.unseen}>
        <tr>
          <th scope="col">{t('choice')}</th>
          <th scope="col">{t('share')}</th>
          <th scope="col">{t('times')}</th>
        </tr>
      </thead>
      <tbody>
        {shares.map(({ key, name, count }) => (
          <tr key={key}>
            <th scope="row">{name}</th>
            <td>
              <span className={classes.track}>
                <span className={classes.fill} style={{ inlineSize: `${(count / of) * 100}%` }} />
              </span>
              {percent.format(count / of)}
            </td>
            <td>{count.toLocaleString(languageTag(i18n.language))}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
