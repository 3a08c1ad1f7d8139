import type { Calculation } from '#domain/model/calculation.ts';

/** Whether a calculation looks at other records: then it is worked out when it is read, and no column keeps it. */
export function looksElsewhere(part: Calculation): boolean {
  if ('along' in part || 'over' in part) return true;
  if ('operator' in part) return part.of.some(looksElsewhere);
  if ('when' in part) return [part.when, part.holds, part.fails].some(looksElsewhere);
  if ('not' in part) return looksElsewhere(part.not);
  return 'negative' in part && looksElsewhere(part.negative);
}
