import type { DeriveValues } from '#server/entities/write/DerivedValues.ts';
import type { WriteHook } from '#server/entities/write/EntityWriter.ts';
import { ValidationError } from '#server/platform/errors/errors.ts';

/** Far more than an address can hold; what is longer is no state of a table. */
const LONGEST_STATE = 8000;

/** A view belongs to whoever made it, for good. */
export const deriveOwner: DeriveValues = async (merged, _changes, _tx, context) =>
  merged.version === 1 && merged.owner === null ? { owner: context.principal?.id ?? null } : {};

/** Keeps out what can be no state of a table. */
export const guardState: WriteHook = async ({ after }) => {
  if (after === null) return;
  const { state } = after;
  const isState = typeof state === 'object' && state !== null && !Array.isArray(state);
  if (isState && JSON.stringify(state).length <= LONGEST_STATE) return;
  throw new ValidationError([{ path: 'input.state', reason: 'invalid' }]);
};
