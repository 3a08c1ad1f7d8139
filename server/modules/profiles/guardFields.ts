import { sql } from 'kysely';
import type { FieldChoice, ProfileField } from '#domain/forms/profileFields.ts';
import { answerOfValue, elementOfField } from '#domain/forms/profileFields.ts';
import type { WriteHook } from '#server/entities/write/EntityWriter.ts';
import { ValidationError } from '#server/platform/errors/errors.ts';
import { fieldProblem } from '#server/platform/errors/fieldProblem.ts';
import { checkAnswers } from '#server/services/forms/answers.ts';

/** A choice offers nothing twice. */
export const guardChoices: WriteHook = async ({ after }) => {
  if (after === null || after.fieldType !== 'select_dropdown') return;
  const choices = (Array.isArray(after.choices) ? after.choices : []) as readonly FieldChoice[];
  for (const part of ['value', 'label'] as const) {
    const words = choices.map((choice) => choice[part].trim());
    const twice = words.find((word, at) => words.indexOf(word) !== at);
    if (twice !== undefined) {
      throw new ValidationError([{ path: 'input.choices', reason: 'choiceTwice', values: { words: twice } }]);
    }
  }
};

/** A value fits its field, however it is written: of a choice it is one that is offered. */
export const guardValue: WriteHook = async ({ before, after }, { tx }) => {
  if (after === null || (before?.value === after.value && before?.field === after.field)) return;
  const { rows } = await sql<ProfileField>`
    select id as "_id", name, coalesce(names, '[]'::jsonb) as names, field_type as "fieldType", help,
      coalesce(helps, '[]'::jsonb) as helps, required, coalesce(choices, '[]'::jsonb) as choices
    from custom_field where id = ${String(after.field)}`.execute(tx);
  const [field] = rows;
  if (field === undefined) return;
  const element = elementOfField(field, 0);
  const answer = answerOfValue(element, String(after.value));
  if (element.questionType === 'number' && answer.numberValue === null) {
    throw new ValidationError([fieldProblem('input.value', 'number', { label: element.label })]);
  }
  checkAnswers([element], new Map([[element._id, answer]]), false);
};
