/** The host of a one-on-one session learns of who books it and who gives it back; who has booked it, that it can't be held. */
import { type FollowScope, follower } from '#server/platform/context/followers.ts';
import { mailPeople } from '#server/services/people/mailPeople.ts';
import { nameOfUser } from '#server/services/people/nameOfUser.ts';
import { tellPeople } from '#server/services/people/tellPeople.ts';
import { loadEvent } from '../loadEvent.ts';
import { mailAppointments } from './mailAppointments.ts';
import { type BookedSession, findSessions, sessionCalendar } from './sessionCalendar.ts';
import { tellAppointments } from './tellAppointments.ts';

export const sessionFollowers = [
  follower(
    'EventSessionBooked',
    'notification',
    'The host, here and by mail with the appointment: meetingScheduledStaff',
    async ({ payload }, scope) => {
      const session = (await findSessions(scope, payload.event)).find(({ id }) => id === payload.session);
      if (session) await tellHost(scope, payload.event, { session, text: 'event.sessionBooked' });
    },
  ),
  follower(
    'EventSessionGivenBack',
    'notification',
    'The host, here and by mail with the appointment taken away: meetingDeletedStaff',
    ({ payload: { event, session: id, ...was } }, scope) =>
      tellHost(scope, event, { session: { id, place: null, location: null, ...was }, text: 'event.sessionGivenBack' }),
  ),
  follower(
    'EventSessionsLost',
    'notification',
    'Those who have booked them, here and by mail with the appointment taken away: meetingDeleted',
    async ({ payload: { event: id, people } }, scope) => {
      const event = await loadEvent(scope, id);
      if (event === null) return;
      const notice = { text: 'event.sessionLost', name: String(event.title), at: null } as const;
      // The page of the event is where another time can be chosen.
      const told = { people, notice, url: `/events/${id}` };
      await tellAppointments(scope, event, { ...told, type: 'meetingDeleted' });
      await mailAppointments(scope, event, { ...told, method: 'CANCEL' });
    },
  ),
];

interface HostNews {
  readonly session: BookedSession;
  readonly text: 'event.sessionBooked' | 'event.sessionGivenBack';
}

const types = {
  'event.sessionBooked': 'meetingScheduledStaff',
  'event.sessionGivenBack': 'meetingDeletedStaff',
} as const;

async function tellHost(scope: FollowScope, id: string, { session, text }: HostNews): Promise<void> {
  const { tx, context } = scope;
  const event = await loadEvent(scope, id);
  if (event === null) return;
  const person = await nameOfUser(tx, session.person);
  const notice = { text, name: String(event.title), at: session.startTime, host: person } as const;
  const told = { people: [session.host], notice, url: `/events/${id}` };
  await tellPeople(tx, context, { ...told, type: types[text] });
  const method = text === 'event.sessionBooked' ? 'REQUEST' : 'CANCEL';
  const calendar = await sessionCalendar(scope, event, session, { method, reader: session.host });
  await mailPeople(tx, context, { ...told, feature: 'emailEvents', ...calendar });
}
