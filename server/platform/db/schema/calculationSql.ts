import {
  type AlongReferences,
  type Calculation,
  MOST_CALCULATED,
  type OverRecords,
} from '#domain/model/calculation.ts';
import type { EntityMeta, FieldMeta } from '#domain/model/entity.ts';

/** Where the parts of a calculation are found. */
export interface CalculationSource {
  /** SQL of a field of the record, as `calculatedColumn` makes it. */
  readonly column: (name: string) => string;
  /** SQL of what other records have. */
  readonly elsewhere: (part: AlongReferences | OverRecords) => string;
}

/** SQL of the column that keeps a calculated value: the same as `domain/calculation` makes of the same record. */
export function calculationSql(entity: EntityMeta, field: FieldMeta): string | null {
  if (field.calculate === undefined) return null;
  const fields = new Map(entity.fields.map((one) => [one.name, one]));
  return calculatedSql(field, {
    column: (name) => calculatedColumn(fields.get(name), ''),
    elsewhere: () => {
      throw new Error(`${entity.name}.${field.name} looks at other records, and no column keeps it`);
    },
  });
}

/** The calculated value of a field, of the type that the field has. */
export function calculatedSql({ calculate = { value: null }, type }: FieldMeta, source: CalculationSource): string {
  const value = calculationPart(calculate, source);
  if (type === 'int') return within(value, MOST_CALCULATED.int, `floor(${value} + 0.5)::integer`);
  if (type === 'money') {
    return within(value, MOST_CALCULATED.money, `(floor(${value} * 100 + 0.5) / 100)::numeric(18, 2)`);
  }
  return value;
}

/** Nothing beyond what the column holds: a write must not fail for it. */
const within = (value: string, most: number, kept: string): string =>
  `(case when abs(${value}) <= ${most} then ${kept} end)`;

const symbols = { '==': '=', '!=': '<>', '&&': 'and', '||': 'or', '.': '||' } as const;

/** Numbers are floating ones as in the browser, texts are compared byte by byte as there. */
export function calculationPart(part: Calculation, source: CalculationSource): string {
  const sqlOf = (one: Calculation): string => calculationPart(one, source);
  if ('value' in part) return literalOf(part.value);
  if ('along' in part || 'over' in part) return source.elsewhere(part);
  if ('field' in part) return source.column(part.field);
  if ('not' in part) return `(not ${sqlOf(part.not)})`;
  if ('negative' in part) return `(- ${sqlOf(part.negative)})`;
  if ('when' in part) {
    const [when, holds, fails] = [part.when, part.holds, part.fails].map(sqlOf);
    return `(case when ${when} then ${holds} else ${fails} end)`;
  }
  const [left, right] = part.of.map(sqlOf);
  if (part.operator === '/') return `(${left} / nullif(${right}, 0))`;
  const symbol = part.operator in symbols ? symbols[part.operator as keyof typeof symbols] : part.operator;
  return `(${left} ${symbol} ${right})`;
}

function literalOf(value: string | number | boolean | null): string {
  if (value === null) return 'null';
  if (typeof value === 'string') return `'${value.replaceAll("'", "''")}'::text collate "C"`;
  return typeof value === 'number' ? `(${value})::double precision` : String(value);
}

/** A field as calculations take it; `prefix` names the table where there are several. */
export function calculatedColumn(field: FieldMeta | undefined, prefix: string): string {
  if (field?.column === undefined || field.column === null) throw new Error('a calculation names no column');
  const column = `${prefix}"${field.column}"`;
  if (field.type === 'bool') return column;
  const isNumber = field.type === 'int' || field.type === 'float' || field.type === 'money';
  return isNumber ? `${column}::double precision` : `nullif(${column}, '') collate "C"`;
}
