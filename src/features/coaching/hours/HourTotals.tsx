import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { graphqlQuery } from '#src/data/graphqlQuery.ts';
import { numberFormat } from '#src/ui/i18n/intlFormats.ts';
import { languageTag } from '#src/ui/i18n/languages.ts';
import { HourAllocationMetricsDocument } from '../coaching.gen.ts';
import classes from './HourTotals.module.css';

/** Minutes allocated, agreed on and held, over all that the table below lists; nothing where nothing is allocated. */
export function HourTotals() {
  const { t, i18n } = useTranslation('spec');
  const { data } = useQuery(graphqlQuery(HourAllocationMetricsDocument, {}));
  const figures = data?.hourAllocationMetrics ?? [];
  if (figures.every(({ minutes }) => minutes === 0)) return null;
  const number = numberFormat(languageTag(i18n.language));
  return (
    <dl className={classes.totals}>
      {figures.map(({ metric, minutes }) => (
        <div key={metric} className={classes.figure}>
          <dt>{t(`enum.HourAllocationMetric.${metric}`)}</dt>
          <dd>{number.format(minutes)}</dd>
        </div>
      ))}
    </dl>
  );
}
