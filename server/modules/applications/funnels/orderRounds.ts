import type { EntityWriter } from '#server/entities/write/EntityWriter.ts';
import type { RequestContext } from '#server/platform/context/context.ts';
import { putInOrder } from '#server/services/ordering/putInOrder.ts';

interface RoundOrder {
  readonly funnelId: string;
  /** All rounds of the funnel, the first one first. */
  readonly rounds: readonly string[];
}

/** Puts the rounds of a funnel in an order. */
export function orderRounds(writer: EntityWriter, context: RequestContext, { funnelId, rounds }: RoundOrder) {
  const list = { entity: 'FunnelRound', by: 'funnel', of: funnelId, from: 1, changed: 'roundsChanged' } as const;
  return putInOrder(writer, context, list, rounds);
}
