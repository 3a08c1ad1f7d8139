import { sql } from 'kysely';
import type { EntityWriter } from '#server/entities/write/EntityWriter.ts';
import type { RequestContext } from '#server/platform/context/context.ts';
import { putInOrder } from '#server/services/ordering/putInOrder.ts';

interface FieldOrder {
  readonly target: string;
  /** All fields of the profile, the first one first. */
  readonly fields: readonly string[];
}

/** Puts the fields of a profile in an order; older ones may have shared a place, or had none. */
export function orderFields(writer: EntityWriter, context: RequestContext, { target, fields }: FieldOrder) {
  return context.transact(async (tx) => {
    const { rows } = await sql<{ id: string; position: number | null }>`
      select id, position from custom_field where target = ${target} order by id for update`.execute(tx);
    await putInOrder(
      writer,
      context,
      { entity: 'CustomField', known: rows, from: 0, changed: 'fieldsChanged' },
      fields,
    );
    return true;
  });
}
