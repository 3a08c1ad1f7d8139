import { isKeptTime } from '#domain/dates/isKeptTime.ts';
import type { FieldMeta } from '#domain/model/entity.ts';
import { orFalse } from '#server/access/conditionSql.ts';
import type { SqlParameters } from '#server/access/SqlParameters.ts';
import { ValidationError } from '#server/platform/errors/errors.ts';
import { isWantedValue } from './filterSize.ts';

/** What a reader sees of a field, in SQL. */
export interface SeenValue {
  /** The field's value, as far as the reader may see it where `when` holds. */
  readonly value: string;
  /** Of a list of which the reader sees a part: all of it, which has an index. */
  readonly whole?: string | undefined;
  /** Where the row shows the value; null: on every row. Elsewhere there is none, as far as the reader knows. */
  readonly when: string | null;
}

/** A field under test. */
export interface FieldTest {
  readonly field: FieldMeta;
  /** Asked only by what uses it: the database refuses parameters that a statement has no use for. */
  readonly seen: () => SeenValue;
  readonly parameters: SqlParameters;
  readonly path: string;
}

/** SQL of the operators given for one field (requirement 001 §3), joined with AND. */
export function operatorSql(test: FieldTest, operators: Readonly<Record<string, unknown>>): string {
  const parts = Object.entries(operators)
    .filter(([, operand]) => operand !== undefined)
    .map(([operator, operand]) => oneOperator(test, operator, operand));
  return parts.length === 0 ? 'true' : `(${parts.join(' and ')})`;
}

function oneOperator(test: FieldTest, operator: string, operand: unknown): string {
  switch (operator) {
    case 'IS':
      return isEqual(test, operand);
    case 'IS_NOT':
      return `not ${orFalse(isEqual(test, operand))}`;
    case 'CONTAINS':
      return contains(test, operand, ' or ');
    case 'CONTAINS_ALL':
      return contains(test, operand, ' and ');
    case 'EXISTS':
      return exists(test, operand !== false);
    case 'NOT_EXISTS':
      return exists(test, operand === false);
    case 'GT':
      return compare(test, '>', operand);
    case 'GTE':
      return compare(test, '>=', operand);
    case 'LT':
      return compare(test, '<', operand);
    case 'LTE':
      return compare(test, '<=', operand);
    case 'OR':
      return anyOf(test, operand);
    default:
      throw invalid(test);
  }
}

function isEqual(test: FieldTest, operand: unknown): string {
  if (isList(test.field)) {
    const wanted = asTexts(test, operand);
    return shown(test, ({ value }) => `${value} = ${test.parameters.add(wanted, 'text[]')}`);
  }
  if (Array.isArray(operand)) return `(${operand.map((item) => isEqual(test, item)).join(' or ') || 'false'})`;
  if (operand === null) return exists(test, false);
  return shown(test, ({ value }) => `${value} = ${parameter(test, operand)}`);
}

/** True only where the reader sees the value that it is about. */
function shown({ seen }: FieldTest, testOf: (seen: SeenValue) => string): string {
  const value = seen();
  return value.when === null ? testOf(value) : `(${value.when} and ${testOf(value)})`;
}

/** On a list: has one of, has all of. On a text: has a part, whatever the case. */
function contains(test: FieldTest, operand: unknown, joint: ' or ' | ' and '): string {
  const texts = asTexts(test, operand);
  if (isList(test.field)) {
    const [symbol, wanted] = [joint === ' or ' ? '&&' : '@>', test.parameters.add(texts, 'text[]')];
    return shown(test, ({ value, whole }) => {
      const found = `${value} ${symbol} ${wanted}`;
      return whole === undefined ? found : `(${whole} ${symbol} ${wanted} and ${found})`;
    });
  }
  // A reference or a choice has no parts worth asking for: one of the values is meant.
  if (!isText(test.field)) return isEqual(test, texts);
  if (texts.length === 0) return 'true';
  const patterns = texts.map((text) => test.parameters.add(likePattern(text), 'text'));
  return shown(test, ({ value }) => `(${patterns.map((pattern) => `${value} ilike ${pattern}`).join(joint)})`);
}

/** A pattern that finds the text itself, whatever characters it has. */
export function likePattern(text: string): string {
  return `%${text.replace(/[\\%_]/g, '\\$&')}%`;
}

function exists(test: FieldTest, isWanted: boolean): string {
  const isThere = ({ value }: SeenValue) => (isList(test.field) ? `cardinality(${value}) > 0` : `${value} is not null`);
  if (isWanted) return shown(test, isThere);
  const { value, when } = test.seen();
  if (when !== null) return `not ${orFalse(shown(test, isThere))}`;
  return isList(test.field) ? `cardinality(${value}) = 0` : `${value} is null`;
}

function compare(test: FieldTest, symbol: string, operand: unknown): string {
  if (isList(test.field) || operand === null || Array.isArray(operand)) throw invalid(test);
  return shown(test, ({ value }) => `${value} ${symbol} ${parameter(test, operand)}`);
}

function anyOf(test: FieldTest, operand: unknown): string {
  const choices: readonly unknown[] = Array.isArray(operand) ? operand : [operand];
  if (choices.length > 1 && choices.every(isWantedValue) && !isList(test.field)) return isOneOf(test, choices);
  const parts = choices.map((choice) => operatorSql(test, asOperators(test, choice)));
  return parts.length === 0 ? 'false' : `(${parts.join(' or ')})`;
}

/** One comparison for a list of choices. */
function isOneOf(test: FieldTest, choices: readonly { readonly IS: unknown }[]): string {
  const wanted = choices.map(({ IS }) => checked(test, IS));
  const list = test.parameters.add(wanted, `${valueType(test.field)}[]`);
  return shown(test, ({ value }) => `${value} = any(${list})`);
}

function asOperators(test: FieldTest, choice: unknown): Readonly<Record<string, unknown>> {
  if (choice === null || typeof choice !== 'object' || Array.isArray(choice)) throw invalid(test);
  return choice as Readonly<Record<string, unknown>>;
}

/** Placeholder for a value, after looking whether it is one of the field's type. */
function parameter(test: FieldTest, operand: unknown): string {
  return test.parameters.add(checked(test, operand), valueType(test.field));
}

function checked(test: FieldTest, operand: unknown): unknown {
  const type = valueType(test.field);
  if (type === 'timestamptz' || type === 'date') return asTime(test, operand);
  if (type === 'numeric' && typeof operand !== 'number') throw invalid(test);
  if (type === 'boolean' && typeof operand !== 'boolean') throw invalid(test);
  if (type !== 'text') return operand;
  if (typeof operand !== 'string') throw invalid(test);
  return operand;
}

function asTime(test: FieldTest, operand: unknown): string {
  if (operand instanceof Date) return operand.toISOString();
  if (typeof operand !== 'string' || !isKeptTime(operand)) throw invalid(test);
  return operand;
}

/** SQL type that a field's single value is compared as. */
export function valueType(field: FieldMeta): 'text' | 'numeric' | 'boolean' | 'timestamptz' | 'date' {
  if (field.type === 'computed') return computedType(field.graphqlType);
  if (field.type === 'int' || field.type === 'float' || field.type === 'money') return 'numeric';
  if (field.type === 'bool') return 'boolean';
  if (field.type === 'dateTime') return 'timestamptz';
  return field.type === 'date' ? 'date' : 'text';
}

function computedType(graphqlType: string | undefined): ReturnType<typeof valueType> {
  const name = graphqlType?.replace('!', '');
  if (name === 'Int' || name === 'Float') return 'numeric';
  if (name === 'Boolean') return 'boolean';
  return name === 'DateTime' ? 'timestamptz' : 'text';
}

function isList(field: FieldMeta): boolean {
  return field.type === 'refs' || field.type === 'enumList' || field.type === 'textList';
}

function isText(field: FieldMeta): boolean {
  return ['text', 'longText', 'email', 'url', 'computed'].includes(field.type);
}

function asTexts(test: FieldTest, operand: unknown): string[] {
  const list = Array.isArray(operand) ? operand : [operand];
  if (list.some((item) => typeof item !== 'string')) throw invalid(test);
  return list;
}

function invalid(test: FieldTest): ValidationError {
  return new ValidationError([{ path: test.path, reason: 'invalid' }]);
}
