/** Whoever takes an interviewer away is told of the talks that they were to hold: others are to hold them, or nobody. */
import { sql } from 'kysely';
import { type FollowScope, follower } from '#server/platform/context/followers.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { nameOfUser } from '#server/services/people/nameOfUser.ts';
import { notify } from '#server/services/people/notify.ts';

export const leavingHosts = [
  follower(
    'PersonLeft',
    'notification',
    'Whoever has done it, where interviews that they hold are ahead: meetingChangedStaff',
    ({ actor, payload: { person } }, scope) => tell(scope, actor, { person, funnel: null }),
  ),
  follower(
    'InterviewerUnassigned',
    'notification',
    'Whoever has done it, where interviews of the funnel that they hold are ahead: meetingChangedStaff',
    ({ actor, payload }, scope) => tell(scope, actor, payload),
  ),
];

interface Hosted {
  readonly person: string;
  /** Null for those of all funnels. */
  readonly funnel: string | null;
}

async function tell({ tx, context }: FollowScope, actor: string | null, hosted: Hosted): Promise<void> {
  if (actor === null || actor === hosted.person) return;
  const ahead = await interviewsAhead(tx, hosted, context.now());
  const [first] = ahead;
  if (first === undefined) return;
  const planned = ahead.map(({ name, at }) => ({ name, at: new Date(at).toISOString() }));
  const name = (await nameOfUser(tx, hosted.person)) ?? '';
  await notify(tx, context.tenant, {
    userIds: [actor],
    type: 'meetingChangedStaff',
    notice: { text: 'interviews.stillPlanned', name, count: ahead.length, planned },
    url: `/application/${first.application}/meeting`,
  });
}

interface AheadRow {
  readonly application: string;
  readonly name: string;
  readonly at: Date | string;
}

async function interviewsAhead(tx: Tx, { person, funnel }: Hosted, now: Date): Promise<readonly AheadRow[]> {
  const { rows } = await sql<AheadRow>`
    select m.application_id as application, a.startup_name as name, m.start_time as at
    from application_meeting m join application a on a.tenant_id = m.tenant_id and a.id = m.application_id
    where m.host_id = ${person} and m.status = 'meeting_scheduled' and m.start_time > ${now.toISOString()}::timestamptz
      and (${funnel}::text is null or a.funnel_id = ${funnel})
    order by m.start_time, m.id`.execute(tx);
  return rows;
}
