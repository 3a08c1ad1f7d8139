/** A JSON Schema with the keywords that the spec's own language uses; `fitsShape.test.ts` compares the answers with Ajv's. */
export interface Shape {
  readonly [keyword: string]: unknown;
}

type Check = (wanted: never, value: unknown, shape: Shape) => boolean;

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const patterns = new Map<string, RegExp>();

function expression(source: string): RegExp {
  const known = patterns.get(source) ?? new RegExp(source, 'u');
  patterns.set(source, known);
  return known;
}

const isOfType = (type: string, value: unknown): boolean => {
  switch (type) {
    case 'object':
      return isObject(value);
    case 'array':
      return Array.isArray(value);
    case 'null':
      return value === null;
    case 'integer':
      return Number.isInteger(value);
    case 'number':
      return Number.isFinite(value);
    default:
      return typeof value === type;
  }
};

const fitsAll = (shapes: readonly Shape[], value: unknown): boolean => shapes.every((shape) => fitsShape(shape, value));
const fitsAny = (shapes: readonly Shape[], value: unknown): boolean => shapes.some((shape) => fitsShape(shape, value));

/** What each keyword asks for. Keywords that only say something to people are not here. */
const checks: Readonly<Record<string, Check>> = {
  type: (type: string | readonly string[], value) =>
    typeof type === 'string' ? isOfType(type, value) : type.some((one) => isOfType(one, value)),
  enum: (values: readonly unknown[], value) => values.includes(value),
  const: (only: unknown, value) => value === only,
  pattern: (source: string, value) => typeof value !== 'string' || expression(source).test(value),
  minLength: (limit: number, value) => typeof value !== 'string' || [...value].length >= limit,
  maxLength: (limit: number, value) => typeof value !== 'string' || [...value].length <= limit,
  minimum: (limit: number, value) => typeof value !== 'number' || value >= limit,
  maximum: (limit: number, value) => typeof value !== 'number' || value <= limit,
  minItems: (limit: number, value) => !Array.isArray(value) || value.length >= limit,
  maxItems: (limit: number, value) => !Array.isArray(value) || value.length <= limit,
  items: (shape: Shape, value) => !Array.isArray(value) || value.every((item) => fitsShape(shape, item)),
  minProperties: (limit: number, value) => !isObject(value) || Object.keys(value).length >= limit,
  required: (names: readonly string[], value) => !isObject(value) || names.every((name) => value[name] !== undefined),
  propertyNames: (shape: Shape, value) =>
    !isObject(value) || Object.keys(value).every((name) => fitsShape(shape, name)),
  properties: (shapes: Readonly<Record<string, Shape>>, value) =>
    !isObject(value) ||
    Object.entries(shapes).every(([name, shape]) => value[name] === undefined || fitsShape(shape, value[name])),
  additionalProperties: (allowed: Shape | boolean, value, { properties = {} }) => {
    if (!isObject(value) || allowed === true) return true;
    const others = Object.keys(value).filter((name) => !Object.hasOwn(properties as object, name));
    return allowed === false ? others.length === 0 : others.every((name) => fitsShape(allowed, value[name]));
  },
  allOf: fitsAll,
  anyOf: fitsAny,
  oneOf: (shapes: readonly Shape[], value) => shapes.filter((shape) => fitsShape(shape, value)).length === 1,
  not: (shape: Shape, value) => !fitsShape(shape, value),
  if: (condition: Shape, value, { then = {}, else: otherwise = {} }) =>
    fitsShape((fitsShape(condition, value) ? then : otherwise) as Shape, value),
};

const silent = new Set(['description', 'then', 'else', 'title', 'default', 'examples', 'ids', 'otherwise']);

/**
 * Whether a value fits, and no more: what is wrong with one that does not is found by Ajv. Compiling the schemas of all
 * kinds of file takes Ajv a quarter of a cold build, and nearly every file is right.
 */
export function fitsShape(shape: Shape, value: unknown): boolean {
  for (const keyword in shape) {
    const check = checks[keyword];
    if (check === undefined && !silent.has(keyword)) return false;
    if (check !== undefined && !check(shape[keyword] as never, value, shape)) return false;
  }
  return true;
}
