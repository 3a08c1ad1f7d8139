import { sql } from 'kysely';
import type { EntityWriter } from '#server/entities/write/EntityWriter.ts';
import type { RequestContext } from '#server/platform/context/context.ts';
import { putInOrder } from '#server/services/ordering/putInOrder.ts';

interface RoundOrder {
  readonly funnelId: string;
  /** All rounds of the funnel, the first one first. */
  readonly rounds: readonly string[];
}

/** Puts the rounds of a funnel in an order, by the rules of who writes them; refused where others have come or gone meanwhile. */
export function orderRounds(writer: EntityWriter, context: RequestContext, { funnelId, rounds }: RoundOrder) {
  return context.transact(async (tx) => {
    const { rows } = await sql<{ id: string; position: number }>`
      select id, position from funnel_round where funnel_id = ${funnelId} order by position, id for update`.execute(tx);
    await putInOrder(
      writer,
      context,
      { entity: 'FunnelRound', known: rows, from: 1, changed: 'roundsChanged' },
      rounds,
    );
    return true;
  });
}
