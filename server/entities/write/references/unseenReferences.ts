import type { EntityModel } from '#server/entities/catalogue/EntityCatalog.ts';
import type { StoredRow } from '../StoredRow.ts';
import type { Values } from '../validateValues.ts';
import type { WriteScope } from '../WriteScope.ts';
import { readableIds } from './checkReferences.ts';

/**
 * Lists of references with what the writer can't see put back: who was shown a part of a list and saves it has not
 * removed the rest.
 */
export async function withUnseenReferences(
  scope: WriteScope,
  model: EntityModel,
  before: StoredRow,
  input: Values,
): Promise<Values> {
  const lists: [string, unknown][] = [];
  for (const [name, value] of Object.entries(input)) {
    const field = model.fields.get(name);
    if (field?.type !== 'refs' || value === undefined) continue;
    const given = (value ?? []) as readonly string[];
    const removed = ((before[name] ?? []) as readonly string[]).filter((id) => !given.includes(id));
    const seen = await readableIds(scope, model.related(field), removed);
    const unseen = removed.filter((id) => !seen.has(id));
    if (unseen.length > 0) lists.push([name, [...given, ...unseen]]);
  }
  return Object.fromEntries(lists);
}
