import { getNamedType, isObjectType } from 'graphql';
import { DEFAULT_PAGE_SIZE, MAX_PAGE_SIZE } from '#domain/generated/constants.gen.ts';
import { identifier, literal } from '#server/access/SqlParameters.ts';
import type { EntityModel } from '#server/entities/catalogue/EntityCatalog.ts';
import { ValidationError } from '#server/platform/errors/errors.ts';
import { fieldProblem } from '#server/platform/errors/fieldProblem.ts';
import { collectSelection } from '../collectSelection.ts';
import { entityJson } from '../entityJson.ts';
import { readableRows } from '../fieldAccess.ts';
import { assertMayFilter } from '../filter/assertMayFilter.ts';
import { assertFilterSize } from '../filter/filterSize.ts';
import { type Filter, filterSql } from '../filter/filterSql.ts';
import { searchRank } from '../filter/searchRank.ts';
import { searchSql } from '../filter/searchSql.ts';
import { type JsonEntry, jsonObject } from '../jsonSql.ts';
import type { PlanState, Selection } from '../PlanState.ts';
import { countsSql } from './countsSql.ts';
import { type Cursor, cursorSql, parseCursor } from './cursor.ts';
import { behindCursor, orderSql, type SortKey, type SortOrder, sortKeys } from './sortKeys.ts';

/** Which rows of an entity a list is about, and in which order. */
export interface RootSet {
  readonly entity: string;
  /** SQL that the rows fulfil besides the reader's rules; the alias is that of the entity's table. */
  readonly where?: ((state: PlanState, alias: string) => string) | undefined;
  readonly filter?: Filter | null | undefined;
  readonly search?: string | null | undefined;
  readonly sort?: readonly SortOrder[] | null | undefined;
}

export interface PageRequest extends RootSet {
  readonly cursor?: string | null | undefined;
  readonly limit?: number | null | undefined;
  /** GraphQL type of the page, and the name its list of records has. */
  readonly pageType: string;
  readonly resultsField?: string | undefined;
}

interface Page {
  readonly model: EntityModel;
  readonly alias: string;
  readonly conditions: readonly string[];
  readonly keys: readonly SortKey[];
  readonly cursor: Cursor | null;
  readonly limit: number;
  /** Whether the cursors to the neighbours are asked for. */
  readonly hasNeighbours: boolean;
}

/** One statement for one page: rows, cursors to both sides and, when asked for, the number of all. */
export function planPage(state: PlanState, request: PageRequest, selection: Selection): string {
  const type = getNamedType(state.scope.schema.getType(request.pageType));
  if (!isObjectType(type)) throw new Error(`the schema has no page type '${request.pageType}'`);
  const resultsField = request.resultsField ?? 'results';
  const selected = collectSelection(state.scope, type, selection.nodes);
  const [results, second] = selected.filter((field) => field.name === resultsField);
  if (second) throw new ValidationError([{ path: resultsField, reason: 'askedOnce', values: { field: resultsField } }]);
  const page = openPage(
    state,
    request,
    selected.some(({ name }) => name === 'next' || name === 'prev'),
  );
  const row = entityJson(state, page.model, page.alias, {
    nodes: results?.nodes ?? [],
    path: `${selection.path}.${results?.key ?? resultsField}`,
  });
  // Added to the rules of the set, so that the total counts what the pages show.
  const conditions = [...page.conditions, ...row.required];
  const entries = selected.map((field): JsonEntry => {
    const { key, name } = field;
    if (name === '__typename') return { key, sql: literal(type.name) };
    if (name === resultsField) return { key, sql: resultsSql(page) };
    if (name === 'totalCount') return { key, sql: totalSql(page, conditions) };
    if (name === 'counts') return { key, sql: countsSql(state, { ...page, conditions }, field) };
    if (name === 'next' || name === 'prev') return { key, sql: neighbourSql(page, name) };
    throw new Error(`${type.name}.${name} is not part of a page`);
  });
  const rows = rowsSql(state, page, conditions, row.json);
  // HAVING makes it one group, so one row, even when no aggregate is selected.
  return `select ${jsonObject(entries)}::text as json from (${rows}) as page having true`;
}

/** SQL that counts the readable rows of a set. */
export function countSql(state: PlanState, set: RootSet): string {
  const model = state.catalog.get(set.entity);
  const alias = state.nextAlias();
  return totalSql({ model, alias }, setConditions(state, model, set, alias));
}

/** SQL conditions of a set: the reader's rules, the set's own, filter and search. */
export function setConditions(state: PlanState, model: EntityModel, set: RootSet, alias: string): string[] {
  if (set.filter) {
    assertFilterSize(set.filter);
    assertMayFilter(state.reader.principal, model.meta, set.filter);
  }
  const readable = readableRows(state, model, alias);
  return [
    readable ?? 'false',
    ...(set.where === undefined ? [] : [set.where(state, alias)]),
    ...(set.filter ? [filterSql(state, model, set.filter, alias)] : []),
    ...(set.search ? [searchSql(state, model, set.search, alias)] : []),
  ].filter((condition) => condition !== 'true');
}

function openPage(state: PlanState, request: PageRequest, hasNeighbours: boolean): Page {
  const model = state.catalog.get(request.entity);
  const alias = state.nextAlias();
  const isOrdered = (request.sort ?? []).length > 0;
  const rank = request.search && !isOrdered ? searchRank(state, model, request.search, alias) : [];
  const keys = [...rank, ...sortKeys(state, model, request.sort ?? [], alias)];
  return {
    model,
    alias,
    conditions: setConditions(state, model, request, alias),
    keys,
    cursor: request.cursor ? parseCursor(request.cursor, keys) : null,
    limit: checkedLimit(request.limit),
    hasNeighbours,
  };
}

function checkedLimit(limit: number | null | undefined): number {
  const wanted = limit ?? DEFAULT_PAGE_SIZE;
  if (wanted < 1) throw new ValidationError([fieldProblem('limit', 'min', { label: 'limit', min: 1 })]);
  if (wanted > MAX_PAGE_SIZE) {
    throw new ValidationError([fieldProblem('limit', 'max', { label: 'limit', max: MAX_PAGE_SIZE })]);
  }
  return wanted;
}

/**
 * The rows of the page, numbered in the order they were read. Where its neighbours are asked for, also one row more,
 * which tells whether it goes on, and the values that cursors are made of.
 */
function rowsSql(state: PlanState, page: Page, conditions: readonly string[], json: string): string {
  const { alias, keys, cursor, limit, hasNeighbours } = page;
  const behind = cursor === null ? [] : [behindCursor(state, keys, cursor)];
  const order = orderSql(keys, cursor?.direction ?? 'next');
  const rows = `select ${alias}.* from ${fromSql(page)}${whereSql([...conditions, ...behind])}
    order by ${order} limit ${hasNeighbours ? limit + 1 : limit}`;
  const values = hasNeighbours ? keys.map((key, index) => `, (${key.sql})::text as key${index}`).join('') : '';
  return `select row_number() over (order by ${order}) as place, ${json} as json${values} from (${rows}) as ${alias}`;
}

function resultsSql({ limit, cursor }: Page): string {
  const order = cursor?.direction === 'prev' ? 'desc' : 'asc';
  return `coalesce(json_agg(page.json order by page.place ${order}) filter (where page.place <= ${limit}), '[]')`;
}

/** The cursor to one side, or null when there is nothing there. */
function neighbourSql({ cursor, limit, keys }: Page, side: Cursor['direction']): string {
  const readingTo = cursor?.direction ?? 'next';
  if (side !== readingTo && cursor === null) return 'null::text';
  const edge = side === readingTo ? limit : 1;
  const values = keys.map((_, index) => `max(page.key${index}) filter (where page.place = ${edge})`);
  const isThere = side === readingTo ? `count(*) > ${limit}` : 'count(*) > 0';
  return `case when ${isThere} then ${cursorSql(keys, values, side)} end`;
}

function totalSql(page: Pick<Page, 'model' | 'alias'>, conditions: readonly string[]): string {
  return `(select count(*) from ${fromSql(page)}${whereSql(conditions)})`;
}

function fromSql({ model, alias }: Pick<Page, 'model' | 'alias'>): string {
  return `${identifier(model.table)} as ${alias}`;
}

function whereSql(conditions: readonly string[]): string {
  return conditions.length === 0 ? '' : ` where ${conditions.join(' and ')}`;
}
