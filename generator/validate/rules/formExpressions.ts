import { Environment } from '@marcbachmann/cel-js';
import type { FormFieldMeta, FormMeta } from '#domain/model/ui.ts';
import { entryOf } from '../../model/buildForm.ts';
import { placeIn } from '../../model/Draft.ts';
import { ruleOfEach } from '../Rule.ts';

/** SPEC301: a required field that can be hidden could never be filled in, and the form never be sent. */
export const requiredIsVisible = ruleOfEach(
  (draft) => draft.forms.values(),
  (context, form) => {
    const meta = context.index.forms.get(form.id);
    for (const [index, source] of form.value.fields.entries()) {
      const entry = entryOf(source);
      const name = entry.field ?? entry.name;
      const required = meta?.fields.find((field) => field.name === name)?.required;
      if (!required || !entry.visible) continue;
      context.report(
        'SPEC301',
        placeIn(form, ['fields', index, 'visible']),
        `'${name}' is required, but can be hidden.`,
        "Show it always, or add 'required: false'.",
      );
    }
  },
);

/** SPEC302: expressions name fields of their form and yield yes or no. */
export const typedExpressions = ruleOfEach(
  (draft) => draft.forms.values(),
  (context, form) => {
    const meta = context.index.forms.get(form.id);
    if (!meta) return;
    for (const [index, source] of form.value.fields.entries()) {
      const { visible } = entryOf(source);
      const problem = visible === undefined ? undefined : checkExpression(meta, visible);
      if (problem)
        context.report(
          'SPEC302',
          placeIn(form, ['fields', index, 'visible']),
          problem,
          `Known are ${meta.fields.map((field) => field.name).join(', ')}; the result must be true or false.`,
        );
    }
  },
);

function checkExpression(form: FormMeta, expression: string): string | undefined {
  const environment = new Environment();
  for (const field of form.fields.filter(({ name }) => !name.includes('.')))
    environment.registerVariable(field.name, celType(form, field));
  const result = environment.check(expression);
  if (!result.valid) return firstLine(result.error?.message ?? 'The expression is not valid.');
  return result.type === 'bool' ? undefined : `The expression yields ${String(result.type)}, not true or false.`;
}

/** CEL type of a form value (001 §3 field types, by their JSON schema). */
function celType(form: FormMeta, field: FormFieldMeta): string {
  const schema = (form.schema.properties as Record<string, { type?: string }> | undefined)?.[field.name];
  switch (schema?.type) {
    case 'number':
      return 'double';
    case 'integer':
      return 'int';
    case 'boolean':
      return 'bool';
    case 'array':
      return 'list';
    default:
      return 'string';
  }
}

function firstLine(message: string): string {
  const line = message.split('\n')[0]?.trim() ?? '';
  return /[.!?]$/.test(line) ? line : `${line}.`;
}
