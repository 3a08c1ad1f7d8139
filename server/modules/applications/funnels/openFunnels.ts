import { sql } from 'kysely';
import { specCatalog } from '#server/entities/catalogue/specCatalog.ts';
import { updateRow } from '#server/entities/write/storeRow.ts';
import type { Schedule } from '#server/platform/clock/Schedule.ts';
import { announce } from '#server/platform/context/announce.ts';
import { emit } from '#server/platform/outbox/outbox.ts';
import { openingProblems } from './funnelReadiness.ts';

/** For so many days a funnel that could not open is tried again, and told of. */
const TRIED_DAYS = 7;

/**
 * A draft opens on the day that it names, if people can apply through it then; else those who run it learn what is
 * missing, and it is tried again each day of a week. Days that were over when the mark was set open nothing: whoever
 * leaves a funnel a draft past its day has meant to.
 */
export const openFunnels: Schedule = {
  name: 'applications.openFunnels',
  about: 'Drafts of funnels open on their first day, or tell what is missing and are tried again for a week',
  at: { time: '00:05' },
  skipsMissed: true,
  run: async ({ tx, context, from, until }) => {
    const dayOf = (at: Date) => sql`(${at.toISOString()}::timestamptz at time zone ${context.tenant.timezone})::date`;
    const today = dayOf(until);
    const { rows } = await sql<{ id: string }>`select id from funnel
      where status = 'draft' and opens_at <= ${today} and (opens_at > ${dayOf(from)}
        or held_back_on < ${today} and opens_at > ${today} - ${TRIED_DAYS}::int)
      order by id for update skip locked`.execute(tx);
    for (const { id } of rows) {
      if ((await openingProblems(tx, id, context)).length === 0) {
        await updateRow(tx, specCatalog.get('Funnel'), id, { status: 'open', heldBackOn: null });
        await emit(tx, { topic: 'Funnel.updated', payload: { id } });
      } else {
        await sql`update funnel set held_back_on = ${today} where id = ${id}`.execute(tx);
        await announce({ tx, context }, 'FunnelHeldBack', { funnel: id });
      }
    }
    return false;
  },
};
