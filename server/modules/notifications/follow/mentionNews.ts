/** Who is told that they are mentioned. */
import { sql } from 'kysely';
import { loadPrincipal } from '#server/access/loadPrincipal.ts';
import { readerOf } from '#server/access/Reader.ts';
import { specCatalog } from '#server/entities/catalogue/specCatalog.ts';
import type { StoredRow } from '#server/entities/write/StoredRow.ts';
import { loadReadable, loadStored } from '#server/entities/write/WriteScope.ts';
import { type FollowScope, follower } from '#server/platform/context/followers.ts';
import { nameOfUser } from '#server/services/people/nameOfUser.ts';
import { tellPeople } from '#server/services/people/tellPeople.ts';

const TEXT = 'mention';

/** Only those who may read the record are told of it, each once. */
export const mentionNews = [
  follower(
    'PeopleMentioned',
    'notification',
    'Those mentioned who may read it, once for each record: newCommentStartup, on an application newCommentApplication',
    async ({ payload: { entity, record, people } }, scope) => {
      const row = await loadStored(scope.tx, specCatalog.get(entity), record);
      const url = row && pageOf(entity, row);
      if (!row || !url) return;
      const { tx, context } = scope;
      const type = entity === 'ApplicationNote' ? 'newCommentApplication' : 'newCommentStartup';
      const name = (await nameOfUser(tx, context.principal?.id ?? null)) ?? context.tenant.name;
      const title = typeof row.title === 'string' ? row.title : null;
      const wanted = await readersAmong(scope, entity, record, await untold(scope, url, people));
      await tellPeople(tx, context, { people: wanted, type, notice: { text: TEXT, name, words: title }, url });
    },
  ),
];

/** Those who have not been told of it before. */
async function untold({ tx }: FollowScope, url: string, people: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select u.id from "user" u where u.id = any(${people}::text[]) and not exists (
      select 1 from notification_recipient r join notification n on n.tenant_id = r.tenant_id and n.id = r.notification_id
      where r.user_id = u.id and n.url = ${url} and n.text_key = ${TEXT})`.execute(tx);
  return rows.map(({ id }) => id);
}

async function readersAmong(
  { tx, context }: FollowScope,
  entity: string,
  record: string,
  people: readonly string[],
): Promise<string[]> {
  const readers: string[] = [];
  for (const id of people) {
    const principal = await loadPrincipal(tx, context.tenant.id, id);
    const scope = { tx, reader: readerOf(principal) };
    if (principal !== null && (await loadReadable(scope, specCatalog.get(entity), record)) !== null) readers.push(id);
  }
  return readers;
}

/** Where it is read; null for what has no page. Of several on a page, it is named. */
function pageOf(entity: string, row: StoredRow): string | null {
  switch (entity) {
    case 'Article':
      return `/articles/article/${row.id}`;
    case 'Resource':
      return `/resources/internal/${row.id}`;
    case 'Course':
      return `/courses/${row.id}`;
    case 'Lesson':
      return `/courses/${row.course}/courseware/${row.id}`;
    case 'CommunityPost':
    case 'CommunityComment':
      return `/community#${row.id}`;
    case 'ApplicationNote':
      return `/application/${row.application}/activities#${row.id}`;
    case 'TimelineEvent':
      return timelineOf(row);
    default:
      return null;
  }

  function timelineOf({ startup, user, id }: StoredRow): string | null {
    if (typeof startup === 'string') return `/startup/${startup}/file/activities#${id}`;
    return typeof user === 'string' ? `/profile/${user}#${id}` : null;
  }
}
