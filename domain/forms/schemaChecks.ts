/**
 * What the validators of forms are made of: one function for each keyword of JSON Schema that the spec's field types
 * use (https://json-schema.org/draft/2020-12). The generator writes their calls ahead of time, because the page's
 * security policy forbids code made from text. `schemaChecks.test.ts` compares every form with Ajv.
 */

import { isLink } from '../text/webLink.ts';

/** A mistake, named as Ajv names it. */
export interface SchemaError {
  readonly instancePath: string;
  readonly keyword: string;
  readonly params: Readonly<Record<string, unknown>>;
}

export type SchemaCheck = (value: unknown, path: string) => readonly SchemaError[];

/** Says whether the data fits; if not, `errors` holds every mistake until the next call. */
export interface FormValidator {
  (data: unknown): boolean;
  errors?: readonly SchemaError[] | null;
}

const none: readonly SchemaError[] = [];

/** A check of one keyword; values it does not speak about are fine. */
const keyword =
  (name: string, params: SchemaError['params'], fits: (value: unknown) => boolean): SchemaCheck =>
  (value, path) =>
    fits(value) ? none : [{ instancePath: path, keyword: name, params }];

const isNumber = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value);
const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const types: Readonly<Record<string, (value: unknown) => boolean>> = {
  string: (value) => typeof value === 'string',
  number: isNumber,
  integer: (value) => isNumber(value) && Number.isInteger(value),
  boolean: (value) => typeof value === 'boolean',
  array: Array.isArray,
  object: isObject,
};

const formats: Readonly<Record<string, Pick<RegExp, 'test'>>> = {
  // Deliberately simple: the server asks the address itself by sending a mail to it.
  email: /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/,
  // As people type links (001 §5). The server keeps web addresses alone, because it and the pages go to some of them.
  uri: { test: isLink },
  date: /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/,
  'date-time': /^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:Z|[+-]\d\d:\d\d)?$/,
};

/** Length in characters, not in UTF-16 units. */
const lengthOf = (text: string): number => [...text].length;

export const isOfType = (name: string): SchemaCheck => keyword('type', { type: name }, types[name] ?? (() => false));
export const oneOf = (values: readonly unknown[]): SchemaCheck =>
  keyword('enum', { allowedValues: values }, (value) => values.includes(value));
export const minLength = (limit: number): SchemaCheck =>
  keyword('minLength', { limit }, (value) => typeof value !== 'string' || lengthOf(value) >= limit);
export const maxLength = (limit: number): SchemaCheck =>
  keyword('maxLength', { limit }, (value) => typeof value !== 'string' || lengthOf(value) <= limit);
export const minimum = (limit: number): SchemaCheck =>
  keyword('minimum', { comparison: '>=', limit }, (value) => typeof value !== 'number' || value >= limit);
export const maximum = (limit: number): SchemaCheck =>
  keyword('maximum', { comparison: '<=', limit }, (value) => typeof value !== 'number' || value <= limit);
export const format = (name: string): SchemaCheck =>
  keyword('format', { format: name }, (value) => typeof value !== 'string' || (formats[name]?.test(value) ?? true));
export const pattern = (source: string): SchemaCheck => {
  const expression = new RegExp(source, 'u');
  return keyword('pattern', { pattern: source }, (value) => typeof value !== 'string' || expression.test(value));
};
export const minItems = (limit: number): SchemaCheck =>
  keyword('minItems', { limit }, (value) => !Array.isArray(value) || value.length >= limit);
export const maxItems = (limit: number): SchemaCheck =>
  keyword('maxItems', { limit }, (value) => !Array.isArray(value) || value.length <= limit);

/** Items of one plain type; others are mistakes of their own. */
export const uniqueItems = (itemType: string): SchemaCheck =>
  keyword('uniqueItems', {}, (value) => {
    if (!Array.isArray(value)) return true;
    const known = (value as readonly unknown[]).filter((item) => types[itemType]?.(item));
    return new Set(known).size === known.length;
  });

export const items =
  (check: SchemaCheck): SchemaCheck =>
  (value, path) =>
    Array.isArray(value) ? value.flatMap((item: unknown, index) => check(item, `${path}/${index}`)) : none;

export const required =
  (names: readonly string[]): SchemaCheck =>
  (value, path) =>
    isObject(value)
      ? names.flatMap((name) =>
          value[name] === undefined
            ? [{ instancePath: path, keyword: 'required', params: { missingProperty: name } }]
            : none,
        )
      : none;

/** With `isClosed` no other properties are allowed. */
export const properties =
  (checks: Readonly<Record<string, SchemaCheck>>, isClosed = false): SchemaCheck =>
  (value, path) => {
    if (!isObject(value)) return none;
    const strangers = isClosed ? Object.keys(value).filter((name) => !Object.hasOwn(checks, name)) : [];
    return [
      ...strangers.map((name) => ({
        instancePath: path,
        keyword: 'additionalProperties',
        params: { additionalProperty: name },
      })),
      ...Object.entries(checks).flatMap(([name, check]) =>
        value[name] === undefined ? none : check(value[name], `${path}/${pointerPart(name)}`),
      ),
    ];
  };

/** All of them; every mistake counts. */
export const all =
  (...checks: readonly SchemaCheck[]): SchemaCheck =>
  (value, path) =>
    checks.flatMap((check) => check(value, path));

export function formValidator(check: SchemaCheck): FormValidator {
  const validate: FormValidator = (data) => {
    const errors = check(data, '');
    validate.errors = errors.length > 0 ? errors : null;
    return errors.length === 0;
  };
  return validate;
}

/** RFC 6901, section 4. */
const pointerPart = (name: string): string => name.replaceAll('~', '~0').replaceAll('/', '~1');
