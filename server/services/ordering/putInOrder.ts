import { sql } from 'kysely';
import { specCatalog } from '#server/entities/catalogue/specCatalog.ts';
import type { EntityWriter } from '#server/entities/write/EntityWriter.ts';
import type { RequestContext } from '#server/platform/context/context.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { ConflictError } from '#server/platform/errors/errors.ts';
import type { RefusalReason } from '#server/platform/texts/refusals.ts';

/** The records of an entity that stand in one order, by their field `position`. */
interface OrderedList {
  readonly entity: string;
  /** The field that they have in common, and its value. */
  readonly by: string;
  readonly of: string;
  /** Place of the first. */
  readonly from: number;
  /** What is said where others have come or gone meanwhile. */
  readonly changed: RefusalReason;
}

/**
 * Puts all records of a list in the order of their ids, by the rules of who writes them; older ones may share a place, or
 * have none. It is one write: where one of them is refused, all keep their places.
 */
export function putInOrder(
  writer: EntityWriter,
  context: RequestContext,
  list: OrderedList,
  ids: readonly string[],
): Promise<boolean> {
  return context.transact(async (tx) => {
    const places = await lockedPlaces(tx, list);
    const isWhole = new Set(ids).size === places.size && ids.every((id) => places.has(id));
    if (!isWhole || ids.length !== places.size) throw ConflictError.because(list.changed);
    for (const [at, id] of ids.entries()) {
      const position = at + list.from;
      if (places.get(id) !== position) await writer.update(context, list.entity, id, { position });
    }
    return true;
  });
}

/** The places of all records of the list, locked until the end of the transaction. */
async function lockedPlaces(tx: Tx, { entity, by, of }: OrderedList): Promise<ReadonlyMap<string, number | null>> {
  const { table, fields } = specCatalog.get(entity);
  const { rows } = await sql<{ id: string; position: number | null }>`
    select id, position from ${sql.table(table)} where ${sql.ref(fields.get(by)?.column ?? by)} = ${of}
    order by id for update`.execute(tx);
  return new Map(rows.map(({ id, position }) => [id, position]));
}
