import { sql } from 'kysely';
import { specCatalog } from '#server/entities/catalogue/specCatalog.ts';
import { updateRow } from '#server/entities/write/storeRow.ts';
import type { Schedule } from '#server/platform/clock/Schedule.ts';
import { emit } from '#server/platform/outbox/outbox.ts';
import { isReadyToOpen } from './funnelReadiness.ts';

/**
 * A draft opens on the day that it names, if people can apply through it then. Days that were over when the mark was set
 * open nothing: whoever leaves a funnel a draft past its day has meant to.
 */
export const openFunnels: Schedule = {
  name: 'applications.openFunnels',
  about: 'Drafts of funnels open on their first day, if nothing is missing',
  at: { time: '00:05' },
  skipsMissed: true,
  run: async ({ tx, context, from, until }) => {
    const dayOf = (at: Date) => sql`(${at.toISOString()}::timestamptz at time zone ${context.tenant.timezone})::date`;
    const { rows } = await sql<{ id: string }>`select id from funnel
      where status = 'draft' and opens_at > ${dayOf(from)} and opens_at <= ${dayOf(until)}
      order by id for update skip locked`.execute(tx);
    for (const { id } of rows) {
      if (!(await isReadyToOpen(tx, id, context))) continue;
      await updateRow(tx, specCatalog.get('Funnel'), id, { status: 'open' });
      await emit(tx, { topic: 'Funnel.updated', payload: { id } });
    }
    return false;
  },
};
