import type { FieldMeta } from '#domain/model/entity.ts';
import { suggestion } from '../../diagnostics/suggest.ts';
import type { RuleContext } from '../Rule.ts';

export interface Misfit {
  readonly message: string;
  readonly fix: string;
}

const texts = ['text', 'longText', 'email', 'url', 'image', 'id'];
const aDay = /^\d{4}-\d{2}-\d{2}$/;
const anInstant = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:\d{2})$/;

const isDate = (pattern: RegExp, value: unknown): boolean =>
  typeof value === 'string' && pattern.test(value) && !Number.isNaN(Date.parse(value));

/** What each kind of value is called, and how it is told. */
const kinds: readonly (readonly [readonly string[], string, (value: unknown) => boolean])[] = [
  [texts, 'a text', (value) => typeof value === 'string'],
  [['int'], 'a whole number', Number.isInteger],
  [['float', 'money'], 'a number', Number.isFinite],
  [['bool'], 'true or false', (value) => typeof value === 'boolean'],
  [['date'], 'a day as 2026-01-31', (value) => isDate(aDay, value)],
  [['dateTime'], 'a time as 2026-01-31T09:00:00Z', (value) => isDate(anInstant, value)],
  [['textList'], 'a list of texts', isListOf((item) => typeof item === 'string')],
  [['objectList', 'labels', 'richTexts'], 'a list', Array.isArray],
  [['object'], 'a map', (value) => typeof value === 'object' && value !== null && !Array.isArray(value)],
];

function isListOf(test: (item: unknown) => boolean): (value: unknown) => boolean {
  return (value) => Array.isArray(value) && value.every(test);
}

/** Why a field can not hold a value that the spec writes out; nothing when it can. */
export function misfit(context: RuleContext, field: FieldMeta, value: unknown): Misfit | undefined {
  if (field.type === 'enum') return misfitOfEnum(context, field, [value]);
  if (field.type === 'enumList')
    return Array.isArray(value) ? misfitOfEnum(context, field, value) : told(field, value, 'a list of values');
  const kind = kinds.find(([types]) => types.includes(field.type));
  if (kind && !kind[2](value)) return told(field, value, kind[1]);
  return misfitOfSize(field, value);
}

function told({ name }: FieldMeta, value: unknown, wanted: string): Misfit {
  return { message: `'${name}' takes ${wanted}, not ${JSON.stringify(value)}.`, fix: `Write ${wanted}.` };
}

/** The first of some values that is none of the field's enumeration. */
export function misfitOfEnum(context: RuleContext, field: FieldMeta, values: readonly unknown[]): Misfit | undefined {
  const known = context.draft.enums.get(field.enum ?? '')?.value.values;
  if (known === undefined) return undefined;
  const stranger = values.find((value) => typeof value !== 'string' || !Object.hasOwn(known, value));
  if (stranger === undefined) return undefined;
  const message = `${JSON.stringify(stranger)} is not a value of ${field.enum}.`;
  return { message, fix: suggestion(String(stranger), Object.keys(known)) };
}

function misfitOfSize(
  { name, max = Number.POSITIVE_INFINITY, min = Number.NEGATIVE_INFINITY }: FieldMeta,
  value: unknown,
): Misfit | undefined {
  const size = typeof value === 'string' ? value.length : value;
  if (typeof size !== 'number' || (size <= max && size >= min)) return undefined;
  const limit = size > max ? `at most ${max}` : `at least ${min}`;
  return { message: `'${name}' takes ${limit}, and ${JSON.stringify(value)} is ${size}.`, fix: 'Write one that fits.' };
}
