import { type Calculation, MOST_CALCULATED } from '#domain/model/calculation.ts';
import type { EntityMeta, FieldMeta } from '#domain/model/entity.ts';

/** SQL of the column that keeps a calculated value: the same as `domain/calculation` makes of the same record. */
export function calculationSql(entity: EntityMeta, field: FieldMeta): string | null {
  if (field.calculate === undefined) return null;
  const value = sqlOf(field.calculate, new Map(entity.fields.map((one) => [one.name, one])));
  if (field.type === 'int') return within(value, MOST_CALCULATED.int, `floor(${value} + 0.5)::integer`);
  if (field.type === 'money') {
    return within(value, MOST_CALCULATED.money, `(floor(${value} * 100 + 0.5) / 100)::numeric(18, 2)`);
  }
  return value;
}

/** Nothing beyond what the column holds: a write must not fail for it. */
const within = (value: string, most: number, kept: string): string =>
  `(case when abs(${value}) <= ${most} then ${kept} end)`;

type Fields = ReadonlyMap<string, FieldMeta>;

const symbols = { '==': '=', '!=': '<>', '&&': 'and', '||': 'or', '.': '||' } as const;

/** Numbers are floating ones as in the browser, texts are compared byte by byte as there. */
function sqlOf(part: Calculation, fields: Fields): string {
  if ('value' in part) return literalOf(part.value);
  if ('field' in part) return columnOf(fields.get(part.field));
  if ('not' in part) return `(not ${sqlOf(part.not, fields)})`;
  if ('negative' in part) return `(- ${sqlOf(part.negative, fields)})`;
  if ('when' in part) {
    const [when, holds, fails] = [part.when, part.holds, part.fails].map((one) => sqlOf(one, fields));
    return `(case when ${when} then ${holds} else ${fails} end)`;
  }
  const [left, right] = part.of.map((one) => sqlOf(one, fields));
  if (part.operator === '/') return `(${left} / nullif(${right}, 0))`;
  const symbol = part.operator in symbols ? symbols[part.operator as keyof typeof symbols] : part.operator;
  return `(${left} ${symbol} ${right})`;
}

function literalOf(value: string | number | boolean | null): string {
  if (value === null) return 'null';
  if (typeof value === 'string') return `'${value.replaceAll("'", "''")}'::text collate "C"`;
  return typeof value === 'number' ? `(${value})::double precision` : String(value);
}

function columnOf(field: FieldMeta | undefined): string {
  if (field?.column === undefined || field.column === null) throw new Error('a calculation names no column');
  if (field.type === 'bool') return `"${field.column}"`;
  const isNumber = field.type === 'int' || field.type === 'float' || field.type === 'money';
  return isNumber ? `"${field.column}"::double precision` : `nullif("${field.column}", '') collate "C"`;
}
