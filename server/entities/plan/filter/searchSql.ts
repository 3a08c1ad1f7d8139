import type { EntityModel } from '#server/entities/catalogue/EntityCatalog.ts';
import { fieldValue } from '../entityJson.ts';
import { fieldAccess } from '../fieldAccess.ts';
import type { PlanState } from '../PlanState.ts';
import { likePattern } from './operatorSql.ts';
import { sqlWithoutAccents, withoutAccents } from './withoutAccents.ts';

/** More words than this only make a search slow, not better. */
const MAX_WORDS = 8;

/** SQL of a search: every word is found in one of the searchable fields that the reader may read, accents or none. */
export function searchSql(state: PlanState, model: EntityModel, search: string, alias: string): string {
  const words = search.split(/\s+/).filter(Boolean).slice(0, MAX_WORDS);
  if (words.length === 0) return 'true';
  const places = searchablePlaces(state, model, alias);
  if (places.length === 0) return 'false';
  const parts = words.map((word) => {
    const found = wordTest(state, word);
    return `(${places.map((place) => place(found)).join(' or ')})`;
  });
  return `(${parts.join(' and ')})`;
}

type WordTest = (value: string) => string;

/**
 * A part of a word is enough. One letter must begin a word: it stands in nearly everything else, and "Ada L" would find
 * each Ada.
 */
function wordTest(state: PlanState, word: string): WordTest {
  const plain = withoutAccents(word);
  if (/^[a-z]$/i.test(plain)) {
    const pattern = state.parameters.add(`(^|[^[:alnum:]])${plain}`, 'text');
    return (value) => `${sqlWithoutAccents(value)} ~* ${pattern}`;
  }
  const pattern = state.parameters.add(likePattern(plain), 'text');
  return (value) => `${sqlWithoutAccents(value)} ilike ${pattern}`;
}

function searchablePlaces(state: PlanState, model: EntityModel, alias: string): ((test: WordTest) => string)[] {
  return [...model.fields.values()].flatMap((field) => {
    if (!field.searchable || field.hidden) return [];
    const access = fieldAccess(state, model, field, alias);
    if (access === 'never') return [];
    const value = `(${fieldValue(state, model, field, alias)})::text`;
    if (access === 'always') return [(test: WordTest) => test(value)];
    return [(test: WordTest) => `(${access.when} and ${test(value)})`];
  });
}
