/** Who belongs to a startup no more stands in the activity feed, with who has said so. */
import { sql } from 'kysely';
import { type FollowScope, follower } from '#server/platform/context/followers.ts';
import { notePeople, type PeopleActivity } from '#server/services/activity/noteActivity.ts';

export const partedPeople = [
  follower(
    'StartupMembersLeft',
    'record',
    'The activity feed says who is a member no more, and by whom',
    ({ actor, payload: { startup, people } }, scope) => note(scope, startup, { action: 'leftStartup', people, actor }),
  ),
  follower(
    'StartupStaffUnassigned',
    'record',
    'The activity feed says who looks after it no more, and by whom',
    ({ actor, payload: { startup, person } }, scope) =>
      note(scope, startup, { action: 'unassigned', people: [person], actor }),
  ),
];

async function note(
  { tx }: FollowScope,
  startup: string,
  done: Pick<PeopleActivity, 'action' | 'people' | 'actor'>,
): Promise<void> {
  const { rows } = await sql<{ name: string }>`select name from startup where id = ${startup}`.execute(tx);
  const [found] = rows;
  if (found === undefined) return;
  await notePeople(tx, { recordType: 'Startup', recordId: startup, recordName: found.name, ...done });
}
