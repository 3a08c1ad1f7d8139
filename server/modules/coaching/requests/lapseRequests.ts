import { sql } from 'kysely';
import { specCatalog } from '#server/entities/catalogue/specCatalog.ts';
import { loadStored } from '#server/entities/write/WriteScope.ts';
import type { Schedule } from '#server/platform/clock/Schedule.ts';
import { endRequest } from './changeRequest.ts';

const BATCH = 50;

/** A request that nobody has answered in time is over: both sides are told, and the time is free again. */
export const lapseRequests: Schedule = {
  name: 'coaching.lapseRequests',
  about: 'A request for a meeting that was not answered in time lapses',
  at: 'minute',
  run: async ({ tx, context, until }) => {
    const { rows } = await sql<{ id: string }>`select id from meeting_request
      where status = 'pending' and least(answer_by, start_time) <= ${until.toISOString()}::timestamptz
      order by id limit ${BATCH} for update skip locked`.execute(tx);
    for (const { id } of rows) {
      const request = await loadStored(tx, specCatalog.get('MeetingRequest'), id);
      if (request !== null) await endRequest({ tx, context }, request);
    }
    return rows.length === BATCH;
  },
};
