import type { RequestContext } from '#server/platform/context/context.ts';
import type { Tx } from '#server/platform/db/database.ts';
import type { StoredRow } from './StoredRow.ts';
import type { Values } from './validateValues.ts';

/**
 * Values that follow from others; asked with the merged record before it is checked and stored. It has the version that
 * is stored: 1 is a new record. Of one `changes` holds every field, defaults included.
 */
export type DeriveValues = (merged: StoredRow, changes: Values, tx: Tx, context: RequestContext) => Promise<Values>;
