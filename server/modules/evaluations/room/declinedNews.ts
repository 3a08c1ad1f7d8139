import { sql } from 'kysely';
import { lacksFeature } from '#domain/access/features.ts';
import { type FollowScope, follower } from '#server/platform/context/followers.ts';
import type { Planned } from '#server/platform/texts/notices.ts';
import { type ApplicationRow, loadApplication } from '#server/services/applications/applicationRows.ts';
import { nameOfUser } from '#server/services/people/nameOfUser.ts';
import { tellPeople } from '#server/services/people/tellPeople.ts';
import { whoLooksAfter } from '../conflicts/whoLooksAfter.ts';

/** Whoever looks after the funnel learns that an evaluator has stepped aside, or is said to know the applicant. */
export const declinedNews = [
  follower(
    'EvaluationDeclined',
    'notification',
    'Admins of the funnel, else those of the organisation: newCommentApplicationStaff; the evaluator, where staff has said it',
    async ({ payload, actor }, scope) => {
      const { tx, context } = scope;
      const application = await loadApplication(tx, payload.application);
      if (application === null) return;
      const isOwn = actor === payload.evaluator;
      if (!isOwn) await tellEvaluator(scope, application, payload.evaluator);
      await tellPeople(tx, context, {
        people: (await whoLooksAfter(tx, application)).filter((id) => id !== payload.evaluator),
        type: 'newCommentApplicationStaff',
        notice: {
          text: isOwn ? 'application.evaluatorSteppedAside' : 'application.conflictRecorded',
          name: application.startupName,
          host: await nameOfUser(tx, payload.evaluator),
          words: payload.reason,
          planned: await talksAhead(scope, application.id, payload.evaluator),
        },
        url: `/application/${application.id}/evaluations`,
      });
    },
  ),
];

/** They know the applicant whom they are to meet: somebody else is to. */
async function talksAhead(
  { tx, context }: FollowScope,
  application: string,
  host: string,
): Promise<readonly Planned[]> {
  const { rows } = await sql<{ name: string; at: Date | string }>`
    select title as name, start_time as at from application_meeting
    where application_id = ${application} and host_id = ${host} and status = 'meeting_scheduled'
      and start_time > ${context.now().toISOString()}::timestamptz order by start_time, id`.execute(tx);
  return rows.map(({ name, at }) => ({ name, at: new Date(at).toISOString() }));
}

/** Where the applicant is hidden they learn that another judges it, and not that they know whose it is. */
function tellEvaluator({ tx, context }: FollowScope, application: ApplicationRow, evaluator: string): Promise<void> {
  const { anonymous, number, startupName } = application;
  const isHidden = anonymous && !lacksFeature(context.principal, 'anonymityApplications');
  return tellPeople(tx, context, {
    people: [evaluator],
    type: 'newCommentApplicationStaff',
    notice: isHidden
      ? { text: 'application.hiddenEvaluationTaken', name: String(number ?? '') }
      : { text: 'application.evaluationTaken', name: startupName },
    url: '/applications/scoring',
  });
}
