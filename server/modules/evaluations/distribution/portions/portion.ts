/** Evaluations that are made, moved or taken back in one transaction: writing them takes the database a millisecond or two each. */
export const PORTION = 3000;
