/** Whoever is asked for feedback learns of it, with who asks and until when; a task alone is found by those who look for it. */
import { sql } from 'kysely';
import { type FollowScope, follower } from '#server/platform/context/followers.ts';
import type { Tx } from '#server/platform/db/database.ts';
import type { Notice } from '#server/platform/texts/notices.ts';
import { mailPeople } from '#server/services/people/mailPeople.ts';
import { tellPeople } from '#server/services/people/tellPeople.ts';

export const askedNews = [
  follower(
    'FormRequested',
    'notification',
    'Those asked who have not answered yet: newCommentStartup, with who asks and until when; by mail too where reminders by mail are on',
    async ({ payload: { request, people }, actor }, scope) => {
      const still = await stillAsked(scope.tx, request, people);
      const asked = await requestOf(scope.tx, request);
      if (asked) await tell(scope, asked, { request, people: still.filter((id) => id !== actor) });
    },
  ),
  follower(
    'FormRequestEnded',
    'notification',
    'Those who are asked no more: what is unread of it is taken back',
    ({ payload: { request, people } }, { tx }) => takeBack(tx, { request, people }),
  ),
];

interface Asked {
  readonly title: string;
  readonly message: string | null;
  readonly due: string | null;
  readonly by: string | null;
}

async function requestOf(tx: Tx, request: string): Promise<Asked | undefined> {
  const { rows } = await sql<Asked>`
    select r.title, nullif(trim(r.message), '') as message, r.due_date::text as due,
      nullif(trim(u.first_name || ' ' || coalesce(u.last_name, '')), '') as by
    from feedback_request r left join "user" u on u.tenant_id = r.tenant_id and u.id = r.created_by_id
    where r.id = ${request}`.execute(tx);
  return rows[0];
}

/** A request that is opened again asks those no more who have answered it before. */
async function stillAsked(tx: Tx, request: string, people: readonly string[]): Promise<readonly string[]> {
  const { rows } = await sql<{ id: string }>`
    select asked.id from unnest(${[...people]}::text[]) as asked(id) where not exists (
      select from feedback_answer a where a.request_id = ${request} and a.author_id = asked.id)`.execute(tx);
  return rows.map(({ id }) => id);
}

interface Told {
  readonly request: string;
  readonly people: readonly string[];
}

async function tell({ tx, context }: FollowScope, asked: Asked, { request, people }: Told): Promise<void> {
  const { title: name, message, due } = asked;
  const by = asked.by ?? context.tenant.name;
  const notice: Notice =
    due === null
      ? { text: 'form.asked', name, by }
      : { text: 'form.askedUntil', name, by, period: { from: null, to: due } };
  const news = { people, url: pageOf(request) };
  await tellPeople(tx, context, { ...news, type: 'newCommentStartup', notice: { ...notice, words: message } });
  const lines = () => (message === null ? [] : [message]);
  await mailPeople(tx, context, { ...news, feature: 'reminderEmails', notice, lines });
}

async function takeBack(tx: Tx, { request, people }: Told): Promise<void> {
  await sql`delete from notification_recipient r using notification n
    where n.tenant_id = r.tenant_id and n.id = r.notification_id and not r.is_read
      and n.text_key in ('form.asked', 'form.askedUntil') and n.url = ${pageOf(request)}
      and r.user_id = any(${[...people]}::text[])`.execute(tx);
}

const pageOf = (request: string): string => `/survey/${request}`;
