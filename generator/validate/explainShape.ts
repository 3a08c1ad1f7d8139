import type { ErrorObject } from 'ajv/dist/2020.js';
import { suggestion } from '../diagnostics/suggest.ts';
import type { SpecPath } from '../load/SpecFile.ts';

/** What is wrong at a place of a file, and what to do about it. */
export interface ShapeProblem {
  readonly path: SpecPath;
  readonly on: 'key' | 'value';
  readonly message: string;
  readonly fix: string;
}

/** Kinds of values in the words of those who write YAML. */
const kinds: Readonly<Record<string, string>> = {
  object: "a map ('key: value')",
  array: 'a list',
  string: 'a text',
  number: 'a number',
  integer: 'a whole number',
  boolean: 'true or false',
  null: 'nothing',
};

/** Errors of a JSON Schema in plain words, one for each place and cause. */
export function explainShape(errors: readonly ErrorObject[]): ShapeProblem[] {
  const groups = Map.groupBy(errors, groupOf);
  return [...groups.values()].map((group) => explain(group));
}

/** Alternatives that are refused at one place are one problem. */
function groupOf({ keyword, instancePath, schemaPath, params, propertyName }: ErrorObject): string {
  const isAlternative =
    keyword === 'type' || (keyword === 'required' && /\/(?:anyOf|oneOf)\/\d+\/required$/.test(schemaPath));
  const what = isAlternative ? '' : JSON.stringify(params);
  return [instancePath, propertyName ?? '', keyword, what].join('\u0000');
}

function explain(group: readonly ErrorObject[]): ShapeProblem {
  const [error] = group as readonly [ErrorObject];
  const path = toPath(error.instancePath);
  // Ajv tells the name that is refused, at the place of the map it stands in.
  if (error.propertyName !== undefined) return ofName(error, [...path, error.propertyName]);
  switch (error.keyword) {
    case 'additionalProperties':
      return ofUnknownKey(error, path);
    case 'required':
      return ofMissing(group, path);
    case 'type':
      return ofType(group, path);
    case 'enum':
      return ofEnum(error, path);
    default:
      return { path, on: 'value', ...ofOther(error) };
  }
}

function ofName({ params }: ErrorObject, path: SpecPath): ShapeProblem {
  const name = String(path.at(-1));
  const pattern = String((params as { readonly pattern?: string }).pattern ?? '');
  return { path, on: 'key', message: `'${name}' can not be a name here.`, fix: `Write it as ${inWords(pattern)}.` };
}

function ofUnknownKey({ params, parentSchema }: ErrorObject, path: SpecPath): ShapeProblem {
  const name = String((params as { readonly additionalProperty: string }).additionalProperty);
  const known = Object.keys((parentSchema as { readonly properties?: object }).properties ?? {});
  const today = Object.hasOwn(renamed, name) ? renamed[name] : undefined;
  const fix = today === undefined ? suggestion(name, known) : `Write '${today}'.`;
  return { path: [...path, name], on: 'key', message: `'${name}' is not known here.`, fix };
}

/** Words that settings had before there was one for each meaning, and what is written today. */
const renamed: Readonly<Record<string, string>> = {
  filtersWith: 'filtering: { feature: … }',
  filtersFor: 'filtering: { permission: … }',
  barFor: 'bar: { component: …, permission: … }',
  unless: 'feature: { off: … }',
  sees: 'whenReadable: …',
};

function ofMissing(group: readonly ErrorObject[], path: SpecPath): ShapeProblem {
  const names = [
    ...new Set(group.map(({ params }) => `'${(params as { readonly missingProperty: string }).missingProperty}'`)),
  ];
  const [first = ''] = names;
  if (names.length === 1)
    return { path, on: 'key', message: `${first} is missing.`, fix: `Add ${first.slice(0, -1)}: …' here.` };
  return { path, on: 'key', message: `One of ${names.join(', ')} is missing.`, fix: 'Add one of them here.' };
}

function ofType(group: readonly ErrorObject[], path: SpecPath): ShapeProblem {
  const types = group.flatMap(({ params }) => (params as { readonly type: string | readonly string[] }).type);
  const wanted = [...new Set(types)].map((type) => kinds[type] ?? type).join(' or ');
  const [{ data }] = group as readonly [ErrorObject];
  return {
    path,
    on: 'value',
    message: `Here stands ${show(data)}, and ${wanted} is expected.`,
    fix: `Write ${wanted}.`,
  };
}

function ofEnum({ data, params }: ErrorObject, path: SpecPath): ShapeProblem {
  const known = (params as { readonly allowedValues: readonly unknown[] }).allowedValues.map(String);
  return { path, on: 'value', message: `${show(data)} is not allowed here.`, fix: suggestion(String(data), known) };
}

const limitOf = (params: unknown): number => Number((params as { readonly limit?: number }).limit);

/** Rarer keywords: what is wrong, and the way out. */
function ofOther({ keyword, params, parentSchema, data, message }: ErrorObject): Pick<ShapeProblem, 'message' | 'fix'> {
  switch (keyword) {
    case 'pattern': {
      const { pattern } = params as { readonly pattern: string };
      return { message: `${show(data)} can not stand here.`, fix: `Write it as ${inWords(pattern)}.` };
    }
    case 'const': {
      const only = JSON.stringify((params as { readonly allowedValue: unknown }).allowedValue);
      return { message: `${show(data)} is not allowed here.`, fix: `Write ${only}, or leave it out.` };
    }
    case 'minLength':
      return { message: 'A text is missing here.', fix: 'Write it, or take the line out.' };
    case 'minItems':
    case 'minProperties':
      return { message: `At least ${limitOf(params)} must stand here.`, fix: 'Add what is missing, or take it out.' };
    case 'maxItems':
      return { message: `At most ${limitOf(params)} may stand here.`, fix: 'Take some out.' };
    case 'minimum':
      return { message: `${show(data)} is too small.`, fix: `Write ${limitOf(params)} or more.` };
    case 'maximum':
      return { message: `${show(data)} is too large.`, fix: `Write ${limitOf(params)} or less.` };
    case 'oneOf':
      return {
        message: 'Things stand here that exclude each other.',
        fix: `Keep one of ${alternatives(parentSchema)}.`,
      };
    case 'false schema':
    case 'not':
      return { message: 'Nothing can stand here.', fix: 'Take it out: menus have three levels.' };
    default:
      return {
        message: `This does not fit: ${message ?? keyword}.`,
        fix: 'Compare it with a neighbour of the same kind.',
      };
  }
}

function alternatives(schema: unknown): string {
  const { oneOf = [] } = schema as { readonly oneOf?: readonly { readonly required?: readonly string[] }[] };
  return oneOf.map(({ required = [] }) => `'${required.join("' and '")}'`).join(', ');
}

/** Patterns of names, as people say them; `…` where there is no word for one. */
const patterns: Readonly<Record<string, string>> = {
  '^[A-Z][A-Za-z0-9]*$': 'letters and digits, a capital first: StartupStage',
  '^[a-z][A-Za-z0-9]*$': 'letters and digits, a small letter first: dueDate',
  '^(_id|[a-z][A-Za-z0-9]*)$': 'letters and digits, a small letter first: dueDate',
  '^[A-Za-z_][A-Za-z0-9_]*$': 'letters, digits and _: in_progress',
  '^[A-Z][A-Z0-9_]*$': 'capitals, digits and _: PAGE_SIZE',
  '^[A-Z_]+(/[A-Z_]+)?:[A-Z_]+$': 'AREA:ACTION or AREA/PART:ACTION, in capitals',
  '^[a-z][a-z0-9-]*$': 'small letters, digits and -: my-tasks',
  '^[A-Za-z][A-Za-z0-9]*$': 'letters and digits, a letter first: staffSide',
  '^[A-Za-z0-9]+([._-][A-Za-z0-9]+)*$': 'letters and digits, parted by dots: startups.management',
  '^[A-Za-z0-9]+([._-]([A-Za-z0-9]+|[{][A-Za-z0-9]+[}]))*$': 'letters and digits, parted by dots: startups.management',
  '^[A-Za-z0-9]+(-[A-Za-z0-9]+)*$': 'letters, digits and -: my-tasks',
  '^[a-z][a-z0-9_]*$': 'small letters, digits and _: select_dropdown',
  '^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$': 'a tag of BCP 47: ja, pt-BR',
  '^[a-z]{2,3}(_[A-Z]{2})?$': 'a language, and a country where it needs one: de, ja_JP',
  '^(?:[A-Za-z]\\w*|\\[[A-Za-z]\\w*!?\\])!?$': 'a GraphQL type: String!, [ID!]!',
  '^/$|^(/([A-Za-z0-9._~-]+|[{][A-Za-z][A-Za-z0-9]*[?]?[}]))*(/[*])?$':
    'segments after slashes, parameters in braces, a star only at the end: /startup/{id}/file/*',
};

const inWords = (pattern: string): string => patterns[pattern] ?? `it matches ${pattern}`;

/** Names of a pattern, as the reference says them. */
export const namePatternInWords = (pattern: string): string => patterns[pattern] ?? `text that matches \`${pattern}\``;

function toPath(pointer: string): SpecPath {
  return pointer
    .split('/')
    .slice(1)
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'))
    .map((step) => (/^\d+$/.test(step) ? Number(step) : step));
}

function show(value: unknown): string {
  if (value === undefined || value === null) return 'nothing';
  const text = typeof value === 'string' ? `'${value}'` : JSON.stringify(value);
  return text.length > 40 ? `${text.slice(0, 37)}…` : text;
}
