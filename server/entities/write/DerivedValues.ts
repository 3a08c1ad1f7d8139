import type { Tx } from '#server/db/database.ts';
import type { StoredRow } from './StoredRow.ts';
import type { Values } from './validateValues.ts';

/** Values that follow from others; asked with the merged record before it is checked and stored. */
export type DeriveValues = (merged: StoredRow, changes: Values, tx: Tx) => Promise<Values>;
