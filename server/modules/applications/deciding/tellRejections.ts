import { sql } from 'kysely';
import { specCatalog } from '#server/entities/catalogue/specCatalog.ts';
import { updateRow } from '#server/entities/write/storeRow.ts';
import { loadStored } from '#server/entities/write/WriteScope.ts';
import type { Schedule } from '#server/platform/clock/Schedule.ts';
import { emit } from '#server/platform/outbox/outbox.ts';
import { applicationChanged } from '../applicationHooks.ts';

const BATCH = 50;

/** Whoever was rejected with delay is told on the day that was chosen: from then on it is a rejection like others. */
export const tellRejections: Schedule = {
  name: 'applications.tellRejections',
  about:
    'Who was rejected with delay is told at the time that was chosen: denialApplication, and the funnel’s rejection e-mail',
  at: 'minute',
  run: async ({ tx, context, until }) => {
    const { rows } = await sql<{ id: string }>`select id from application
      where status = 'delay_rejected' and tell_at <= ${until.toISOString()}::timestamptz
      order by id limit ${BATCH} for update skip locked`.execute(tx);
    const model = specCatalog.get('Application');
    for (const { id } of rows) {
      const before = await loadStored(tx, model, id);
      await updateRow(tx, model, id, { status: 'rejected', decision: 'reject' });
      const after = await loadStored(tx, model, id);
      await applicationChanged({ entity: 'Application', before, after }, { tx, context });
      await emit(tx, { topic: 'Application.updated', payload: { id } });
    }
    return rows.length === BATCH;
  },
};
