/** Who is told what of an invitation to a coaching session (001 §3). */
import { sql } from 'kysely';
import { type FollowScope, follower } from '#server/platform/context/followers.ts';
import { mailPeople } from '#server/services/people/mailPeople.ts';
import { nameOfUser } from '#server/services/people/nameOfUser.ts';
import { takeBackNews } from '#server/services/people/takeBackNews.ts';
import { tellPeople } from '#server/services/people/tellPeople.ts';

const INVITED = 'startup.coachingInvited';

export const invitationNews = [
  follower('CoachingInvitationSent', 'notification', 'Those invited: meetingScheduled', async ({ payload }, scope) => {
    const about = await invitationOf(scope, payload.invitation);
    if (about === undefined) return;
    await tellPeople(scope.tx, scope.context, {
      people: about.invitees,
      type: 'meetingScheduled',
      notice: { text: INVITED, name: about.name, words: about.message },
      url: `/coaching/session/${payload.session}/invitation`,
    });
  }),
  follower(
    'CoachingInvitationAnswered',
    'notification',
    'The coaches, of who comes and who does not, and of what nobody has answered in time: meetingChangedStaff',
    async ({ payload, actor }, scope) => {
      const text = answers[payload.status];
      const about = text && (await invitationOf(scope, payload.invitation));
      if (!about) return;
      await tellPeople(scope.tx, scope.context, {
        people: about.coaches,
        type: 'meetingChangedStaff',
        notice: { text, name: about.name, host: actor && (await nameOfUser(scope.tx, actor)) },
        url: `/coaching/session/${payload.session}/invitation`,
      });
    },
  ),
  follower(
    'CoachingInvitationWithdrawn',
    'notification',
    'Those who were invited, while the session is planned without them: meetingDeleted, by mail too; unread invitations are taken back',
    async ({ payload: { session, people } }, scope) => {
      const { tx, context } = scope;
      await takeBackNews(tx, { texts: [INVITED], url: `/coaching/session/${session}/invitation`, people });
      const { rows } = await sql<{ name: string; expected: string[] }>`
        select name, coachs_ids || attendees_ids as expected from coaching_session
        where id = ${session} and status = 'planned'`.execute(tx);
      const [found] = rows;
      if (found === undefined) return;
      const told = {
        people: people.filter((id) => !found.expected.includes(id)),
        notice: { text: 'startup.meetingLeft', name: found.name },
        url: '/calendar',
      } as const;
      await tellPeople(tx, context, { ...told, type: 'meetingDeleted' });
      await mailPeople(tx, context, { ...told, feature: 'emailEvents' });
    },
  ),
];

/** An invitation that is called off is told of otherwise. */
const answers: Readonly<Record<string, `startup.invitation${'Accepted' | 'Declined' | 'Expired'}`>> = {
  accepted: 'startup.invitationAccepted',
  declined: 'startup.invitationDeclined',
  expired: 'startup.invitationExpired',
};

interface InvitationFacts {
  readonly name: string;
  readonly message: string | null;
  readonly invitees: readonly string[];
  readonly coaches: readonly string[];
}

async function invitationOf({ tx }: FollowScope, id: string): Promise<InvitationFacts | undefined> {
  const { rows } = await sql<InvitationFacts>`
    select s.name, i.message, i.invitees_ids as invitees, s.coachs_ids as coaches
    from coaching_invitation i join coaching_session s on s.tenant_id = i.tenant_id and s.id = i.session_id
    where i.id = ${id}`.execute(tx);
  return rows[0];
}
