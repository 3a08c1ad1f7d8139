/** Who is told that there is something new in a room of the chat. */
import { sql } from 'kysely';
import { follower } from '#server/platform/context/followers.ts';
import { rewordNews } from '#server/services/people/rewordNews.ts';
import { tellPeople } from '#server/services/people/tellPeople.ts';

interface RoomNews {
  readonly name: string;
  readonly author: string | null;
  readonly people: readonly string[];
}

/** As long as a notification quotes a message. */
const MOST_LETTERS = 120;

const TEXT = 'chat.message';

/** Once until they have read it, so that a lively room does not fill the list of notifications. */
export const chatNews = [
  follower(
    'ChatMessageSent',
    'notification',
    'The others of the room who want to be told of new messages, once until they have read it: newCommentStartup',
    async ({ payload: { message, room, people } }, { tx, context }) => {
      const url = `/chat?room=${room}`;
      const { rows } = await sql<RoomNews & { readonly text: string }>`
        select coalesce(s.name, p.name, '') as name, m.author_name as author, left(m.text, ${MOST_LETTERS}) as text,
          array(select u.id from "user" u where u.id = any(${people}::text[]) and u.chat_notification is not false
            and not exists (select 1 from notification_recipient r
              join notification n on n.tenant_id = r.tenant_id and n.id = r.notification_id
              where r.user_id = u.id and not r.is_read and n.url = ${url})) as people
        from chat_message m left join startup s on s.tenant_id = m.tenant_id and s.id = m.startup_id
          left join program p on p.tenant_id = m.tenant_id and p.id = m.program_id
        where m.id = ${message}`.execute(tx);
      const [row] = rows;
      if (row === undefined) return;
      const notice = { text: TEXT, name: row.name, host: row.author, words: row.text, record: message } as const;
      await tellPeople(tx, context, { people: row.people, type: 'newCommentStartup', notice, url });
    },
  ),
  follower(
    'ChatMessageDeleted',
    'notification',
    'Those who were told of it read no more of it than that there were new messages',
    ({ payload: { message } }, scope) =>
      rewordNews(scope, { text: TEXT, of: sql`n.text_values ->> 'record' = ${message}`, words: null }),
  ),
];
