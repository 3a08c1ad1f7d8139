/** Who is in which room of the chat: one for each startup and one for each program (issue 14 §7). */
import { type RawBuilder, sql } from 'kysely';
import { hasPermission, permissionReach } from '#domain/access/hasPermission.ts';
import type { Principal } from '#domain/model/access.ts';
import type { Tx } from '#server/platform/db/database.ts';

export const USE_CHAT = 'CHAT:USER_ACCESS';
const LIMIT_CHAT = 'CHAT:LIMIT';

type RoomKind = 'startup' | 'program';

/** A room as its id says it: `startup.<id>` or `program.<id>`. */
export interface RoomKey {
  readonly kind: RoomKind;
  readonly record: string;
}

export interface RoomRow {
  readonly _id: string;
  readonly kind: RoomKind;
  readonly name: string;
  readonly image: string | null;
  readonly unread: number;
  readonly lastAt: string | null;
  readonly lastText: string | null;
  readonly lastAuthor: string | null;
}

export function roomKeyOf(roomId: string): RoomKey | null {
  const [, kind, record] = /^(startup|program)\.(.+)$/.exec(roomId) ?? [];
  return kind === undefined || record === undefined ? null : { kind: kind as RoomKind, record };
}

/** The rooms of one's own startups and programs, and of those that one looks after. */
export function isInRoom(principal: Principal, { kind, record }: RoomKey): boolean {
  return ownRecords(principal)[kind].includes(record);
}

function ownRecords({ startupIds, assignedStartupIds, programStartupIds, programIds, audience }: Principal) {
  return {
    startup: [...startupIds, ...assignedStartupIds, ...(programStartupIds ?? [])],
    program: [...programIds, ...(audience?.reachedStartupProgramIds ?? [])],
  };
}

/**
 * Whether somebody is in every room: their role may chat with all, and the organisation does not say that people chat with
 * those assigned to them only. Who may set that limit is not limited by it.
 */
export async function isEverywhere(tx: Tx, principal: Principal): Promise<boolean> {
  if (!permissionReach(principal, USE_CHAT).permissionCriteriaIsAll) return false;
  if (hasPermission(principal, LIMIT_CHAT)) return true;
  const { rows } = await sql<{ limited: boolean | null }>`
    select chat_with_assigned_only as limited from incubator where id = current_setting('app.tenant')`.execute(tx);
  return rows[0]?.limited !== true;
}

/** As many as a list shows; others are found by their name. */
const MOST_ROOMS = 100;

export interface RoomFilter {
  readonly search?: string | null | undefined;
  readonly only?: RoomKey | undefined;
}

/** Rooms that somebody is in, the newest messages first. */
export async function roomsOf(tx: Tx, principal: Principal, { search, only }: RoomFilter = {}): Promise<RoomRow[]> {
  const own = ownRecords(principal);
  const isAll = await isEverywhere(tx, principal);
  const among = (kind: RoomKind): RawBuilder<unknown> => sql`(${isAll} or r.id = any(${own[kind]}::text[]))`;
  const pattern = `%${(search ?? '').trim().replace(/[\\%_]/g, '\\$&')}%`;
  const wanted = only === undefined ? sql`true` : sql`room.kind = ${only.kind} and room.id = ${only.record}`;
  const { rows } = await sql<RoomRow>`
    with room as (
      select 'startup' as kind, r.id, r.name, r.logo as image, r.id = any(${own.startup}::text[]) as own
        from startup r where ${among('startup')} and r.status is distinct from 'archived'
      union all
      select 'program', r.id, r.name, null, r.id = any(${own.program}::text[]) from program r where ${among('program')}
    )
    select room.kind || '.' || room.id as "_id", room.kind, room.name, room.image,
      last.at as "lastAt", last.text as "lastText", last.author as "lastAuthor",
      case when room.own or seen.read_until is not null then (
        select count(*)::int from chat_message m where m.startup_id is not distinct from
            (case when room.kind = 'startup' then room.id end)
          and m.program_id is not distinct from (case when room.kind = 'program' then room.id end)
          and m.author_id is distinct from ${principal.id}
          and (seen.read_until is null or m.created_at > seen.read_until)) else 0 end as unread
    from room
      left join lateral (select max(c.read_until) as read_until from chat_reading c
        where c.user_id = ${principal.id} and c.room = room.kind || '.' || room.id) seen on true
      left join lateral (select m.created_at as at, left(m.text, 200) as text, m.author_name as author
        from chat_message m where m.startup_id is not distinct from (case when room.kind = 'startup' then room.id end)
          and m.program_id is not distinct from (case when room.kind = 'program' then room.id end)
        order by m.created_at desc limit 1) last on true
    where room.name ilike ${pattern} and ${wanted}
    order by last.at desc nulls last, room.name, room.id limit ${MOST_ROOMS}`.execute(tx);
  return rows.map((row) => ({ ...row, lastAt: row.lastAt === null ? null : new Date(row.lastAt).toISOString() }));
}

/** A badge says no more than that there are very many. */
const MOST_UNREAD = 100;

/** How much others have written in one's own rooms, and in rooms that one has read before, since one has read them. */
export async function unreadOf(tx: Tx, principal: Principal): Promise<number> {
  const own = ownRecords(principal);
  const isAll = await isEverywhere(tx, principal);
  const { rows } = await sql<{ unread: number }>`
    with read as (select room, max(read_until) as until from chat_reading where user_id = ${principal.id} group by room),
      mine as (
        select 'startup' as kind, id from startup where status is distinct from 'archived' and id = any(${own.startup}::text[])
        union select 'program', id from program where id = any(${own.program}::text[])
        union select split_part(room, '.', 1), substr(room, strpos(room, '.') + 1) from read
          where ${isAll} and not exists (select 1 from startup s where 'startup.' || s.id = read.room and s.status = 'archived')
      )
    select count(*)::int as unread from (
      select 1 from mine left join read on read.room = mine.kind || '.' || mine.id
        join chat_message m on (mine.kind = 'startup' and m.startup_id = mine.id) or (mine.kind = 'program' and m.program_id = mine.id)
      where m.author_id is distinct from ${principal.id} and (read.until is null or m.created_at > read.until)
      limit ${MOST_UNREAD}
    ) counted`.execute(tx);
  return rows[0]?.unread ?? 0;
}
