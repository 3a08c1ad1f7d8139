/** What is no longer asked for leaves the lists of those who were asked. */
import { sql } from 'kysely';
import { follower } from '#server/platform/context/followers.ts';
import { withdrawTasks } from '#server/services/tasks/withdrawnTasks.ts';

export const withdrawnTasks = [
  follower(
    'FormRequestEnded',
    'task',
    'Those who were asked: formSubmissionRequest or coachingEvaluation is taken back',
    ({ payload: { request, people } }, scope) =>
      withdrawTasks(scope, {
        types: ['formSubmissionRequest', 'coachingEvaluation'],
        url: `/survey/${request}`,
        people,
      }),
  ),
  follower(
    'DataRequestWithdrawn',
    'task',
    'The founders: metrics is taken back, when nothing else is asked',
    async ({ payload: { startup } }, scope) => {
      const { rows } = await sql`select from pending_data_form
        where startup_id = ${startup} and type = 'METRICS' limit 1`.execute(scope.tx);
      if (rows.length > 0) return;
      await withdrawTasks(scope, { types: ['metrics'], url: `/startup/${startup}/file/analytics` });
    },
  ),
];
