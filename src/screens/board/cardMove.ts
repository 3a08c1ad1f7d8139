/** A card on its way from one column to another. */
export interface CardMove {
  readonly id: string;
  readonly name: string;
  readonly version: number;
  /** Value of the column it leaves; null: none. */
  readonly from: string | null;
  readonly to: string | null;
}

/** Marks what is dragged as a card of a board: other things that are dropped are none of its business. */
export const dragType = 'application/x-cohort-card';

/** Marks a card that can't be moved to this column yet. What is dragged is only told when it is dropped, its types before. */
export const closedType = (column: string): string => `application/x-cohort-closed-${column}`;
