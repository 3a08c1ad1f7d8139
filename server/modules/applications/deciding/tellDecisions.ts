import { sql } from 'kysely';
import type { Schedule } from '#server/platform/clock/Schedule.ts';
import { tellDecision } from './tellDecision.ts';

const BATCH = 50;

/** Whoever was decided on is told when the time to undo is over, or on the day that was chosen. */
export const tellDecisions: Schedule = {
  name: 'applications.tellDecisions',
  about:
    'Who was accepted or rejected is told at the time that was chosen, at the earliest when it can’t be undone any more; whoever is accepted becomes a founder',
  at: 'minute',
  run: async ({ tx, context, until }) => {
    const { rows } = await sql<{ id: string }>`select id from application
      where untold and tell_at <= ${until.toISOString()}::timestamptz
      order by id limit ${BATCH} for update skip locked`.execute(tx);
    for (const { id } of rows) await tellDecision({ tx, context }, id);
    return rows.length === BATCH;
  },
};
