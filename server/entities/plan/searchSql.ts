import type { EntityModel } from '../EntityCatalog.ts';
import { fieldValue } from './entityJson.ts';
import { fieldAccess } from './fieldAccess.ts';
import { likePattern } from './operatorSql.ts';
import type { PlanState } from './PlanState.ts';

/** More words than this only make a search slow, not better. */
const MAX_WORDS = 8;

/** SQL of a search: every word is found in one of the searchable fields that the reader may read. */
export function searchSql(state: PlanState, model: EntityModel, search: string, alias: string): string {
  const words = search.split(/\s+/).filter(Boolean).slice(0, MAX_WORDS);
  if (words.length === 0) return 'true';
  const places = searchablePlaces(state, model, alias);
  if (places.length === 0) return 'false';
  const parts = words.map((word) => {
    const pattern = state.parameters.add(likePattern(word), 'text');
    return `(${places.map((place) => place(pattern)).join(' or ')})`;
  });
  return `(${parts.join(' and ')})`;
}

function searchablePlaces(state: PlanState, model: EntityModel, alias: string): ((pattern: string) => string)[] {
  return [...model.fields.values()].flatMap((field) => {
    if (!field.searchable || field.hidden) return [];
    const access = fieldAccess(state, model, field, alias);
    if (access === 'never') return [];
    const value = `(${fieldValue(state, model, field, alias)})::text`;
    if (access === 'always') return [(pattern: string) => `${value} ilike ${pattern}`];
    return [(pattern: string) => `(${access.when} and ${value} ilike ${pattern})`];
  });
}
