/** A right to the record of the page, in place of or besides a guard: it is asked of the record, not of the reader alone. */
export const recordRight = {
  enum: ['update', 'delete'],
  description: 'What the reader must be allowed to do with this very record, by the rules of its entity.',
  otherwise: 'nothing but to read it',
} as const;
