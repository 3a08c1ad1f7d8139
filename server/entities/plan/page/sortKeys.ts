import { type EntityModel, fieldOf } from '#server/entities/catalogue/EntityCatalog.ts';
import { ValidationError } from '#server/platform/errors/errors.ts';
import { seenValue } from '../filter/filterSql.ts';
import { valueType } from '../filter/operatorSql.ts';
import type { PlanState } from '../PlanState.ts';
import type { Cursor } from './cursor.ts';

export type SortDirection = 'ASC' | 'DESC';

/** One order as the API takes it. */
export interface SortOrder {
  readonly field: string;
  readonly direction: SortDirection;
}

/** One key that rows are ordered by. */
export interface SortKey {
  readonly name: string;
  readonly sql: string;
  readonly type: ReturnType<typeof valueType>;
  readonly direction: SortDirection;
  readonly isNullable: boolean;
}

/** The keys of a sort; the id comes last, so that no two rows are equal and pages stay stable. */
export function sortKeys(state: PlanState, model: EntityModel, orders: readonly SortOrder[], alias: string): SortKey[] {
  const wanted = orders.length > 0 ? orders : [model.meta.defaultSort];
  const keys = wanted.map((order) => sortKey(state, model, order, alias));
  const last = keys.at(-1)?.direction ?? 'ASC';
  return [...keys, { name: 'id', sql: `${alias}.id`, type: 'text', direction: last, isNullable: false }];
}

/** ORDER BY of the keys, turned round when a page is read backwards. */
export function orderSql(keys: readonly SortKey[], direction: Cursor['direction']): string {
  return keys.map((key) => `${key.sql} ${direction === 'next' ? key.direction : opposite(key.direction)}`).join(', ');
}

/** SQL that holds on the rows behind a cursor, in the direction it goes. */
export function behindCursor(state: PlanState, keys: readonly SortKey[], cursor: Cursor): string {
  return keys.reduceRight<string>((rest, key, index) => {
    const direction = cursor.direction === 'next' ? key.direction : opposite(key.direction);
    return behindKey(state, { ...key, direction }, cursor.values[index] ?? null, rest);
  }, 'false');
}

/** PostgreSQL puts null last when ascending and first when descending. */
function behindKey(state: PlanState, key: SortKey, value: string | null, rest: string): string {
  const isAscending = key.direction === 'ASC';
  if (value === null) {
    const tied = `(${key.sql} is null and ${rest})`;
    return isAscending ? tied : `(${key.sql} is not null or ${tied})`;
  }
  const at = state.parameters.add(value, key.type);
  const past = `${key.sql} ${isAscending ? '>' : '<'} ${at}`;
  const tied = rest === 'false' ? [] : [`(${key.sql} = ${at} and ${rest})`];
  const nulls = isAscending && key.isNullable ? [`${key.sql} is null`] : [];
  const behind = `(${[past, ...nulls, ...tied].join(' or ')})`;
  // Said once more in a form that an index can start from.
  return key.isNullable ? behind : `(${key.sql} ${isAscending ? '>=' : '<='} ${at} and ${behind})`;
}

function sortKey(state: PlanState, model: EntityModel, order: SortOrder, alias: string): SortKey {
  const field = model.fields.get(order.field);
  if (field === undefined || field.hidden || !field.sortable) {
    throw new ValidationError([{ path: 'sort', reason: 'notSortable', values: { field: order.field } }]);
  }
  const { value, when } = seenValue(state, model, fieldOf(model, order.field), alias);
  return {
    name: order.field,
    sql: when === null ? value : `case when ${when} then ${value} end`,
    type: valueType(field),
    direction: order.direction,
    isNullable: when !== null || !field.required || field.type === 'computed',
  };
}

function opposite(direction: SortDirection): SortDirection {
  return direction === 'ASC' ? 'DESC' : 'ASC';
}
