import { follower } from '#server/platform/context/followers.ts';
import { loadApplication } from '#server/services/applications/applicationRows.ts';
import { nameOfUser } from '#server/services/people/nameOfUser.ts';
import { organisationAdmins } from '#server/services/people/organisationAdmins.ts';
import { tellPeople } from '#server/services/people/tellPeople.ts';

/** Whoever looks after the funnel learns that an evaluator has stepped aside. */
export const declinedNews = [
  follower(
    'EvaluationDeclined',
    'notification',
    'Admins of the funnel, else those of the organisation: newCommentApplicationStaff',
    async ({ payload }, { tx, context }) => {
      const application = await loadApplication(tx, payload.application);
      if (application === null) return;
      const people = application.funnelAdmins.length > 0 ? application.funnelAdmins : await organisationAdmins(tx);
      await tellPeople(tx, context, {
        people,
        type: 'newCommentApplicationStaff',
        notice: {
          text: 'application.evaluatorSteppedAside',
          name: application.startupName,
          host: await nameOfUser(tx, payload.evaluator),
          words: payload.reason,
        },
        url: `/application/${application.id}/evaluations`,
      });
    },
  ),
];
