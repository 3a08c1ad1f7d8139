import { always, isAlways, type ResolvedCondition } from '#domain/access/resolveCondition.ts';
import { conditionSql, orFalse } from '#server/access/conditionSql.ts';
import type { Reader } from '#server/access/Reader.ts';
import { literal, type SqlParameters } from '#server/access/SqlParameters.ts';
import type { EntityModel } from '#server/entities/catalogue/EntityCatalog.ts';

/**
 * What a write asks of a row, before it and after it. The database answers: rules follow relations, and only it has the
 * related records.
 */
export interface RowQuestions {
  /** Under which the record may be written. */
  readonly record: ResolvedCondition;
  /** By name: under which a field may be written where the record may; null: never. */
  readonly fields: ReadonlyMap<string, ResolvedCondition | null>;
}

/** What the database says of a row. */
export interface Judgement {
  readonly isAllowed: boolean;
  /** The first of the asked fields that may not be written on this row. */
  readonly closedField: string | null;
}

/** Where nobody's rights are asked: work of the product itself. */
export const noQuestions: RowQuestions = { record: always, fields: new Map() };

/** What is asked of a row in which the reader writes these fields; null where the role never may. */
export function questionsOf(
  reader: Reader,
  { meta }: EntityModel,
  action: 'create' | 'update',
  names: readonly string[],
): RowQuestions | null {
  const record = reader.entityCondition(meta, action);
  const fields = names.map((name): [string, ResolvedCondition | null] => [
    name,
    reader.fieldCondition(meta, name, action),
  ]);
  return record && { record, fields: new Map(fields) };
}

/** The answers of a row `alias`, as columns of a statement. */
export function judgementSql(
  { record, fields }: RowQuestions,
  model: EntityModel,
  alias: string,
  parameters: SqlParameters,
): string {
  const holds = (condition: ResolvedCondition) => orFalse(conditionSql(condition, { model, alias, parameters }));
  const closed = [...fields].flatMap(([name, condition]) => {
    if (condition === null) return [`when true then ${literal(name)}`];
    return isAlways(condition) ? [] : [`when not ${holds(condition)} then ${literal(name)}`];
  });
  const closedField = closed.length === 0 ? 'null' : `case ${closed.join(' ')} end`;
  return `${holds(record)} as is_allowed, ${closedField}::text as closed_field`;
}

/** Reads what `judgementSql` has asked. */
export function judgementOf(row: Readonly<Record<string, unknown>> | undefined): Judgement {
  const { is_allowed, closed_field } = row ?? {};
  return { isAllowed: is_allowed === true, closedField: typeof closed_field === 'string' ? closed_field : null };
}
