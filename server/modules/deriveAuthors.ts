import type { DeriveValues } from '#server/entities/write/DerivedValues.ts';

/** Entities whose records name who made them, and the field that does. */
const authored: Readonly<Record<string, string>> = {
  Comment: 'createdBy',
  Email: 'createdBy',
  StartupAssessment: 'assessor',
  StartupDocument: 'uploadedBy',
  TimelineEvent: 'createdBy',
};

/** How each of them gets its author. */
export const deriveAuthors: Readonly<Record<string, DeriveValues>> = Object.fromEntries(
  Object.entries(authored).map(([entity, author]) => [entity, deriveFrom(author)]),
);

/** Nobody can give an author; a new record has the field all the same, still empty. */
function deriveFrom(author: string): DeriveValues {
  return async (_merged, changes, _tx, context) =>
    changes[author] === null ? { [author]: context.principal?.id ?? null } : {};
}
