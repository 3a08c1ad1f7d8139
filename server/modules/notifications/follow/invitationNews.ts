/** Who is told what of an invitation to a coaching session (001 §3). */
import { sql } from 'kysely';
import { type FollowScope, follower } from '#server/platform/context/followers.ts';
import { nameOfUser } from '#server/services/people/nameOfUser.ts';
import { tellPeople } from '#server/services/people/tellPeople.ts';

export const invitationNews = [
  follower('CoachingInvitationSent', 'notification', 'Those invited: meetingScheduled', async ({ payload }, scope) => {
    const about = await invitationOf(scope, payload.invitation);
    if (about === undefined) return;
    await tellPeople(scope.tx, scope.context, {
      people: about.invitees,
      type: 'meetingScheduled',
      notice: { text: 'startup.coachingInvited', name: about.name, words: about.message },
      url: `/coaching/session/${payload.session}/invitation`,
    });
  }),
  follower(
    'CoachingInvitationAnswered',
    'notification',
    'The coaches, of who comes and who does not: meetingChangedStaff',
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
];

/** An invitation that is called off, or has expired, is told of with its session, or not at all. */
const answers: Readonly<Record<string, 'startup.invitationAccepted' | 'startup.invitationDeclined'>> = {
  accepted: 'startup.invitationAccepted',
  declined: 'startup.invitationDeclined',
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
