import { type EntityModel, fieldOf } from '#server/entities/catalogue/EntityCatalog.ts';
import { isNeverRead } from '../fieldAccess.ts';
import type { PlanState } from '../PlanState.ts';
import type { SortKey } from '../page/sortKeys.ts';
import { seenValue } from './filterSql.ts';
import { likePattern } from './operatorSql.ts';
import { sqlWithoutAccents, withoutAccents } from './withoutAccents.ts';

/**
 * How well a record fits what was searched for: its whole name is that, its name begins so, or it is found in it anywhere.
 * "Ada L" is the beginning of one person's name, however many others have an L somewhere.
 */
export function searchRank(state: PlanState, model: EntityModel, search: string, alias: string): SortKey[] {
  const wanted = withoutAccents(search.trim().replace(/\s+/g, ' '));
  const field = fieldOf(model, model.meta.displayField);
  // A name that the reader may not read ranks nothing; what they may read is found all the same.
  if (wanted === '' || isNeverRead(state, model, field)) return [];
  const { value, when } = seenValue(state, model, field, alias);
  const seen = when === null ? value : `case when ${when} then ${value} end`;
  const name = `lower(${sqlWithoutAccents(`(${seen})::text`)})`;
  const whole = state.parameters.add(wanted.toLowerCase(), 'text');
  const beginning = state.parameters.add(likePattern(wanted.toLowerCase()).slice(1), 'text');
  const sql = `(case when ${name} = ${whole} then 0 when ${name} like ${beginning} then 1 else 2 end)`;
  return [{ name: 'rank', sql, type: 'numeric', direction: 'ASC', isNullable: false }];
}
