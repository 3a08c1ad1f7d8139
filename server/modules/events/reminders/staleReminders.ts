/** What is moved or called off is not read of at its old time. */
import { sql } from 'kysely';
import { type FollowScope, follower } from '#server/platform/context/followers.ts';
import { appointments, reminderTexts } from '#server/services/booking/appointments.ts';

const TELLS = 'What is unread of its beginning soon is taken back from those to whom it does not then any more';

const ofSession = ({ payload }: { readonly payload: { readonly session: string } }, scope: FollowScope) =>
  takeBackReminders(scope, `/coaching/session/${payload.session}`);
const ofEvent = ({ payload }: { readonly payload: { readonly event: string } }, scope: FollowScope) =>
  takeBackReminders(scope, `/events/${payload.event}`);

export const staleReminders = [
  follower('SessionMoved', 'notification', TELLS, ofSession),
  follower('SessionPeopleChanged', 'notification', TELLS, ofSession),
  follower('SessionCancelled', 'notification', TELLS, ofSession),
  follower('EventMoved', 'notification', TELLS, ofEvent),
  follower('EventHandedOver', 'notification', TELLS, ofEvent),
  follower('EventCancelled', 'notification', TELLS, ofEvent),
  follower('EventLeft', 'notification', TELLS, ofEvent),
  follower('EventPeopleRemoved', 'notification', TELLS, ofEvent),
  follower('EventSessionsLost', 'notification', TELLS, ofEvent),
  follower('EventSessionGivenBack', 'notification', TELLS, ofEvent),
  follower('InterviewChanged', 'notification', TELLS, ({ payload }, scope) =>
    takeBackReminders(scope, `/application/${payload.application}/meeting`),
  ),
];

/** Who has no appointment there at the time that they were told of; what has begun stays what it was. */
async function takeBackReminders({ tx, context }: FollowScope, url: string): Promise<void> {
  const told = sql`(n.text_values ->> 'at')::timestamptz`;
  await sql`delete from notification_recipient r using notification n
    where n.tenant_id = r.tenant_id and n.id = r.notification_id and not r.is_read and n.url = ${url}
      and n.text_key = any(${[...reminderTexts]}::text[]) and ${told} > ${context.now().toISOString()}::timestamptz
      and not exists (select from ${appointments} a where a.url = n.url and a.person = r.user_id and a.at = ${told})`.execute(
    tx,
  );
}
