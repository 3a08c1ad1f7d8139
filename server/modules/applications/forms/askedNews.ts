/** Whoever is asked for feedback learns of it, with who asks and until when; a task alone is found by those who look for it. */
import { sql } from 'kysely';
import { type FollowScope, follower } from '#server/platform/context/followers.ts';
import type { Tx } from '#server/platform/db/database.ts';
import type { Notice } from '#server/platform/texts/notices.ts';
import { mailPeople } from '#server/services/people/mailPeople.ts';
import { type StaleNews, takeBackNews } from '#server/services/people/takeBackNews.ts';
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
    'FormRequestMoved',
    'notification',
    'Those asked who have not answered yet: newCommentStartup, with the day until when it was asked and the new one; by mail too where reminders by mail are on',
    async ({ payload: { request, people, dayWas }, actor }, scope) => {
      const still = await stillAsked(scope.tx, request, people);
      const asked = await requestOf(scope.tx, request);
      if (asked === undefined) return;
      await takeBack(scope.tx, { request, people, texts: MOVED });
      await send(scope, movedNotice(asked, dayWas), { request, people: still.filter((id) => id !== actor) });
    },
  ),
  follower(
    'FormRequestEnded',
    'notification',
    'Those who are asked no more: what is unread of it is taken back',
    ({ payload: { request, people } }, { tx }) => takeBack(tx, { request, people, texts: [...ASKED, ...MOVED] }),
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

async function tell(scope: FollowScope, asked: Asked, told: Told): Promise<void> {
  const { title: name, message: words, due } = asked;
  const by = asked.by ?? scope.context.tenant.name;
  const notice: Notice =
    due === null
      ? { text: 'form.asked', name, by }
      : { text: 'form.askedUntil', name, by, period: { from: null, to: due } };
  await send(scope, { ...notice, words }, told);
}

function movedNotice({ title: name, due }: Asked, dayWas: string | null): Notice {
  return due === null
    ? { text: 'form.movedOpen', name, dayWas }
    : { text: 'form.moved', name, dayWas, period: { from: null, to: due } };
}

async function send(
  { tx, context }: FollowScope,
  { words = null, ...notice }: Notice,
  { request, people }: Told,
): Promise<void> {
  const news = { people, url: pageOf(request) };
  await tellPeople(tx, context, { ...news, type: 'newCommentStartup', notice: { ...notice, words } });
  const lines = () => (words === null ? [] : [words]);
  await mailPeople(tx, context, { ...news, feature: 'reminderEmails', notice, lines });
}

const ASKED = ['form.asked', 'form.askedUntil'] as const;
/** Of several days in a row only the last is news. */
const MOVED = ['form.moved', 'form.movedOpen'] as const;

const takeBack = (tx: Tx, { request, people, texts }: Told & Pick<StaleNews, 'texts'>): Promise<void> =>
  takeBackNews(tx, { texts, url: pageOf(request), people });

const pageOf = (request: string): string => `/survey/${request}`;
