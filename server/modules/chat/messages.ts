import { sql } from 'kysely';
import { hasPermission } from '#domain/access/hasPermission.ts';
import type { Principal } from '#domain/model/access.ts';
import { loadPrincipals } from '#server/access/loadPrincipal.ts';
import { specCatalog } from '#server/entities/catalogue/specCatalog.ts';
import type { EntityWriter } from '#server/entities/write/EntityWriter.ts';
import { insertRow } from '#server/entities/write/storeRow.ts';
import { announce } from '#server/platform/context/announce.ts';
import type { RequestContext } from '#server/platform/context/context.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { uuidv7 } from '#server/platform/db/uuidv7.ts';
import { ForbiddenError, NotFoundError } from '#server/platform/errors/errors.ts';
import { emit } from '#server/platform/outbox/outbox.ts';
import { nameOfUser } from '#server/services/people/nameOfUser.ts';
import { isInRoom, type RoomKey, type RoomRow, roomKeyOf, roomsOf, USE_CHAT } from './rooms.ts';

export const CHAT_TOPIC = 'chat.message';
export const GONE_TOPIC = 'chat.gone';

const MODERATE_CHAT = 'CHAT:MODERATE';

export interface ChatPost {
  readonly _id: string;
  readonly roomId: string;
  readonly text: string;
  readonly createdAt: string;
  readonly authorId: string | null;
  readonly authorName: string;
  readonly authorAvatar: string | null;
  readonly mayDelete: boolean;
}

/** A message that is there no more. */
export interface ChatPostGone {
  readonly _id: string;
  readonly roomId: string;
}

/** Who is signed in; a visitor is in no room. */
export function chatterOf({ principal }: RequestContext): Principal {
  if (principal === null) throw new ForbiddenError();
  return principal;
}

/** The room, where the reader is in it; a missing and a closed one are answered alike. */
export async function demandRoom(
  tx: Tx,
  context: RequestContext,
  roomId: string,
): Promise<{ readonly room: RoomRow; readonly key: RoomKey }> {
  const key = roomKeyOf(roomId);
  const [room] = key === null ? [] : await roomsOf(tx, chatterOf(context), { only: key });
  if (key === null || room === undefined) throw new NotFoundError();
  return { room, key };
}

const PAGE = 50;

/** A page of what was written in a room, the newest first. */
export function messagesOf(context: RequestContext, roomId: string, before: string | null) {
  return context.transact(async (tx) => {
    const { key } = await demandRoom(tx, context, roomId);
    const posts = await readPosts(
      tx,
      chatterOf(context),
      sql`m.${sql.ref(`${key.kind}_id`)} = ${key.record}
      and (${before}::timestamptz is null or m.created_at < ${before}::timestamptz)`,
    );
    return { posts: posts.slice(0, PAGE), hasMore: posts.length > PAGE };
  });
}

async function readPosts(tx: Tx, reader: Principal, where: ReturnType<typeof sql>): Promise<ChatPost[]> {
  const { rows } = await sql<Omit<ChatPost, 'mayDelete'>>`
    select m.id as "_id", coalesce('startup.' || m.startup_id, 'program.' || m.program_id) as "roomId", m.text,
      m.created_at as "createdAt", m.author_id as "authorId", coalesce(m.author_name, '') as "authorName",
      u.avatar as "authorAvatar"
    from chat_message m left join "user" u on u.tenant_id = m.tenant_id and u.id = m.author_id
    where ${where} order by m.created_at desc, m.id desc limit ${PAGE + 1}`.execute(tx);
  const moderates = hasPermission(reader, MODERATE_CHAT);
  return rows.map((row) => ({
    ...row,
    createdAt: new Date(row.createdAt).toISOString(),
    mayDelete: moderates || row.authorId === reader.id,
  }));
}

/** One message; whoever asks has been found to be in its room. */
export async function postOf(tx: Tx, reader: Principal, id: string): Promise<ChatPost> {
  const [post] = await readPosts(tx, reader, sql`m.id = ${id}`);
  if (post === undefined) throw new NotFoundError();
  return post;
}

/** Writes in a room; who is in it learns of it. */
export function sendMessage(writer: EntityWriter, context: RequestContext, roomId: string, text: string) {
  return context.transact(async (tx) => {
    const { key } = await demandRoom(tx, context, roomId);
    const author = chatterOf(context).id;
    const authorName = await nameOfUser(tx, author);
    const values = { text: text.trim(), [key.kind]: key.record };
    const id = await writer.create(context, 'ChatMessage', values, { set: { author, authorName } });
    await emit(tx, { topic: CHAT_TOPIC, payload: { message: id, ...key } });
    const people = await othersOf(tx, context, key);
    await announce({ tx, context }, 'ChatMessageSent', { message: id, room: roomId, people });
    await keepReading(tx, author, roomId);
    return postOf(tx, chatterOf(context), id);
  });
}

/** Takes a message away for everybody; who reads along learns of it at once. */
export function deleteMessage(writer: EntityWriter, context: RequestContext, id: string): Promise<ChatPostGone> {
  return context.transact(async (tx) => {
    const post = await postOf(tx, chatterOf(context), id);
    const { key } = await demandRoom(tx, context, post.roomId);
    if (!post.mayDelete) throw new ForbiddenError();
    await writer.delete(context, 'ChatMessage', id);
    await emit(tx, { topic: GONE_TOPIC, payload: { message: id, ...key } });
    await announce({ tx, context }, 'ChatMessageDeleted', { message: id });
    return { _id: id, roomId: post.roomId };
  });
}

/** The others of a room: those who belong to it or look after it, and who else has written there; as far as they may chat. */
async function othersOf(tx: Tx, context: RequestContext, key: RoomKey): Promise<readonly string[]> {
  const startups = key.kind === 'startup' ? sql`s.id = ${key.record}` : sql`s.program_id = ${key.record}`;
  const { rows } = await sql<{ id: string; wrote: boolean }>`
    with near as (select array_agg(s.id) as startups, array_agg(distinct s.program_id) as programs from startup s where ${startups})
    select u.id, exists (select 1 from chat_message m where m.${sql.ref(`${key.kind}_id`)} = ${key.record}
        and m.author_id = u.id) as wrote
    from "user" u left join near on true
    where lower(u.status) = 'active' and u.id <> ${chatterOf(context).id} and (u.startups_ids && near.startups
      or u.assigned_startups_ids && near.startups or u.programs_ids && (coalesce(near.programs, '{}') || ${key.kind === 'program' ? [key.record] : []}::text[])
      or exists (select 1 from chat_message m where m.${sql.ref(`${key.kind}_id`)} = ${key.record} and m.author_id = u.id))`.execute(
    tx,
  );
  const wrote = new Set(rows.filter((row) => row.wrote).map(({ id }) => id));
  const principals = await loadPrincipals(
    tx,
    context.tenant.id,
    rows.map(({ id }) => id),
  );
  return principals
    .filter((one) => hasPermission(one, USE_CHAT) && (isInRoom(one, key) || wrote.has(one.id)))
    .map(({ id }) => id);
}

/** Notes that somebody has read a room up to now. */
export async function keepReading(tx: Tx, user: string, room: string): Promise<void> {
  await sql`delete from chat_reading where user_id = ${user} and room = ${room}`.execute(tx);
  const { rows } = await sql<{ now: string }>`select clock_timestamp() as now`.execute(tx);
  // Moments are kept to the millisecond: what was written in this one has been read.
  const readUntil = new Date(new Date(rows[0]?.now ?? 0).getTime() + 1).toISOString();
  await insertRow(tx, specCatalog.get('ChatReading'), uuidv7(), { user, room, readUntil });
}
