import { type GraphQLOutputType, getNamedType, isListType, isNonNullType, isObjectType } from 'graphql';
import { literal } from '#server/access/SqlParameters.ts';
import { collectSelection } from './collectSelection.ts';
import { type JsonEntry, jsonObject } from './jsonSql.ts';
import type { PlanState, Selection } from './PlanState.ts';

/** SQL that takes from a stored JSON value exactly what the selection asks for. */
export function storedJson(
  state: PlanState,
  type: GraphQLOutputType,
  expression: string,
  selection: Selection,
): string {
  const nullable = isNonNullType(type) ? type.ofType : type;
  if (!isObjectType(getNamedType(nullable)))
    return isNonNullType(type) ? listOrEmpty(nullable, expression) : expression;
  if (isListType(nullable)) return storedList(state, nullable.ofType, expression, selection);
  return storedObject(state, nullable, expression, selection);
}

/** What was stored before its object had the list has none of it. */
const listOrEmpty = (type: GraphQLOutputType, list: string): string =>
  isListType(type) ? `(case when jsonb_typeof(${list}) = 'array' then ${list} else '[]' end)` : list;

function storedList(state: PlanState, itemType: GraphQLOutputType, list: string, selection: Selection): string {
  const item = state.nextAlias();
  const value = storedJson(state, itemType, `${item}.value`, selection);
  return `(select coalesce(json_agg(${value} order by ${item}.place), '[]') from jsonb_array_elements(
    case when jsonb_typeof(${list}) = 'array' then ${list} else '[]' end) with ordinality as ${item}(value, place))`;
}

function storedObject(state: PlanState, type: GraphQLOutputType, object: string, selection: Selection): string {
  if (!isObjectType(type)) return object;
  const fields = type.getFields();
  const entries = collectSelection(state.scope, type, selection.nodes).map(({ key, name, nodes }): JsonEntry => {
    if (name === '__typename') return { key, sql: literal(type.name) };
    const field = fields[name];
    if (field === undefined) throw new Error(`${type.name} has no field '${name}'`);
    const inner = { nodes, path: `${selection.path}.${key}` };
    return { key, sql: storedJson(state, field.type, `(${object} -> ${literal(name)})`, inner) };
  });
  return `case when jsonb_typeof(${object}) = 'object' then ${jsonObject(entries)} end`;
}
