/**
 * Whoever takes an interviewer away is told of the talks that they were to hold: others are to hold them, or nobody. Who is
 * taken off a funnel, and not away, reads that they hold them still.
 */
import { sql } from 'kysely';
import { type FollowScope, follower } from '#server/platform/context/followers.ts';
import type { Tx } from '#server/platform/db/database.ts';
import type { Planned } from '#server/platform/texts/notices.ts';
import { loadApplication, loadFunnel } from '#server/services/applications/applicationRows.ts';
import { nameFor } from '#server/services/applications/hiddenApplicants.ts';
import { nameOfUser } from '#server/services/people/nameOfUser.ts';
import { notify } from '#server/services/people/notify.ts';
import { tellPeople } from '#server/services/people/tellPeople.ts';

export const leavingHosts = [
  follower(
    'PersonLeft',
    'notification',
    'Whoever has done it, where interviews that they hold are ahead: meetingChangedStaff',
    ({ actor, payload: { person } }, scope) => tellActor(scope, actor, { person, funnel: null }),
  ),
  follower(
    'InterviewerUnassigned',
    'notification',
    'Whoever has done it, and whoever is taken off, where interviews of the funnel that they hold are ahead: meetingChangedStaff',
    async ({ actor, payload }, scope) => {
      await tellActor(scope, actor, payload);
      if (actor !== payload.person) await tellHost(scope, payload);
    },
  ),
];

interface Hosted {
  readonly person: string;
  /** Null for those of all funnels. */
  readonly funnel: string | null;
  /** Only those that are open to them: of an applicant whom they know they read nothing. */
  readonly isOpen?: boolean;
}

async function tellActor(scope: FollowScope, actor: string | null, hosted: Hosted): Promise<void> {
  if (actor === null || actor === hosted.person) return;
  const name = (await nameOfUser(scope.tx, hosted.person)) ?? '';
  await tell(scope, hosted, { reader: actor, text: 'interviews.stillPlanned', name });
}

/** They meet the applicants still, and read the applications all the same. Another round of the funnel may stay theirs. */
async function tellHost(scope: FollowScope, { person, funnel }: Hosted): Promise<void> {
  const { rows } = await sql`select 1 from evaluation_assignation
    where funnel_id = ${funnel} and evaluator_id = ${person} limit 1`.execute(scope.tx);
  const left = rows.length > 0 ? null : await loadFunnel(scope.tx, funnel);
  if (left === null) return;
  await tell(
    scope,
    { person, funnel, isOpen: true },
    { reader: person, text: 'interviews.yoursPlanned', name: left.name },
  );
}

interface Told {
  readonly reader: string;
  readonly text: 'interviews.stillPlanned' | 'interviews.yoursPlanned';
  readonly name: string;
}

async function tell(scope: FollowScope, hosted: Hosted, { reader, text, name }: Told): Promise<void> {
  const { tx, context } = scope;
  const ahead = await interviewsAhead(tx, hosted, context.now());
  const [first] = ahead;
  if (first === undefined) return;
  const planned: Planned[] = [];
  for (const { application, at } of ahead) {
    planned.push({ name: await knownAs(scope, application, reader), at: new Date(at).toISOString() });
  }
  const notice = { text, name, count: ahead.length, planned };
  const told = { type: 'meetingChangedStaff', notice, url: `/application/${first.application}/meeting` };
  // Whoever has done it knows that, and not what it leaves.
  if (text === 'interviews.stillPlanned') await notify(tx, context.tenant, { userIds: [reader], ...told });
  else await tellPeople(tx, context, { people: [reader], ...told });
}

async function knownAs(scope: FollowScope, id: string, reader: string): Promise<string> {
  const application = await loadApplication(scope.tx, id);
  return application === null ? '' : nameFor(scope, application, reader);
}

interface AheadRow {
  readonly application: string;
  readonly at: Date | string;
}

async function interviewsAhead(
  tx: Tx,
  { person, funnel, isOpen = false }: Hosted,
  now: Date,
): Promise<readonly AheadRow[]> {
  const { rows } = await sql<AheadRow>`
    select m.application_id as application, m.start_time as at
    from application_meeting m join application a on a.tenant_id = m.tenant_id and a.id = m.application_id
    where m.host_id = ${person} and m.status = 'meeting_scheduled' and m.start_time > ${now.toISOString()}::timestamptz
      and (${funnel}::text is null or a.funnel_id = ${funnel})
      and (not ${isOpen}::boolean or a.hosts_ids @> array[${person}::text])
    order by m.start_time, m.id`.execute(tx);
  return rows;
}
