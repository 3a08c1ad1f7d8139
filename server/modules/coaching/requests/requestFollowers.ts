/** Who learns of requests for meetings: each side of what the other one wants, here and by mail. */
import { sql } from 'kysely';
import { type FollowScope, follower } from '#server/platform/context/followers.ts';
import type { NoticeKey } from '#server/platform/texts/notices.ts';
import { mailPeople } from '#server/services/people/mailPeople.ts';
import { tellPeople } from '#server/services/people/tellPeople.ts';

/** Where both sides answer. */
const REQUESTS = '/coaching?view=requests';

export const requestFollowers = [
  follower(
    'MeetingRequested',
    'notification',
    'The mentor, here and by mail: meetingScheduledStaff',
    ({ payload }, scope) =>
      tell(scope, payload.request, { people: [payload.mentor], type: 'meetingScheduledStaff', text: 'request.new' }),
  ),
  follower(
    'MeetingTimeProposed',
    'notification',
    'The other side, here and by mail: meetingChanged',
    ({ payload }, scope) =>
      tell(scope, payload.request, { people: payload.asked, type: 'meetingChanged', text: 'request.otherTime' }),
  ),
  follower(
    'MeetingRequestDeclined',
    'notification',
    'Both sides but who did it, here and by mail: meetingDeleted',
    ({ payload }, scope) =>
      tell(scope, payload.request, { people: payload.told, type: 'meetingDeleted', text: 'request.ended' }),
  ),
  follower(
    'MeetingRequestAccepted',
    'record',
    'Both sides: the session, with all that follows from it',
    async () => {},
  ),
];

interface Telling {
  readonly people: readonly string[];
  readonly type: string;
  readonly text: NoticeKey;
}

async function tell({ tx, context }: FollowScope, request: string, { people, type, text }: Telling): Promise<void> {
  const { rows } = await sql<{ name: string; at: Date | string | null }>`
    select s.name, r.start_time as at from meeting_request r
      join startup s on s.tenant_id = r.tenant_id and s.id = r.startup_id where r.id = ${request}`.execute(tx);
  const [row] = rows;
  if (row === undefined) return;
  const notice = { text, name: row.name, at: row.at === null ? null : new Date(row.at).toISOString() };
  const others = people.filter((id) => id !== context.principal?.id);
  await tellPeople(tx, context, { people: others, type, notice, url: REQUESTS });
  await mailPeople(tx, context, { feature: 'emailEvents', people: others, notice, url: REQUESTS });
}
