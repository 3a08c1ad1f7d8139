import type { DeriveValues } from '#server/entities/write/DerivedValues.ts';

/** Availability is one's own. */
export const deriveAvailability: DeriveValues = async (merged, _changes, _tx, context) =>
  merged.version === 1 && merged.user === null ? { user: context.principal?.id ?? null } : {};
