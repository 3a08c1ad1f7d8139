import type { MetricPeriod } from '../../metricsQueries.ts';
import { type FigureNow, isSameFigure } from '../meanwhile/figureNow.ts';
import type { KeptFigures } from './keptFigures.ts';

/**
 * What is asked, with the figures that were typed here and are asked no more because somebody else has reported them: they
 * are to be chosen of. What nobody has reported and nobody asks for is not brought back.
 */
export function withKept(
  periods: readonly MetricPeriod[],
  kept: KeptFigures,
  now: ReadonlyMap<string, FigureNow>,
): readonly MetricPeriod[] {
  const asked = new Set(periods.flatMap(({ data }) => data.map(({ id }) => id)));
  const missing = [...kept].flatMap(([id, { typed }]) => {
    const figure = now.get(id);
    if (asked.has(id) || figure === undefined || figure.text === '' || isSameFigure(figure.item, figure.text, typed)) {
      return [];
    }
    return [figure];
  });
  return missing.reduceRight(withFigure, periods);
}

/** Before those of its period, as it is to be chosen of; of one that is asked no more, in its place by time. */
function withFigure(periods: readonly MetricPeriod[], { item, from, to }: FigureNow): readonly MetricPeriod[] {
  const isOf = (period: MetricPeriod): boolean => dayIn(period.from) === dayIn(from) && dayIn(period.to) === dayIn(to);
  if (periods.some(isOf)) {
    return periods.map((period) => (isOf(period) ? { ...period, data: [item, ...period.data] } : period));
  }
  const own = { from: instantOf(from), to: instantOf(to), data: [item], validations: [], lastValues: [] };
  return [...periods, own].sort((one, other) => (one.to ?? '').localeCompare(other.to ?? ''));
}

/** Figures have days, where the periods of the form have instants. */
const dayIn = (instant: string | null): string | null => instant?.slice(0, 10) ?? null;
const instantOf = (day: string | null): string | null => (day === null ? null : `${day.slice(0, 10)}T00:00:00.000Z`);
