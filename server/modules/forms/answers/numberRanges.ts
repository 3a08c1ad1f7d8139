/** How numbers are spread: how many answers lie in each of a few ranges of one width, with round bounds. */

export interface NumberRange {
  /** The lowest number that lies in it, and the lowest that no longer does. */
  readonly from: number;
  readonly to: number;
  readonly count: number;
}

/** About as many ranges as can be taken in at a glance. */
const RANGES = 8;

/** Width of the ranges between two numbers: 1, 2 or 5 of a power of ten, so that their bounds are round. Null where both are one. */
export function rangeWidth(least: number, most: number): number | null {
  if (!(most > least)) return null;
  const wanted = (most - least) / RANGES;
  const power = 10 ** Math.floor(Math.log10(wanted));
  const factor = [1, 2, 5, 10].find((one) => one * power >= wanted * (1 - 1e-9)) ?? 10;
  return factor * power;
}

/** All ranges from the lowest to the highest in which somebody's answer lies, those between in which none does too. */
export function numberRanges(width: number, counts: ReadonlyMap<number, number>): readonly NumberRange[] {
  const places = [...counts.keys()];
  const first = Math.min(...places);
  const last = Math.max(...places);
  return Array.from({ length: last - first + 1 }, (_, at) => {
    const place = first + at;
    return { from: round(place * width), to: round((place + 1) * width), count: counts.get(place) ?? 0 };
  });
}

/** Without what binary fractions add: three times 0.1 is 0.3. */
const round = (value: number): number => Number(value.toPrecision(12));
