/** Who is given a task by somebody learns of it. */
import { sql } from 'kysely';
import { follower } from '#server/platform/context/followers.ts';
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
      const notice = { text: 'task.assigned', name: given.name, host, words: given.name } as const;
      await tellPeople(tx, context, { people, type: 'newCommentStartup', notice, url: '/tasks' });
    },
  ),
];
