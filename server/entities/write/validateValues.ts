import { comparedNames } from '#domain/access/comparedNames.ts';
import { conditionHolds } from '#domain/access/conditionHolds.ts';
import type { SchemaError } from '#domain/forms/FormValidator.ts';
import type { FieldMeta } from '#domain/model/entity.ts';
import type { EntityModel } from '#server/entities/catalogue/EntityCatalog.ts';
import type { FieldProblem } from '#server/platform/errors/errors.ts';
import { type FieldFault, fieldProblem } from '#server/platform/errors/fieldProblem.ts';

/** Values by field name. Not given is undefined; null clears. */
export type Values = Readonly<Record<string, unknown>>;

/**
 * All problems of a record's values (requirement 000 §5), by the schema that the forms of the browser are made of too: limits of
 * the field and of its field type, values of its enumeration. Only `given` fields are looked at.
 */
export function validateValues(
  model: EntityModel,
  values: Values,
  given: ReadonlySet<string>,
  pathOf: (field: string) => string,
): FieldProblem[] {
  const fields = [...model.fields.values()].filter((field) => given.has(field.name) && field.column !== null);
  const missing = [...model.fields.values()].filter((field) => isMissing(field, values, given));
  return [
    ...missing.map(({ name }) => fieldProblem(pathOf(name), 'required', { spec: `${model.name}.${name}` })),
    ...faultsOf(model, filledIn(fields, values)).map(({ steps: [head = '', ...inner], fault, limit }) =>
      fieldProblem([pathOf(head), ...inner].join('.'), fault, {
        spec: [model.name, head, ...inner.filter((step) => !/^\d+$/.test(step))].join('.'),
        ...limit,
      }),
    ),
  ];
}

/** Whether a value is required and not there. What is required under a condition is asked for when that may have come true. */
function isMissing(field: FieldMeta, values: Values, given: ReadonlySet<string>): boolean {
  if (field.column === null || !isEmpty(values[field.name])) return false;
  if (field.required) return given.has(field.name);
  const { requiredWhen } = field;
  if (requiredWhen === undefined) return false;
  const isAsked = [field.name, ...comparedNames(requiredWhen)].some((name) => given.has(name));
  return isAsked && conditionHolds(requiredWhen, values);
}

interface FoundFault {
  /** Where it is in the record: `berth`, `place`. */
  readonly steps: readonly string[];
  readonly fault: FieldFault;
  readonly limit: { readonly min?: number; readonly max?: number };
}

/** The first fault at each place; of a list that is too short, each item is no news. */
function faultsOf({ name, validate }: EntityModel, values: Values): FoundFault[] {
  if (validate === undefined) throw new Error(`nothing judges the values of ${name}`);
  if (validate(values)) return [];
  const found = new Map<string, FoundFault>();
  for (const error of validate.errors ?? []) {
    const steps = stepsOf(error);
    const place = steps.join('.');
    if (!found.has(place)) found.set(place, { steps, ...faultOf(error) });
  }
  return [...found.values()];
}

function stepsOf({ instancePath, keyword, params }: SchemaError): string[] {
  const steps = instancePath.split('/').slice(1);
  return keyword === 'required' ? [...steps, String(params.missingProperty)] : steps;
}

function faultOf({ keyword, params }: SchemaError): Pick<FoundFault, 'fault' | 'limit'> {
  const limit = Number(params.limit);
  switch (keyword) {
    case 'required':
      return { fault: 'required', limit: {} };
    case 'minimum':
    case 'exclusiveMinimum':
      return { fault: 'min', limit: { min: limit } };
    case 'maximum':
    case 'exclusiveMaximum':
      return { fault: 'max', limit: { max: limit } };
    case 'minLength':
      return { fault: 'minLength', limit: { min: limit } };
    case 'maxLength':
      return { fault: 'maxLength', limit: { max: limit } };
    case 'format':
      return { fault: faultOfFormat[String(params.format)] ?? 'invalid', limit: {} };
    default:
      return { fault: 'invalid', limit: {} };
  }
}

const faultOfFormat: Readonly<Record<string, FieldFault>> = {
  email: 'email',
  'mail-address': 'email',
  uri: 'url',
  'web-address': 'url',
  'picture-address': 'url',
};

/** What somebody filled in, in objects too: the schema knows no empty values. */
function filledIn(fields: readonly FieldMeta[], values: Values): Values {
  const filled = fields.filter((field) => !isEmpty(values[field.name]));
  return Object.fromEntries(filled.map((field) => [field.name, filledValue(field, values[field.name])]));
}

function filledValue({ fields, type }: FieldMeta, value: unknown): unknown {
  if (fields === undefined) return value;
  if (type === 'objectList') return Array.isArray(value) ? value.map((part) => filledPart(fields, part)) : value;
  return filledPart(fields, value);
}

function filledPart(fields: readonly FieldMeta[], part: unknown): unknown {
  return typeof part === 'object' && part !== null && !Array.isArray(part) ? filledIn(fields, part as Values) : part;
}

function isEmpty(value: unknown): boolean {
  if (value === undefined || value === null) return true;
  return typeof value === 'string' ? value.trim() === '' : Array.isArray(value) && value.length === 0;
}
