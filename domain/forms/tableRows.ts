import type { FormElement } from './FormElement.ts';

/** Rows of a table that says nothing of them. */
const USUAL_ROWS = 2;
/** More than anybody fills on a page. */
export const MOST_ROWS = 50;

export interface RowCounts {
  /** So many stand there before anything is written. */
  readonly first: number;
  readonly most: number;
}

/** How many rows a table has: those that are there from the start, and up to how many there may be. */
export function rowCounts({ validations, userAddRow }: Pick<FormElement, 'validations' | 'userAddRow'>): RowCounts {
  const { min, max } = validations;
  const least = Math.max(1, min ?? USUAL_ROWS);
  const most = Math.min(MOST_ROWS, max ?? (userAddRow ? MOST_ROWS : least));
  return { first: userAddRow ? Math.min(least, most) : most, most };
}
