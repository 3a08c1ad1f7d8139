import { Environment } from '@marcbachmann/cel-js';
import type { FormFieldMeta, FormMeta } from '#domain/model/forms.ts';
import { suggestion } from '../../diagnostics/suggest.ts';
import { entryOf } from '../../model/buildForm.ts';
import { placeIn } from '../../model/Draft.ts';
import { ruleOfEach } from '../Rule.ts';

/** SPEC301: a required field that can be hidden could never be filled in, and the form never be sent. */
export const requiredIsVisible = ruleOfEach(
  (draft) => draft.forms.values(),
  (context, form) => {
    const fields = context.index.forms.get(form.id)?.fields ?? [];
    const required = new Set(fields.filter((field) => field.required).map(({ name }) => name));
    for (const [index, source] of form.value.fields.entries()) {
      const entry = entryOf(source);
      const name = entry.field ?? entry.name ?? '';
      if (!required.has(name) || !entry.visible) continue;
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
    if (!meta?.fields.some(({ visibleWhen }) => visibleWhen !== undefined)) return;
    const environment = environmentOf(meta);
    for (const [index, source] of form.value.fields.entries()) {
      const { visible } = entryOf(source);
      const problem =
        visible === undefined ? undefined : (checkExpression(environment, visible) ?? unknownPart(meta, visible));
      if (problem)
        context.report(
          'SPEC302',
          placeIn(form, ['fields', index, 'visible']),
          problem,
          `${suggestion(
            '',
            meta.fields.map((field) => field.name),
          )} The result must be true or false.`,
        );
    }
  },
);

/** The fields of a form by name and type. */
function environmentOf(form: FormMeta): Environment {
  const environment = new Environment();
  const names = new Set<string>();
  for (const field of form.fields) {
    const [head = '', part] = field.name.split('.');
    if (names.has(head)) continue;
    names.add(head);
    // Parts of an object are read by their path; which of them there are, `unknownPart` looks at.
    register(environment, head, part === undefined ? celType(form, field) : 'map');
  }
  return environment;
}

/** Words of the language itself (`type`, `list`, `if`) name no field there: an expression with one does not type-check. */
function register(environment: Environment, name: string, type: string): void {
  try {
    environment.registerVariable(name, type);
  } catch (error) {
    if (!(error instanceof Error)) throw error;
  }
}

function checkExpression(environment: Environment, expression: string): string | undefined {
  const result = environment.check(expression);
  if (!result.valid) return firstLine(result.error?.message ?? 'The expression is not valid.');
  return result.type === 'bool' ? undefined : `The expression yields ${String(result.type)}, not true or false.`;
}

/** `availability.mod`, where the form has `availability.mode`. */
function unknownPart(form: FormMeta, expression: string): string | undefined {
  const names = form.fields.map(({ name }) => name);
  const paths = expression.replace(/"[^"]*"|'[^']*'/g, '').match(/[A-Za-z_]\w*\.[A-Za-z_]\w*/g) ?? [];
  const owners = new Set(names.filter((name) => name.includes('.')).map((name) => name.split('.')[0]));
  const wrong = paths.find((path) => owners.has(path.split('.')[0]) && !names.includes(path));
  return wrong === undefined ? undefined : `Unknown variable: ${wrong}.`;
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
