import type { DeriveValues } from '../DerivedValues.ts';

/** Nobody can give an author: a new record has the field all the same, still empty, and gets whoever is signed in. */
export function deriveAuthor(field: string): DeriveValues {
  return async (_merged, changes, _tx, context) =>
    changes[field] === null ? { [field]: context.principal?.id ?? null } : {};
}
