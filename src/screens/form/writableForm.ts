import type { AppAbility } from '#domain/access/buildAbility.ts';
import type { FormMeta } from '#domain/model/forms.ts';
import { mayChangeField } from '../recordRights.ts';
import type { RecordData } from '../screenModules.ts';

/**
 * The form without the fields that the reader may not write: the server would refuse them. Its compiled validator
 * still asks for required ones, so those stay with the value the record has.
 */
export function writableForm(form: FormMeta, ability: AppAbility, record: RecordData | null): FormMeta {
  const { entity } = form;
  if (!entity) return form;
  const mayWrite = (field: string): boolean =>
    record === null ? ability.can('create', entity, field) : mayChangeField(ability, entity, record, field);
  const fields = form.fields.filter(({ name }) => mayWrite(name.split('.')[0] ?? name));
  return { ...form, fields, schema: narrowed(form.schema, new Set(fields.map(({ name }) => name))) };
}

/** The form without these fields: their values are given. */
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
