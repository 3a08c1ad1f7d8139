/** Who is told that the workspace of a coaching session has changed. */
import { sql } from 'kysely';
import { type FollowScope, follower } from '#server/platform/context/followers.ts';
import { tellPeople } from '#server/services/people/tellPeople.ts';

const TELLS = 'The coaches and those invited but who did it, once until they have read it: meetingChanged';

/** What stands on the page of a session is told to its people; while they have not read of it, once is enough. */
export const workspaceNews = [
  follower('SessionNotesChanged', 'notification', TELLS, ({ payload }, scope) =>
    tellOfSession(scope, payload.session, 'session.notes'),
  ),
  follower('SessionAgendaChanged', 'notification', TELLS, ({ payload }, scope) =>
    tellOfSession(scope, payload.session, 'session.agenda'),
  ),
];

interface SessionRow {
  readonly name: string;
  readonly coaches: readonly string[];
  readonly others: readonly string[];
}

async function tellOfSession(
  { tx, context }: FollowScope,
  session: string,
  text: 'session.notes' | 'session.agenda',
): Promise<void> {
  const url = `/coaching/session/${session}`;
  const { rows } = await sql<SessionRow>`
    with unread as (select r.user_id from notification_recipient r
      join notification n on n.tenant_id = r.tenant_id and n.id = r.notification_id
      where not r.is_read and n.url = ${url} and n.text_key = ${text})
    select s.name, array(select p from unnest(s.coachs_ids) p where p not in (select user_id from unread)) as coaches,
      array(select p from unnest(s.attendees_ids) p where p not in (select user_id from unread)
        and p <> all(s.coachs_ids)) as others
    from coaching_session s where s.id = ${session}`.execute(tx);
  const [row] = rows;
  if (row === undefined) return;
  const news = { notice: { text, name: row.name }, url } as const;
  await tellPeople(tx, context, { ...news, people: row.coaches, type: 'meetingChangedStaff' });
  await tellPeople(tx, context, { ...news, people: row.others, type: 'meetingChanged' });
}
