/** What a conflict of interest is followed by: lines in the history, and news where nobody is left to judge. */
import { follower } from '#server/platform/context/followers.ts';
import { recordActivity } from '#server/services/applications/applicationActivity.ts';
import { loadApplication } from '#server/services/applications/applicationRows.ts';
import { refreshApplicant } from '#server/services/applications/funnelAccess.ts';
import { nameOfUser } from '#server/services/people/nameOfUser.ts';
import { tellPeople } from '#server/services/people/tellPeople.ts';
import { forgetApplication } from './forgetApplication.ts';
import { isNobodyLeft } from './isNobodyLeft.ts';
import { whoLooksAfter } from './whoLooksAfter.ts';

const TELLS = 'Whoever knows the applicant reads the application no more for being assigned to its funnel';

export const conflictFollowers = [
  follower('ConflictDeclared', 'record', TELLS, ({ payload }, { tx }) => refreshApplicant(tx, payload.application)),
  follower('ConflictWithdrawn', 'record', TELLS, ({ payload }, { tx }) => refreshApplicant(tx, payload.application)),
  follower(
    'ConflictDeclared',
    'notification',
    'What the evaluator has not read of the application is taken back: it would lead to what is closed to them',
    async ({ payload: { application, evaluator } }, scope) => forgetApplication(scope, application, evaluator),
  ),
  follower(
    'ConflictDeclared',
    'timeline',
    'A line in the history of the application, for the staff only',
    async ({ payload: { application, evaluator } }, { tx, context }) => {
      const evaluatorName = await nameOfUser(tx, evaluator);
      await recordActivity(tx, context, application, { kind: 'conflict_declared', evaluatorName, isInternal: true });
    },
  ),
  follower(
    'ConflictDeclared',
    'notification',
    'Where nobody is left to judge it: admins of the funnel, else those of the organisation: newCommentApplicationStaff',
    async ({ payload }, { tx, context }) => {
      const application = await loadApplication(tx, payload.application);
      if (application === null || !(await isNobodyLeft(tx, application.id))) return;
      await tellPeople(tx, context, {
        people: await whoLooksAfter(tx, application),
        type: 'newCommentApplicationStaff',
        notice: { text: 'application.nobodyLeft', name: application.startupName },
        url: `/application/${application.id}/evaluations`,
      });
    },
  ),
  follower(
    'ConflictWithdrawn',
    'timeline',
    'A line in the history of the application, for the staff only',
    async ({ payload: { application, evaluator } }, { tx, context }) => {
      const evaluatorName = await nameOfUser(tx, evaluator);
      await recordActivity(tx, context, application, { kind: 'conflict_withdrawn', evaluatorName, isInternal: true });
    },
  ),
];
