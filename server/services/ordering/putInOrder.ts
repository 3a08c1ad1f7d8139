import type { EntityWriter } from '#server/entities/write/EntityWriter.ts';
import type { RequestContext } from '#server/platform/context/context.ts';
import { ConflictError } from '#server/platform/errors/errors.ts';
import type { RefusalReason } from '#server/platform/texts/refusals.ts';

interface Ordered {
  readonly entity: string;
  /** All records of the list with their places, locked until the end of the transaction. */
  readonly known: readonly { readonly id: string; readonly position: number | null }[];
  /** Place of the first. */
  readonly from: number;
  /** What is said where others have come or gone meanwhile. */
  readonly changed: RefusalReason;
}

/**
 * Puts all records of a list in the order of their ids, by the rules of who writes them. It is one write: where one of
 * them is refused, all keep their places.
 */
export async function putInOrder(
  writer: EntityWriter,
  context: RequestContext,
  { entity, known, from, changed }: Ordered,
  ids: readonly string[],
): Promise<void> {
  const places = new Map(known.map(({ id, position }) => [id, position]));
  const isWhole = new Set(ids).size === places.size && ids.every((id) => places.has(id));
  if (!isWhole || ids.length !== places.size) throw ConflictError.because(changed);
  for (const [at, id] of ids.entries()) {
    if (places.get(id) !== at + from) await writer.update(context, entity, id, { position: at + from });
  }
}
