import { sql } from 'kysely';
import { specCatalog } from '#server/entities/catalogue/specCatalog.ts';
import { updateRow } from '#server/entities/write/storeRow.ts';
import type { Schedule } from '#server/platform/clock/Schedule.ts';
import { emit } from '#server/platform/outbox/outbox.ts';

/** A funnel takes applications until the end of its last day; then its status says so too. */
export const closeFunnels: Schedule = {
  name: 'applications.closeFunnels',
  about: 'Funnels whose last day is over are closed',
  at: { time: '00:10' },
  skipsMissed: true,
  run: async ({ tx, context, until }) => {
    const today = sql`(${until.toISOString()}::timestamptz at time zone ${context.tenant.timezone})::date`;
    const { rows } = await sql<{ id: string }>`select id from funnel
      where status in ('open', 'paused') and closes_at < ${today} order by id for update skip locked`.execute(tx);
    for (const { id } of rows) {
      await updateRow(tx, specCatalog.get('Funnel'), id, { status: 'closed' });
      await emit(tx, { topic: 'Funnel.updated', payload: { id } });
    }
    return false;
  },
};
