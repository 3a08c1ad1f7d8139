import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { metricProblems, type RuledValue } from '#domain/metrics/metricProblems.ts';
import { readMetricValue, sentValue } from '#domain/metrics/metricValues.ts';
import { fieldErrors } from '#src/data/requestError.ts';
import { metricName } from '../metricName.ts';
import type { MetricItem, MetricPeriod } from '../metricsQueries.ts';
import { figureConflicts } from './figureConflicts.ts';
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

  /** What stands on the server and was seen here, by id; else what the form began with. */
  const [seen, setSeen] = useState<ReadonlyMap<string, string>>(new Map());

  const items = periods.flatMap(({ data }) => data);
  const typedOf = (item: MetricItem): string => typed.get(item.id) ?? storedText(item);
  const values = periods.flatMap((period) => period.data.map((item) => ruledValue(period, item)));
  const own = metricProblems(values, new Map(), words);
  const fromServer = fieldErrors(refused);
  const conflicts = new Map([...figureConflicts(refused)].filter(([id, { theirs }]) => seen.get(id) !== theirs));

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
      return changed.has(id) || conflicts.has(id) || seen.has(id) ? undefined : fromServer[`data.${id}`];
    },
    /** What others have given meanwhile and is still to be chosen of. */
    conflicts,
    /** Of these figures those that are typed here count, or those that the others gave. */
    choose: (ids: readonly string[], isMine: boolean) => {
      const chosen = [...conflicts].filter(([id]) => ids.includes(id)).map(([id, { theirs }]) => [id, theirs] as const);
      setSeen((known) => new Map([...known, ...chosen]));
      if (!isMine) setTyped((known) => new Map([...known, ...chosen]));
    },
    /** Marks everything as looked at and gives what is to be sent; null while something is wrong. */
    takeForSaving: () => {
      setTried(true);
      setChanged(new Set());
      const data = items.flatMap((item) => {
        const { unitType } = item.metric.unitOfMeasure;
        const value = sentValue(unitType, typedOf(item));
        const shown = sentValue(unitType, seen.get(item.id) ?? storedText(item));
        return value === null ? [] : [{ metricDataId: item.id, value, shown }];
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
