/** Who is told that they are mentioned. */
import { sql } from 'kysely';
import { loadPrincipal } from '#server/access/loadPrincipal.ts';
import { readerOf } from '#server/access/Reader.ts';
import { specCatalog } from '#server/entities/catalogue/specCatalog.ts';
import { findReadable, loadStored } from '#server/entities/write/WriteScope.ts';
import { type FollowScope, follower } from '#server/platform/context/followers.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { nameOfUser } from '#server/services/people/nameOfUser.ts';
import { rewordNews } from '#server/services/people/rewordNews.ts';
import { takeBackNews } from '#server/services/people/takeBackNews.ts';
import { tellPeople } from '#server/services/people/tellPeople.ts';
import { pageOf } from '../mentionPages.ts';

const TEXT = 'mention';
const COMMUNITY = '/community#';

/** Only those who may read the record are told of it, each once. */
export const mentionNews = [
  follower(
    'PeopleMentioned',
    'notification',
    'Those mentioned who may read it, once for each record: newCommentStartup, on an application newCommentApplication; who was told before reads its title as it is now',
    async ({ payload: { entity, record, people } }, scope) => {
      const row = await loadStored(scope.tx, specCatalog.get(entity), record);
      const url = row && pageOf(entity, row);
      if (!row || !url) return;
      const { tx, context } = scope;
      const type = entity === 'ApplicationNote' ? 'newCommentApplication' : 'newCommentStartup';
      const name = (await nameOfUser(tx, context.principal?.id ?? null)) ?? context.tenant.name;
      const title = typeof row.title === 'string' ? row.title : null;
      await rewordNews(scope, { text: TEXT, of: sql`n.url = ${url}`, words: title });
      const wanted = await readersAmong(scope, entity, record, await untold(scope, url, people));
      await tellPeople(tx, context, { people: wanted, type, notice: { text: TEXT, name, words: title }, url });
    },
  ),
  follower(
    'MentionsForgotten',
    'notification',
    'Those mentioned: what they have not read is taken back; of a record that is gone nobody is told any more',
    ({ payload: { page, people, isGone } }, { tx }) =>
      isGone ? forgetPage(tx, page) : takeBackNews(tx, { texts: [TEXT], url: page, people }),
  ),
];

/** Nobody is led to a record that is gone, nor to what has gone with it, and nobody reads what it was called. */
async function forgetPage(tx: Tx, page: string): Promise<void> {
  await sql`delete from notification where text_key = ${TEXT} and (url = ${page} or starts_with(url, ${`${page}/`})
    or starts_with(url, ${COMMUNITY}) and not exists (select from community_post p where url = ${COMMUNITY} || p.id)
      and not exists (select from community_comment c where url = ${COMMUNITY} || c.id))`.execute(tx);
}

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
    if (principal !== null && (await findReadable(scope, specCatalog.get(entity), record)) !== null) readers.push(id);
  }
  return readers;
}
