import { sql } from 'kysely';
import { endOfDay } from '#domain/dates/zonedDays.ts';
import type { RequestContext } from '#server/platform/context/context.ts';
import type { Tx } from '#server/platform/db/database.ts';
import type { ApplicationRow } from './applicationRows.ts';
import type { RoundRow } from './roundRows.ts';

/**
 * The moment until which the form of a round can be handed in, where the organisation is; null where none is set. What was
 * not handed in yet is also closed with its funnel.
 */
export async function roundDeadline(
  { tenant }: RequestContext,
  tx: Tx,
  application: ApplicationRow,
  round: RoundRow,
): Promise<string | null> {
  const days = [round.closesAt];
  if (application.status === 'draft') {
    const { rows } = await sql<{ day: string | null }>`
      select closes_at::text as day from funnel where id = ${application.funnelId}`.execute(tx);
    days.push(rows[0]?.day ?? null);
  }
  const [first] = days.filter((day) => day !== null).sort();
  return first === undefined ? null : endOfDay(tenant.timezone, first);
}
