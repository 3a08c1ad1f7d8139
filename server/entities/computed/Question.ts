import type { ComputedField } from './ComputedField.ts';

/** Ids of what a record belongs to, under the names of requirement 001 §3. */
export const formId: ComputedField = ({ alias }) => `${alias}.form_id`;
export const questionId: ComputedField = ({ alias }) => `${alias}.question_id`;

export const validations: ComputedField = ({ alias }) =>
  `jsonb_build_object('required', ${alias}.required, 'min', ${alias}.minimum, 'max', ${alias}.maximum)`;

export const dependency: ComputedField = ({ alias }) => `${alias}.shown_when`;

/** The choices in their order, each with its label and the number it counts as; last, the one that is written in. */
export const options: ComputedField = ({ alias, nextAlias }) => {
  const choice = nextAlias();
  const number = `nullif(${alias}.numerical_values[${choice}.position], '')`;
  return `((select coalesce(jsonb_agg(jsonb_build_object(
      'value', ${choice}.text, 'labels', jsonb_build_array(jsonb_build_object('language', 'en', 'value', ${choice}.text)),
      'isWriteIn', false,
      'numericalValue', case when ${number} ~ '^-?[0-9]+([.][0-9]+)?$' then ${number}::float8 end)
      order by ${choice}.position), '[]')
    from unnest(${alias}.choices) with ordinality as ${choice}(text, position))
    || case when ${alias}.write_in then '[{"value":"","labels":[],"isWriteIn":true,"numericalValue":null}]'::jsonb
       else '[]'::jsonb end)`;
};
