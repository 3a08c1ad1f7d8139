import type { RefusalReason, RefusalValues } from '#server/platform/texts/refusals.ts';

/** One wrong field: where it is in the arguments (`input.dueDate`) and what is wrong with it, as a code with parameters. */
export interface FieldProblem {
  readonly path: string;
  readonly reason: RefusalReason;
  readonly values?: RefusalValues | undefined;
}

/** What can be wrong with a field (requirement 000 §5). */
export type FieldFault =
  | 'required'
  | 'invalid'
  | 'number'
  | 'day'
  | 'min'
  | 'max'
  | 'minLength'
  | 'maxLength'
  | 'email'
  | 'url'
  | 'unique'
  | 'order';

export interface FaultyField {
  /** Where its label stands in the spec's texts: `Startup.name`. */
  readonly spec?: string;
  /** How it is called by the one who made it: a question, say. */
  readonly label?: string;
  readonly min?: number | undefined;
  readonly max?: number | undefined;
  /** The field it must not come before, named like `spec`. */
  readonly notBefore?: string;
}

/** What is wrong with a field of a record, in the words that forms of the browser have for it. */
export function fieldProblem(path: string, fault: FieldFault, field: FaultyField = {}): FieldProblem {
  const { spec, label, min, max, notBefore } = field;
  const named = label ?? (spec === undefined ? undefined : { spec });
  const values = {
    ...(named !== undefined && { field: named }),
    ...((fault === 'min' || fault === 'minLength') && min !== undefined && { min }),
    ...((fault === 'max' || fault === 'maxLength') && max !== undefined && { max }),
    ...(notBefore !== undefined && { other: { spec: notBefore } }),
  };
  // 'Invalid field' is for what has no name: read apart from a form, it would leave its reader guessing.
  const reason = fault === 'invalid' && named !== undefined ? 'invalidField' : fault;
  return { path, reason, ...(Object.keys(values).length > 0 && { values }) };
}
