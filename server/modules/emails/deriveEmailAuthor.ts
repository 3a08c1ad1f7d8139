import type { DeriveValues } from '#server/entities/write/DerivedValues.ts';

/** Whoever begins an e-mail has written it. */
export const deriveEmailAuthor: DeriveValues = async (merged, _changes, _tx, context) =>
  merged.version === 1 && merged.createdBy === null ? { createdBy: context.principal?.id ?? null } : {};
