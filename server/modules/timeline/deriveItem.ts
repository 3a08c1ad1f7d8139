import type { DeriveValues } from '#server/entities/write/DerivedValues.ts';
import { deriveAuthor } from '#server/entities/write/hooks/deriveAuthor.ts';

const author = deriveAuthor('createdBy');

/** Who wrote an item; and that its words are no longer those which were first read (`isUpdate`, 001 §3). */
export const deriveItem: DeriveValues = async (merged, changes, tx, context) => ({
  ...(await author(merged, changes, tx, context)),
  ...(merged.version > 1 && 'message' in changes && { isUpdate: true }),
});
