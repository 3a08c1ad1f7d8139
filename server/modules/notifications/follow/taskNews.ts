/** Who is given a task by somebody learns of it. */
import { sql } from 'kysely';
import { type FollowScope, follower } from '#server/platform/context/followers.ts';
import { nameOfUser } from '#server/services/people/nameOfUser.ts';
import { tellPeople } from '#server/services/people/tellPeople.ts';

export const taskNews = [
  follower(
    'TaskAssigned',
    'notification',
    'Those who are to do it, but for whoever gives it: newCommentStartup, with who gives it',
    async ({ payload: { task, people }, actor }, { tx, context }) => {
      const { rows } = await sql<{ name: string }>`select name from task where id = ${task}`.execute(tx);
      const [given] = rows;
      if (given === undefined) return;
      const host = actor === null ? null : await nameOfUser(tx, actor);
      const notice = {
        text: 'task.assigned',
        name: given.name,
        host,
        words: given.name,
        record: recordOf(task),
      } as const;
      await tellPeople(tx, context, { people, type: 'newCommentStartup', notice, url: '/tasks' });
    },
  ),
  follower(
    'TaskChanged',
    'notification',
    'Who has it no more: what is unread of it is taken back',
    ({ payload }, scope) => takeBackGiven(scope, payload.task, null),
  ),
  follower(
    'TaskDeleted',
    'notification',
    'Those who were to do it: what is unread of it is taken back',
    ({ payload: { task, name } }, scope) => takeBackGiven(scope, task, name),
  ),
];

const recordOf = (task: string): string => `Task/${task}`;

/** From whoever has not the task to do; news of the release before say only its name, by which they are known once it is gone. */
async function takeBackGiven({ tx }: FollowScope, task: string, name: string | null): Promise<void> {
  await sql`delete from notification_recipient r using notification n
    where n.tenant_id = r.tenant_id and n.id = r.notification_id and not r.is_read and n.text_key = 'task.assigned'
      and coalesce(n.text_values ->> 'record' = ${recordOf(task)}, n.text_values ->> 'name' = ${name}::text, false)
      and not exists (select from task_assignee a
        where a.tenant_id = r.tenant_id and a.task_id = ${task} and a.user_id = r.user_id)`.execute(tx);
}
