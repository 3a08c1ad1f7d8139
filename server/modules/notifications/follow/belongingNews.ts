/** Who is told what has become of a startup, and that it is theirs no more. */
import { type FollowScope, follower } from '#server/platform/context/followers.ts';
import type { NoticeKey, Planned } from '#server/platform/texts/notices.ts';
import { plannedWith, plannedWithPath } from '#server/services/coaching/plannedWith.ts';
import { startupPeople } from '#server/services/people/startupPeople.ts';
import { statusText } from '#server/services/people/statusText.ts';
import { tellPeople } from '#server/services/people/tellPeople.ts';

export const belongingNews = [
  follower(
    'StartupStatusChanged',
    'notification',
    'Founders: newCommentStartup; coaches and mentors of the startup: newCommentStartupStaff',
    async ({ payload: { startup, status } }, { tx, context }) => {
      const people = await startupPeople(tx, startup);
      if (people === null) return;
      const notice = { text: statusText(status), name: people.name };
      const url = `/startup/${startup}/file/activities`;
      await tellPeople(tx, context, { people: people.founders, type: 'newCommentStartup', notice, url });
      const staff = people.staff.filter((id) => !people.founders.includes(id));
      await tellPeople(tx, context, { people: staff, type: 'newCommentStartupStaff', notice, url });
    },
  ),
  follower(
    'StartupMembersLeft',
    'notification',
    'Those who are no members any more: newCommentStartup',
    ({ payload: { startup, people } }, scope) =>
      tellParted(scope, { startup, people, type: 'newCommentStartup', text: 'startup.left' }),
  ),
  follower(
    'StartupStaffUnassigned',
    'notification',
    'Who looks after it no more, with the sessions that stay planned with them: newCommentStartupStaff',
    async ({ payload: { startup, person } }, scope) => {
      const planned = await plannedWith(scope.tx, { startup, coach: person }, scope.context.now());
      const told = { startup, people: [person], type: 'newCommentStartupStaff' } as const;
      if (planned.length === 0) return tellParted(scope, { ...told, text: 'startup.unassigned' });
      const url = plannedWithPath({ startup });
      return tellParted(scope, { ...told, text: 'startup.unassignedPlanned', planned, url });
    },
  ),
];

interface Parting {
  readonly startup: string;
  readonly people: readonly string[];
  readonly type: string;
  readonly text: NoticeKey;
  readonly planned?: readonly Planned[];
  readonly url?: string;
}

/** As a rule it leads home: what is of the startup is not theirs to read any more. */
async function tellParted(
  { tx, context }: FollowScope,
  { startup, people, type, text, planned = [], url = '/' }: Parting,
): Promise<void> {
  const found = await startupPeople(tx, startup);
  if (found !== null) await tellPeople(tx, context, { people, type, notice: { text, name: found.name, planned }, url });
}
