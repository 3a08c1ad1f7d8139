import type { ComputedField } from './ComputedField.ts';

/** Values are kept as texts, numbers as `domain/forms/profileFields.ts` writes them; what is no number has none. */
export const numberValue: ComputedField = ({ alias }) =>
  `(case when ${alias}.value ~ '^-?[0-9]+([.][0-9]+)?(e[+-]?[0-9]{1,3})?$' then ${alias}.value::numeric end)`;
