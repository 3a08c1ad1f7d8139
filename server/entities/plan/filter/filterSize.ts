import { ValidationError } from '#server/platform/errors/errors.ts';

/** What a person can put together in a page is far below all of these; what is above only keeps the database busy. */
const MAX_DEPTH = 24;
const MAX_VALUES = 1000;
/** Conditions and what joins them: each brings the rules of what it asks into the statement. */
const MAX_PARTS = 100;

/** How much a filter asks for. */
interface FilterSize {
  /** It ended within the limits of depth and values. */
  readonly isWhole: boolean;
  readonly parts: number;
}

/** Refuses a filter that is nested too deep or has too many parts, before anything is made of it. Does not recurse itself. */
export function assertFilterSize(filter: unknown): void {
  const { isWhole, parts } = sizeOf(filter);
  if (!isWhole || parts > MAX_PARTS) {
    throw new ValidationError([{ path: 'filter', reason: 'filterTooLarge' }]);
  }
}

/** Counts no further than the limits. One of several wanted values is a value, no part of its own. */
function sizeOf(filter: unknown): FilterSize {
  let level: readonly unknown[] = [filter];
  let [depth, values, parts] = [0, 0, 0];
  for (; level.length > 0 && depth <= MAX_DEPTH && values <= MAX_VALUES; depth += 1) {
    values += level.length;
    parts += level.filter((value) => isObject(value) && !isWantedValue(value)).length;
    level = level.flatMap((value) => (isObject(value) || Array.isArray(value) ? Object.values(value) : []));
  }
  return { isWhole: level.length === 0 && values <= MAX_VALUES, parts };
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** `{ IS: … }` alone, as lists of choices have it; together they are one comparison (`anyOf`). */
export function isWantedValue(value: unknown): value is { readonly IS: string | number | boolean } {
  if (!isObject(value)) return false;
  const [only, another] = Object.keys(value);
  return only === 'IS' && another === undefined && ['string', 'number', 'boolean'].includes(typeof value.IS);
}
