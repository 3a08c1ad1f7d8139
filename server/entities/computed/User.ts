import type { ComputedField } from './ComputedField.ts';

/** First and last name; the last name may be missing. */
export const fullName: ComputedField = ({ alias }) =>
  `trim(${alias}.first_name || ' ' || coalesce(${alias}.last_name, ''))`;
