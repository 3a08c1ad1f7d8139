import type { SqlParameters } from '#server/access/SqlParameters.ts';
import { likePattern } from '#server/entities/plan/filter/operatorSql.ts';
import type { AnswerOperator } from '#server/generated/resolvers.gen.ts';
import { ValidationError } from '#server/platform/errors/errors.ts';
import { fieldProblem } from '#server/platform/errors/fieldProblem.ts';
import type { ResponseSource } from './responseSource.ts';

/** What is wanted of the answer to one question (operators of requirement 001 §3). */
export interface AnswerCondition {
  readonly questionId: string;
  readonly operator: AnswerOperator;
  readonly values?: readonly string[] | null | undefined;
}

/** More than anybody composes by hand, and few enough for one statement. */
const MOST_CONDITIONS = 20;

/** SQL that is true for responses whose answers meet all conditions. */
export function answerConditionsSql(
  source: ResponseSource,
  conditions: readonly AnswerCondition[],
  alias: string,
  parameters: SqlParameters,
): string {
  if (conditions.length > MOST_CONDITIONS) {
    throw new ValidationError([fieldProblem('where', 'max', { label: 'where', max: MOST_CONDITIONS })]);
  }
  return conditions.map((condition) => oneCondition(source, condition, alias, parameters)).join(' and ') || 'true';
}

function oneCondition(
  source: ResponseSource,
  { questionId, operator, values }: AnswerCondition,
  alias: string,
  parameters: SqlParameters,
): string {
  const answered = (test: string): string =>
    `exists (select 1 from ${source.answersOf(alias, parameters)} a where a.question_id = ${parameters.add(questionId, 'text')} and ${test})`;
  const wanted = [...(values ?? [])];
  switch (operator) {
    case 'EXISTS':
      return answered('true');
    case 'NOT_EXISTS':
      return `not ${answered('true')}`;
    case 'IS':
      return answered(isOneOf(wanted, parameters));
    case 'IS_NOT':
      return `not ${answered(isOneOf(wanted, parameters))}`;
    case 'CONTAINS':
      return answered(containsOne(wanted, parameters));
    case 'CONTAINS_ALL':
      return answered(`a.array_value @> ${parameters.add(wanted, 'text[]')}`);
    default:
      return answered(compares(comparisons[operator], wanted[0] ?? '', parameters));
  }
}

const comparisons = { GT: '>', GTE: '>=', LT: '<', LTE: '<=' } as const;

function isOneOf(values: readonly string[], parameters: SqlParameters): string {
  const texts = parameters.add(values, 'text[]');
  const numbers = parameters.add(values.map(Number).filter(Number.isFinite), 'double precision[]');
  return `(a.text_value = any(${texts}) or a.array_value && ${texts} or a.number_value = any(${numbers}))`;
}

/** Has one of them as a choice, or as a part of its text. */
function containsOne(values: readonly string[], parameters: SqlParameters): string {
  const texts = parameters.add(values, 'text[]');
  const patterns = parameters.add(values.map(likePattern), 'text[]');
  return `(a.array_value && ${texts} or a.text_value ilike any(${patterns}))`;
}

/** Days are written so that their order as texts is their order in time. */
function compares(symbol: string, value: string, parameters: SqlParameters): string {
  const number = value.trim() === '' ? Number.NaN : Number(value);
  if (Number.isFinite(number)) return `a.number_value ${symbol} ${parameters.add(number, 'double precision')}`;
  return `a.text_value ${symbol} ${parameters.add(value, 'text')}`;
}
