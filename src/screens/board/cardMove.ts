/** A card on its way from one column to another. */
export interface CardMove {
  readonly id: string;
  readonly name: string;
  readonly version: number;
  readonly from: string;
  readonly to: string;
}

/** Marks what is dragged as a card of a board: other things that are dropped are none of its business. */
export const dragType = 'application/x-cohort-card';
