/** Who is told that a session waits for what they have to say of it. */
import { sql } from 'kysely';
import { follower } from '#server/platform/context/followers.ts';
import { formOfSession } from '#server/services/coaching/formOfSession.ts';
import { tellPeople } from '#server/services/people/tellPeople.ts';

/** Its coaches have a task for it; who came is asked by the same form, and would not look for it by themselves. */
export const evaluationNews = [
  follower(
    'SessionHeld',
    'notification',
    'Those who were invited and have not answered its evaluation form, where there is one: meetingChanged',
    async ({ payload: { session } }, { tx, context }) => {
      if ((await formOfSession(tx, session)) === null) return;
      const { rows } = await sql<{ name: string; people: readonly string[] }>`
        select s.name, array(select p from unnest(s.attendees_ids) p where p <> all(s.coachs_ids)
          and not exists (select from session_evaluation e
            where e.tenant_id = s.tenant_id and e.session_id = s.id and e.author_id = p)) as people
        from coaching_session s where s.id = ${session}`.execute(tx);
      const [row] = rows;
      if (row === undefined) return;
      const notice = { text: 'session.evaluationAsked', name: row.name } as const;
      const url = `/coaching/session/${session}/evaluation`;
      await tellPeople(tx, context, { people: row.people, type: 'meetingChanged', notice, url });
    },
  ),
];
