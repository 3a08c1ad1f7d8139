import { ValidationError } from '#server/graphql/errors.ts';
import type { Filter } from './filterSql.ts';

/** What a person can put together in a page is far below both; what is above only keeps the database busy. */
const MAX_DEPTH = 24;
const MAX_VALUES = 1000;

/** Refuses a filter that is nested too deep or has too many parts, before SQL is made of it. Does not recurse itself. */
export function assertFilterSize(filter: Filter): void {
  let level: readonly unknown[] = [filter];
  let values = 0;
  for (let depth = 0; level.length > 0; depth += 1) {
    values += level.length;
    if (depth > MAX_DEPTH || values > MAX_VALUES) {
      throw new ValidationError([{ path: 'filter', message: 'This filter is too large' }]);
    }
    level = level.flatMap((value) => (typeof value === 'object' && value !== null ? Object.values(value) : []));
  }
}
