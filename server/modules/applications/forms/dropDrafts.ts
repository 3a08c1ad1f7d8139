import { sql } from 'kysely';
import type { Schedule } from '#server/platform/clock/Schedule.ts';
import { dropLooseVisitorFiles } from '#server/services/attachments/visitorFiles.ts';

/** Answers that nobody went on with are deleted, with the files among them; so is that some were handed in. */
export const dropDrafts: Schedule = {
  name: 'forms.dropDrafts',
  about: 'Answers that were not handed in are deleted 30 days after their last change',
  at: { time: '03:10' },
  skipsMissed: true,
  run: async ({ tx, until }) => {
    await sql`delete from answer_draft where expires_at <= ${until.toISOString()}::timestamptz`.execute(tx);
    await dropLooseVisitorFiles(tx);
    return false;
  },
};
