import type { FieldProblem } from '#server/platform/errors/errors.ts';

export const arrangementsPath = 'input.arrangements';

/** What is wrong with an arrangement; which one, its words say. */
export const arrangementProblem = (reason: FieldProblem['reason'], values: FieldProblem['values']): FieldProblem => ({
  path: arrangementsPath,
  reason,
  values,
});
