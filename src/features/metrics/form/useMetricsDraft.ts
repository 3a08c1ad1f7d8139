import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { metricProblems, type RuledValue } from '#domain/metrics/metricProblems.ts';
import { readMetricValue, sentValue } from '#domain/metrics/metricValues.ts';
import { fieldErrors } from '#src/data/requestError.ts';
import { metricName } from '../metricName.ts';
import type { MetricItem, MetricPeriod } from '../metricsQueries.ts';
import type { KeptFigures, KeptPlace } from './kept/keptFigures.ts';
import { useTypedFigures } from './kept/useTypedFigures.ts';
import { type FigureNow, storedText } from './meanwhile/figureNow.ts';
import { useFigureConflicts } from './meanwhile/useFigureConflicts.ts';
import { useProblemWords } from './useProblemWords.ts';

interface DraftOptions {
  readonly place: KeptPlace;
  /** What was typed before and not saved. */
  readonly kept: KeptFigures;
  /** What the figures say at this moment, as far as it is known. */
  readonly now: ReadonlyMap<string, FigureNow>;
  readonly refused: unknown;
}

/** What somebody has typed into the metrics form, and what is wrong with it. What they leave alone follows what others report. */
export function useMetricsDraft(periods: readonly MetricPeriod[], { place, kept, now, refused }: DraftOptions) {
  const { i18n } = useTranslation('metrics');
  const words = useProblemWords();
  const { typed, change, ...figures } = useTypedFigures(place, kept);
  const [touched, setTouched] = useState<ReadonlySet<string>>(new Set());
  const [isTried, setTried] = useState(false);
  /** Ids of what was changed since the server refused it: its word no longer holds for these. */
  const [changed, setChanged] = useState<ReadonlySet<string>>(new Set());

  const items = periods.flatMap(({ data }) => data);
  /** What others see at this moment, as far as it is known here. */
  const textNow = (item: MetricItem): string => now.get(item.id)?.text ?? storedText(item);
  const typedOf = (item: MetricItem): string => typed.get(item.id)?.typed ?? textNow(item);
  /** What stood there when it was typed. */
  const seenOf = (item: MetricItem): string => typed.get(item.id)?.seen ?? textNow(item);
  const values = periods.flatMap((period) => period.data.map((item) => ruledValue(period, item)));
  const own = metricProblems(values, new Map(), words);
  const fromServer = fieldErrors(refused);
  const { conflicts, isRefusedFor, settle } = useFigureConflicts(items, { typed, now, refused });

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
    ...figures,
    typedOf,
    /** It is as it was when it was tried to save. */
    isAsSent: changed.size === 0,
    type: (item: MetricItem, text: string) => {
      change([[item.id, { typed: text, seen: seenOf(item) }]]);
      setChanged((known) => new Set(known).add(item.id));
    },
    touch: (id: string) => setTouched((known) => (known.has(id) ? known : new Set(known).add(id))),
    /** Shown only where somebody was, or once they tried to save. */
    problemOf: (id: string): string | undefined => {
      const found = own.find((problem) => problem.id === id)?.message;
      if (found !== undefined) return isTried || touched.has(id) ? found : undefined;
      return changed.has(id) || conflicts.has(id) || isRefusedFor(id) ? undefined : fromServer[`data.${id}`];
    },
    /** What others have given meanwhile and is still to be chosen of. */
    conflicts,
    /** Who has given what stands in a field that nobody has typed in here. */
    givenTo: (item: MetricItem): FigureNow | undefined => {
      const figure = now.get(item.id);
      return typed.has(item.id) || figure?.text === storedText(item) ? undefined : figure;
    },
    /** Of these figures those that are typed here count, or those that the others gave. */
    choose: (ids: readonly string[], isMine: boolean) => {
      const chosen = items.filter(({ id }) => ids.includes(id));
      change(
        chosen.map((item) => {
          const theirs = conflicts.get(item.id)?.theirs ?? seenOf(item);
          return [item.id, { typed: isMine ? typedOf(item) : theirs, seen: theirs }];
        }),
      );
      settle(ids);
    },
    /** Marks everything as looked at and gives what is to be sent; null while something is wrong. */
    takeForSaving: () => {
      setTried(true);
      setChanged(new Set());
      const data = items.flatMap((item) => {
        const { unitType } = item.metric.unitOfMeasure;
        const value = sentValue(unitType, typedOf(item));
        return value === null ? [] : [{ metricDataId: item.id, value, shown: sentValue(unitType, seenOf(item)) }];
      });
      return own.length > 0 || data.length === 0 ? null : data;
    },
    /** What is asked next has not been tried yet. */
    startAnew: () => {
      setTried(false);
      setTouched(new Set());
      figures.settle();
    },
    isEmpty: isTried && items.every((item) => typedOf(item) === ''),
  };
}
