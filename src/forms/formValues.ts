import type { FormFieldMeta, FormMeta } from '#domain/model/ui.ts';

export type FormValues = Readonly<Record<string, unknown>>;

/** The form's values of a record: references become ids, what is not set is left out. */
export function valuesOf(form: FormMeta, record: Readonly<Record<string, unknown>> | null): FormValues {
  const values: Record<string, unknown> = {};
  for (const field of form.fields) {
    const value = record === null ? field.default : fieldValue(field, record[field.name]);
    if (value !== null && value !== undefined) values[field.name] = value;
  }
  return values;
}

function fieldValue({ entity, many }: FormFieldMeta, value: unknown): unknown {
  if (!entity || value === null || value === undefined) return value;
  if (many || Array.isArray(value)) return Array.isArray(value) ? value.map(idOf) : [];
  return idOf(value);
}

function idOf(value: unknown): unknown {
  return typeof value === 'object' && value !== null && '_id' in value ? value._id : value;
}

/** What is sent: emptied fields as null, so that the server can tell "emptied" from "not given". */
export function inputOf(form: FormMeta, values: FormValues, initial: FormValues | null): Record<string, unknown> {
  const input: Record<string, unknown> = {};
  for (const { name } of form.fields) {
    const value = values[name] === '' || values[name] === undefined ? null : values[name];
    const before = initial?.[name] ?? null;
    if (initial ? !isSame(value, before) : value !== null) input[name] = value;
  }
  return input;
}

export function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one ?? null) === JSON.stringify(other ?? null);
}

/** What the validator sees: an optional field left empty is as good as absent, whatever its format. */
export function validatedValues(form: FormMeta, values: FormValues): FormValues {
  const required = new Set(form.fields.filter((field) => field.required).map(({ name }) => name));
  return Object.fromEntries(
    Object.entries(values).filter(
      ([name, value]) => value !== undefined && value !== null && (value !== '' || required.has(name)),
    ),
  );
}
