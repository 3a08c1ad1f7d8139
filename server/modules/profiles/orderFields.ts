import type { EntityWriter } from '#server/entities/write/EntityWriter.ts';
import type { RequestContext } from '#server/platform/context/context.ts';
import { putInOrder } from '#server/services/ordering/putInOrder.ts';

interface FieldOrder {
  readonly target: string;
  /** All fields of the profile, the first one first. */
  readonly fields: readonly string[];
}

/** Puts the fields of a profile in an order. */
export function orderFields(writer: EntityWriter, context: RequestContext, { target, fields }: FieldOrder) {
  const list = { entity: 'CustomField', by: 'target', of: target, from: 0, changed: 'fieldsChanged' } as const;
  return putInOrder(writer, context, list, fields);
}
