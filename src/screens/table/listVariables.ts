import { MAX_PAGE_SIZE } from '#domain/generated/constants.gen.ts';
import type { FilterMeta, TableScreenMeta } from '#domain/model/screens.ts';
import { addedCondition, isAddedFilter, readAddedKey } from './added/addedFilter.ts';
import { answerFilter } from './answers/answerStatement.ts';
import { sortOf, type TableSearch, type TableSort } from './tableSearch.ts';

type GraphqlFilter = Readonly<Record<string, unknown>>;

export interface ListVariables {
  readonly filter: GraphqlFilter | null;
  readonly sort: readonly TableSort[];
  readonly search: string | null;
}

/** Variables of the list query for what the address says. */
export function listVariables(screen: TableScreenMeta, search: TableSearch, fixed?: GraphqlFilter): ListVariables {
  const tab = screen.tabs?.find(({ id }) => id === search.tab)?.filter;
  const chosen = Object.entries(search.f ?? {}).flatMap(([field, values]) => {
    const added = readAddedKey(screen, field);
    if (added !== null) return addedCondition(added, values) ?? [];
    const filter = screen.filters.find((candidate) => candidate.field === field);
    return filter && !isAddedFilter(filter) ? (condition(filter, values) ?? []) : [];
  });
  const parts = [screen.baseFilter, fixed, tab, ...chosen].filter((part): part is GraphqlFilter => part !== undefined);
  return {
    filter: parts.length > 1 ? { and: parts } : (parts[0] ?? null),
    sort: [sortOf(screen, search)],
    search: search.q || null,
  };
}

/** All variables of one page of a list, in the order in which they are sent; the first page has no cursor. */
export function pageVariables(variables: ListVariables, filter: GraphqlFilter | null, cursor: string | null) {
  return { ...variables, filter, cursor, limit: MAX_PAGE_SIZE };
}

/** One filter of the address in GraphQL form; null when nothing is chosen. */
export function condition({ field, type }: FilterMeta, values: readonly string[]): GraphqlFilter | null {
  const [first = '', second = ''] = values;
  switch (type) {
    case 'text':
    case 'longText':
    case 'email':
    case 'url':
      return first ? { [field]: { CONTAINS: first } } : null;
    case 'bool':
      return first ? { [field]: { IS: first === 'true' } } : null;
    case 'int':
    case 'float':
    case 'money':
      return range(field, first === '' ? null : Number(first), second === '' ? null : Number(second));
    case 'date':
      return range(field, first || null, second || null);
    case 'many':
      return allOf(values.map((value) => answerFilter(field, value)).filter((filter) => filter !== null));
    case 'dateTime':
      return range(field, first ? `${first}T00:00:00.000Z` : null, second ? `${second}T23:59:59.999Z` : null);
    default:
      return oneOf(field, values.filter(Boolean), isList(type) ? 'CONTAINS' : 'IS');
  }
}

const isList = (type: FilterMeta['type']): boolean => type === 'refs' || type === 'enumList' || type === 'textList';

const allOf = (filters: readonly GraphqlFilter[]): GraphqlFilter | null =>
  filters.length > 0 ? { and: filters } : null;

function oneOf(field: string, values: readonly string[], operator: 'IS' | 'CONTAINS'): GraphqlFilter | null {
  if (values.length === 0) return null;
  const [only, ...others] = values.map((value) => ({ [operator]: value }));
  return { [field]: others.length === 0 ? only : { OR: [only, ...others] } };
}

function range(field: string, from: string | number | null, to: string | number | null): GraphqlFilter | null {
  if (from === null && to === null) return null;
  return { [field]: { ...(from === null ? {} : { GTE: from }), ...(to === null ? {} : { LTE: to }) } };
}
