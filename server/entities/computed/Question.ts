import type { ComputedField } from './ComputedField.ts';

/** Ids of what a record belongs to, under the names of requirement 001 §3. */
export const formId: ComputedField = ({ alias }) => `${alias}.form_id`;
export const questionId: ComputedField = ({ alias }) => `${alias}.question_id`;

export const validations: ComputedField = ({ alias }) =>
  `jsonb_build_object('required', ${alias}.required, 'min', ${alias}.minimum, 'max', ${alias}.maximum)`;
