import type { FieldMeta } from '#domain/model/entity.ts';
import type { FieldProblem } from '#server/graphql/errors.ts';
import type { EntityModel } from '../EntityCatalog.ts';
import { fieldLabel } from './fieldLabel.ts';

/** Values by field name. Not given is undefined; null clears. */
export type Values = Readonly<Record<string, unknown>>;

/** All problems of a record's values, with the messages of requirement 000 §5. Only `given` fields are looked at. */
export function validateValues(
  model: EntityModel,
  values: Values,
  given: ReadonlySet<string>,
  pathOf: (field: string) => string,
): FieldProblem[] {
  return [...model.fields.values()].flatMap((field) => {
    if (!given.has(field.name) || field.column === null) return [];
    return problemsOf(field, values[field.name], pathOf(field.name));
  });
}

function problemsOf(field: FieldMeta, value: unknown, path: string): FieldProblem[] {
  const message = problemOf(field, value);
  return message === null ? innerProblems(field, value, path) : [{ path, message }];
}

/** The parts of an object are as strict as fields: a link inside one is a link. */
function innerProblems({ fields = [], type }: FieldMeta, value: unknown, path: string): FieldProblem[] {
  if (isEmpty(value) || fields.length === 0) return [];
  const parts: [string, unknown][] =
    type === 'objectList' ? (value as unknown[]).map((part, index) => [`${path}.${index}`, part]) : [[path, value]];
  return parts.flatMap(([place, part]) => {
    const given = new Map(Object.entries(part ?? {}));
    return fields.flatMap((field) => problemsOf(field, given.get(field.name), `${place}.${field.name}`));
  });
}

function problemOf(field: FieldMeta, value: unknown): string | null {
  if (isEmpty(value)) return field.required ? `${fieldLabel(field.name)} is a required field` : null;
  switch (field.type) {
    case 'int':
      return Number.isInteger(value) ? bounds(field, value as number, '') : 'Invalid field';
    case 'float':
    case 'money':
      return Number.isFinite(value) ? bounds(field, value as number, '') : 'Invalid field';
    case 'bool':
      return typeof value === 'boolean' ? null : 'Invalid field';
    case 'date':
    case 'dateTime':
      return typeof value === 'string' && !Number.isNaN(Date.parse(value)) ? null : 'Invalid field';
    case 'refs':
    case 'textList':
    case 'enumList':
      return isTextList(value) ? null : 'Invalid field';
    case 'labels':
    case 'objectList':
      return Array.isArray(value) ? null : 'Invalid field';
    case 'object':
      return typeof value === 'object' ? null : 'Invalid field';
    case 'json':
      return null;
    default:
      return typeof value === 'string' ? textProblem(field, value) : 'Invalid field';
  }
}

function isEmpty(value: unknown): boolean {
  if (value === undefined || value === null) return true;
  return typeof value === 'string' ? value.trim() === '' : Array.isArray(value) && value.length === 0;
}

function textProblem(field: FieldMeta, value: string): string | null {
  if (field.type === 'email' && !EMAIL.test(value)) return `${fieldLabel(field.name)} is not a valid email`;
  if (field.type === 'url' && !isWebAddress(value)) return `${fieldLabel(field.name)} is not a valid url`;
  if (field.type === 'image' && !isImageAddress(value)) return `${fieldLabel(field.name)} is not a valid url`;
  return bounds(field, value.length, ' characters');
}

function bounds(field: FieldMeta, size: number, unit: string): string | null {
  const label = fieldLabel(field.name);
  if (field.min !== undefined && size < field.min) {
    return `${label} must be greater than or equal to ${field.min}${unit}`;
  }
  if (field.max !== undefined && size > field.max) return `${label} must be less than or equal to ${field.max}${unit}`;
  return null;
}

/** One @, something on both sides, a dot in the domain; the mail that is sent proves the rest. */
const EMAIL = /^[^\s@]{1,64}@[^\s@.]+(\.[^\s@.]+)+$/;

/** Only web addresses: a `javascript:` link in a record would run at whoever clicks on it. */
function isWebAddress(value: string): boolean {
  return /^https?:\/\//i.test(value) && URL.canParse(value);
}

function isImageAddress(value: string): boolean {
  return isWebAddress(value) || /^\/[^/\\]/.test(value) || /^data:image\/(png|jpeg|webp|svg\+xml);base64,/.test(value);
}

function isTextList(value: unknown): boolean {
  return Array.isArray(value) && value.every((item) => typeof item === 'string');
}
