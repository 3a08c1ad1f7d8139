import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { metricProblems, type RuledValue } from '#domain/metrics/metricProblems.ts';
import { readMetricValue, sentValue } from '#domain/metrics/metricValues.ts';
import { fieldErrors } from '#src/data/requestError.ts';
import { metricName } from '../metricName.ts';
import type { MetricItem, MetricPeriod } from '../metricsQueries.ts';
import { useProblemWords } from './useProblemWords.ts';

/** What somebody has typed into the metrics form, and what is wrong with it. */
export function useMetricsDraft(periods: readonly MetricPeriod[], refused: unknown) {
  const { i18n } = useTranslation('metrics');
  const words = useProblemWords();
  const [typed, setTyped] = useState<ReadonlyMap<string, string>>(new Map());
  const [touched, setTouched] = useState<ReadonlySet<string>>(new Set());
  const [isTried, setTried] = useState(false);
  /** Ids of what was changed since the server refused it: its word no longer holds for these. */
  const [changed, setChanged] = useState<ReadonlySet<string>>(new Set());

  const items = periods.flatMap(({ data }) => data);
  const typedOf = (item: MetricItem): string => typed.get(item.id) ?? storedText(item);
  const values = periods.flatMap((period) => period.data.map((item) => ruledValue(period, item)));
  const own = metricProblems(values, new Map(), words);
  const fromServer = fieldErrors(refused);

  function ruledValue({ validations }: MetricPeriod, item: MetricItem): RuledValue {
    const { unitType } = item.metric.unitOfMeasure;
    const ofPeriod = validations.filter(({ dataId }) => dataId === item.id);
    return {
      id: item.id,
      name: metricName(item, i18n.language),
      unitType,
      read: readMetricValue(unitType, typedOf(item)),
      validations: ofPeriod.length > 0 ? ofPeriod : item.validations,
    };
  }

  return {
    typedOf,
    type: (id: string, text: string) => {
      setTyped((known) => new Map(known).set(id, text));
      setChanged((known) => new Set(known).add(id));
    },
    touch: (id: string) => setTouched((known) => (known.has(id) ? known : new Set(known).add(id))),
    /** Shown only where somebody was, or once they tried to save. */
    problemOf: (id: string): string | undefined => {
      const found = own.find((problem) => problem.id === id)?.message;
      if (found !== undefined) return isTried || touched.has(id) ? found : undefined;
      return changed.has(id) ? undefined : fromServer[`data.${id}`];
    },
    /** Marks everything as looked at and gives what is to be sent; null while something is wrong. */
    takeForSaving: () => {
      setTried(true);
      setChanged(new Set());
      const data = items.flatMap((item) => {
        const value = sentValue(item.metric.unitOfMeasure.unitType, typedOf(item));
        return value === null ? [] : [{ metricDataId: item.id, value }];
      });
      return own.length > 0 || data.length === 0 ? null : data;
    },
    /** What is asked next has not been tried yet. */
    startAnew: () => {
      setTried(false);
      setTouched(new Set());
    },
    isEmpty: isTried && items.every((item) => typedOf(item) === ''),
  };
}

function storedText({ value, dateValue }: MetricItem): string {
  return typeof value === 'number' ? String(value) : (dateValue ?? '');
}
