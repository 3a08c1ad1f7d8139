import type { DeriveValues } from '#server/entities/write/DerivedValues.ts';

/** The words of an item are no longer those which were first read (`isUpdate`, 001 §3). */
export const deriveItem: DeriveValues = async (merged, changes) =>
  merged.version > 1 && 'message' in changes ? { isUpdate: true } : {};
