/** Nobody talks about what is decided: a talk that is ahead is called off, once the applicant knows. */
import { sql } from 'kysely';
import { follower } from '#server/platform/context/followers.ts';
import { writeInterview } from './choosing/writeInterview.ts';

export const endInterviews = [
  follower(
    'DecisionTold',
    'record',
    'Talks with the applicant that have not begun are called off, with all that follows from it',
    async ({ payload: { application } }, { tx, context }) => {
      const { rows } = await sql<{ id: string }>`select id from application_meeting
        where application_id = ${application} and status = 'meeting_scheduled'
          and start_time > ${context.now().toISOString()}::timestamptz
        order by start_time, id for update`.execute(tx);
      for (const { id } of rows) await writeInterview(tx, context, id, { status: 'meeting_canceled' });
    },
  ),
];
