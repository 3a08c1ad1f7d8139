import { sql } from 'kysely';
import type { Schedule } from '#server/platform/clock/Schedule.ts';
import { hastenJobs } from '#server/platform/jobs/jobQueue.ts';
import { emit } from '#server/platform/outbox/outbox.ts';

/** So many in one transaction: few enough to be short. */
const BATCH = 50;

/** E-mails whose time has come; the job that waits for it sends them, in the name of whoever has planned them. */
export const sendScheduled: Schedule = {
  name: 'emails.send',
  about: 'An e-mail that is to be sent later is sent when its time has come',
  at: 'minute',
  run: async ({ tx, until }) => {
    const { rows } = await sql<{ id: string }>`select id from email
      where status = 'scheduled' and scheduled_for <= ${until.toISOString()}::timestamptz
      order by scheduled_for, id limit ${BATCH} for update skip locked`.execute(tx);
    for (const { id } of rows) {
      const status = (await hastenJobs(tx, 'email', { emailId: id })) ? 'sending' : 'failed';
      await sql`update email set status = ${status}, version = version + 1, updated_at = clock_timestamp()
        where id = ${id}`.execute(tx);
      await emit(tx, { topic: 'Email.updated', payload: { id } });
    }
    return rows.length === BATCH;
  },
};
