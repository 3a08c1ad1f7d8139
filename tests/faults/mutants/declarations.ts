import { type CompileInput, compile } from '#generator/compile.ts';
import { changedRules } from './accessRules.ts';
import { changedConstants } from './constants.ts';
import type { Declaration } from './Declaration.ts';
import { changedFormFields } from './formFields.ts';
import { changedLabels } from './labels.ts';

/** Everything of the four kinds that the spec declares, each changed by itself. */
export function* declarationsOf(project: CompileInput): Iterable<Declaration> {
  const { model } = compile(project);
  if (!model) throw new Error('the spec does not compile');
  yield* changedConstants(project.texts);
  const required = new Set(
    [...model.forms, ...model.drawnForms].flatMap(({ id, fields }) =>
      fields.flatMap((field) => (field.required ? [`${id}.${field.name}`] : [])),
    ),
  );
  // Formatted writing is entered as its document.
  const isRequired = (form: string, field: string): boolean =>
    required.has(`${form}.${field}`) || required.has(`${form}.${field}Document`);
  yield* changedFormFields(project.texts, isRequired);
  yield* changedLabels(project.texts, model.texts);
  yield* changedRules(project.texts);
}
