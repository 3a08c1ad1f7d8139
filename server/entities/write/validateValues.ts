import { isKeptTime } from '#domain/dates/isKeptTime.ts';
import type { FieldMeta } from '#domain/model/entity.ts';
import { isEmailAddress } from '#domain/text/emailAddress.ts';
import { isWebAddress } from '#domain/text/webLink.ts';
import type { EntityModel } from '#server/entities/catalogue/EntityCatalog.ts';
import type { FieldProblem } from '#server/platform/errors/errors.ts';
import { type FieldFault, fieldProblem } from '#server/platform/errors/fieldProblem.ts';

/** Values by field name. Not given is undefined; null clears. */
export type Values = Readonly<Record<string, unknown>>;

/**
 * All problems of a record's values (requirement 000 §5). Only `given` fields are looked at.
 */
export function validateValues(
  model: EntityModel,
  values: Values,
  given: ReadonlySet<string>,
  pathOf: (field: string) => string,
): FieldProblem[] {
  return [...model.fields.values()].flatMap((field) => {
    if (!given.has(field.name) || field.column === null) return [];
    return faultsOf(field, values[field.name], pathOf(field.name), `${model.name}.${field.name}`).map(
      ({ path, spec, fault, min, max }) => fieldProblem(path, fault, { spec, min, max }),
    );
  });
}

interface FoundFault {
  readonly path: string;
  /** Where the label of the field stands in the spec's texts. */
  readonly spec: string;
  readonly fault: FieldFault;
  readonly min: number | undefined;
  readonly max: number | undefined;
}

function faultsOf(field: FieldMeta, value: unknown, path: string, spec: string): FoundFault[] {
  const fault = faultOf(field, value);
  return fault === null
    ? innerFaults(field, value, path, spec)
    : [{ path, spec, fault, min: field.min, max: field.max }];
}

/** The parts of an object are as strict as fields: a link inside one is a link. */
function innerFaults({ fields = [], type }: FieldMeta, value: unknown, path: string, spec: string): FoundFault[] {
  if (isEmpty(value) || fields.length === 0) return [];
  const parts: [string, unknown][] =
    type === 'objectList' ? (value as unknown[]).map((part, index) => [`${path}.${index}`, part]) : [[path, value]];
  return parts.flatMap(([place, part]) => {
    const given = new Map(Object.entries(part ?? {}));
    return fields.flatMap((field) =>
      faultsOf(field, given.get(field.name), `${place}.${field.name}`, `${spec}.${field.name}`),
    );
  });
}

function faultOf(field: FieldMeta, value: unknown): FieldFault | null {
  if (isEmpty(value)) return field.required ? 'required' : null;
  switch (field.type) {
    case 'int':
      return Number.isInteger(value) ? bounds(field, value as number, NUMBER) : 'invalid';
    case 'float':
    case 'money':
      return Number.isFinite(value) ? bounds(field, value as number, NUMBER) : 'invalid';
    case 'bool':
      return typeof value === 'boolean' ? null : 'invalid';
    case 'date':
    case 'dateTime':
      return typeof value === 'string' && isKeptTime(value) ? null : 'invalid';
    case 'refs':
    case 'textList':
    case 'enumList':
      return isTextList(value) ? null : 'invalid';
    case 'labels':
    case 'objectList':
      return Array.isArray(value) ? null : 'invalid';
    case 'object':
      return typeof value === 'object' ? null : 'invalid';
    case 'json':
      return null;
    default:
      return typeof value === 'string' ? textFault(field, value) : 'invalid';
  }
}

function isEmpty(value: unknown): boolean {
  if (value === undefined || value === null) return true;
  return typeof value === 'string' ? value.trim() === '' : Array.isArray(value) && value.length === 0;
}

function textFault(field: FieldMeta, value: string): FieldFault | null {
  if (field.type === 'email' && !isEmailAddress(value)) return 'email';
  if (field.type === 'url' && !isWebAddress(value)) return 'url';
  if (field.type === 'image' && !isImageAddress(value)) return 'url';
  return bounds(field, value.length, TEXT);
}

const NUMBER = ['min', 'max'] as const;
const TEXT = ['minLength', 'maxLength'] as const;

function bounds({ min, max }: FieldMeta, size: number, [low, high]: typeof NUMBER | typeof TEXT): FieldFault | null {
  if (min !== undefined && size < min) return low;
  return max !== undefined && size > max ? high : null;
}

function isImageAddress(value: string): boolean {
  return isWebAddress(value) || /^\/[^/\\]/.test(value) || /^data:image\/(png|jpeg|webp|svg\+xml);base64,/.test(value);
}

function isTextList(value: unknown): boolean {
  return Array.isArray(value) && value.every((item) => typeof item === 'string');
}
