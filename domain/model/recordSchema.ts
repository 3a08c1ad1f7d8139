/** What a record may hold, as a JSON schema made of its fields: compiled ahead by the generator, asked by every write. */
import type { FieldMeta, FieldType } from './entity.ts';

export type Shape = Readonly<Record<string, unknown>>;

const anyText = { type: 'string' };
const anyNumber = { type: 'number' };
const texts = { type: 'array', items: anyText };

/** The least that is asked of a field's value, whoever sets it. Objects are made of their parts. */
const plainShapes = {
  id: anyText,
  text: anyText,
  longText: anyText,
  richText: { type: 'object' },
  email: { ...anyText, format: 'mail-address' },
  url: { ...anyText, format: 'web-address' },
  image: { ...anyText, format: 'picture-address' },
  int: { type: 'integer' },
  float: anyNumber,
  money: anyNumber,
  bool: { type: 'boolean' },
  date: { ...anyText, format: 'kept-time' },
  dateTime: { ...anyText, format: 'kept-time' },
  enum: anyText,
  enumList: texts,
  textList: texts,
  labels: { type: 'array' },
  richTexts: { type: 'array' },
  json: {},
  object: { type: 'object' },
  objectList: { type: 'array' },
  ref: anyText,
  refs: texts,
  many: {},
  computed: {},
} as const satisfies Readonly<Record<FieldType, Shape>>;

/** What is known of a field beyond its type: the shape of its field type (none: nobody enters it), values of its enumeration. */
export interface KnownShapes {
  readonly entered: (field: FieldMeta) => Shape | undefined;
  readonly values: (enumeration: string) => readonly string[];
}

/**
 * Schema of a record, each stored field a property. Nothing is required at the top: a change gives what it changes, and
 * empty values are left out before it is asked (`validateValues.ts`). Parts of an object are required as the spec says.
 */
export function recordSchema(fields: readonly FieldMeta[], known: KnownShapes): Shape {
  return { type: 'object', properties: propertiesOf(fields, known) };
}

function propertiesOf(fields: readonly FieldMeta[], known: KnownShapes): Shape {
  const stored = fields.filter((field) => field.type !== 'many' && field.type !== 'computed' && !field.via);
  return Object.fromEntries(stored.map((field) => [field.name, shapeOf(field, known)]));
}

function shapeOf(field: FieldMeta, known: KnownShapes): Shape {
  if (field.fields) return shapeOfParts(field, field.fields, known);
  const plain: Shape = plainShapes[field.type];
  if (field.type === 'richTexts') return inLanguages(field);
  const shape = { ...known.entered(field), ...plain, ...limitsOf(field) };
  if (!field.enum) return shape;
  const choice = { ...anyText, enum: known.values(field.enum) };
  return field.type === 'enumList' ? { ...shape, items: choice } : { ...shape, ...choice };
}

/** Writing in several languages; the limit is that of the words in each. */
const inLanguages = ({ max }: FieldMeta): Shape => ({
  type: 'array',
  items: {
    type: 'object',
    properties: { language: anyText, value: { ...anyText, ...(max !== undefined && { maxLength: max }) } },
    required: ['language', 'value'],
  },
});

function shapeOfParts({ type }: FieldMeta, parts: readonly FieldMeta[], known: KnownShapes): Shape {
  const required = parts.filter((part) => part.required).map((part) => part.name);
  const object = { type: 'object', properties: propertiesOf(parts, known), ...(required.length > 0 && { required }) };
  return type === 'objectList' ? { type: 'array', items: object } : object;
}

/** The spec's `min` and `max` are a length where the value is a text; a pattern is of the whole text. */
function limitsOf({ type, min, max, pattern }: FieldMeta): Shape {
  const isText = (plainShapes[type] as Shape).type === 'string';
  return {
    ...(pattern !== undefined && { pattern: wholePattern(pattern) }),
    ...(max !== undefined && { [isText ? 'maxLength' : 'maximum']: max }),
    ...(min !== undefined && { [isText ? 'minLength' : 'minimum']: min }),
  };
}

/** A regular expression that only a whole text matches. */
export const wholePattern = (pattern: string): string => `^(?:${pattern})$`;
