import type { DeriveValues } from '#server/entities/write/DerivedValues.ts';
import { nameOfUser } from '#server/services/people/nameOfUser.ts';

/** Who writes is the one who is signed in. */
export const derivePostAuthor: DeriveValues = async (merged, _changes, tx, context) => {
  if (merged.version !== 1 || merged.author !== null) return {};
  const author = context.principal?.id ?? null;
  return { author, authorName: await nameOfUser(tx, author) };
};
