import type { FormMeta } from '#domain/model/forms.ts';

/** A form that neither shows these fields nor asks for them. */
export function withoutFields(form: FormMeta, names: readonly string[]): FormMeta {
  const fields = form.fields.filter(({ name }) => !names.includes(name));
  return { ...form, fields, schema: narrowed(form.schema, new Set(fields.map(({ name }) => name))) };
}

/** The schema that is drawn: of the fields shown only. */
function narrowed(schema: FormMeta['schema'], names: ReadonlySet<string>): FormMeta['schema'] {
  const { properties, required } = schema as { properties: Record<string, unknown>; required?: readonly string[] };
  return {
    ...schema,
    properties: Object.fromEntries(Object.entries(properties).filter(([name]) => names.has(name))),
    required: (required ?? []).filter((name) => names.has(name)),
  };
}
