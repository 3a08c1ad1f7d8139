import type { Beginning } from '#domain/model/entity.ts';
import type { FormFieldMeta, FormMeta } from '#domain/model/forms.ts';
import { documentOf } from '#domain/richText/documentOf.ts';
import { isDocumentWidget } from './uiSchemaOf.ts';

export type FormValues = Readonly<Record<string, unknown>>;

/** What is known where a new record begins. */
export type Beginnings = Readonly<Record<Beginning, string | null>>;

/** The form's values of a record: references become ids, older writing a document, what is not set is left out. */
export function valuesOf(
  form: FormMeta,
  record: Readonly<Record<string, unknown>> | null,
  known: Beginnings,
): FormValues {
  const values: Record<string, unknown> = {};
  for (const field of form.fields) {
    const begun = field.begins ? known[field.begins] : field.default;
    const value = record === null ? begun : fieldValue(field, valueAt(record, field.name));
    if (value !== null && value !== undefined) values[field.name] = value;
  }
  return values;
}

function fieldValue({ entity, many, widget }: FormFieldMeta, value: unknown): unknown {
  // The server gives what was written before there were documents as a text, which no field of documents may hold.
  if (typeof value === 'string' && isDocumentWidget(widget)) return documentOf(value);
  if (!entity || value === null || value === undefined) return value;
  if (many || Array.isArray(value)) return Array.isArray(value) ? value.map(idOf) : [];
  return idOf(value);
}

function idOf(value: unknown): unknown {
  return typeof value === 'object' && value !== null && '_id' in value ? value._id : value;
}

/**
 * What is sent: emptied fields as null, so that the server can tell "emptied" from "not given". A changed part of an
 * object sends the whole object, with what the record has in its other parts.
 */
export function inputOf(
  form: FormMeta,
  values: FormValues,
  initial: FormValues | null,
  record: Readonly<Record<string, unknown>> | null = null,
): Record<string, unknown> {
  const input: Record<string, unknown> = {};
  for (const { name, calculate, default: begun } of form.fields) {
    // The server calculates it itself.
    if (calculate) continue;
    const value = values[name] === '' || values[name] === undefined ? null : values[name];
    const before = initial?.[name] ?? null;
    // What a new record would begin with is emptied by saying so.
    if (initial ? isSame(value, before) : value === null && begun === undefined) continue;
    const [head = name, ...parts] = name.split('.');
    input[head] = parts.length === 0 ? value : withPart(input[head] ?? record?.[head], parts, value);
  }
  return input;
}

/** The value at `unitOfMeasure.unitType`. */
function valueAt(record: Readonly<Record<string, unknown>>, path: string): unknown {
  return path.split('.').reduce<unknown>((value, part) => (value as Record<string, unknown> | null)?.[part], record);
}

function withPart(owner: unknown, [part = '', ...rest]: readonly string[], value: unknown): Record<string, unknown> {
  const known = owner !== null && typeof owner === 'object' ? (owner as Record<string, unknown>) : {};
  return { ...known, [part]: rest.length === 0 ? value : withPart(known[part], rest, value) };
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
