import { sql } from 'kysely';
import type { RequestContext } from '#server/platform/context/context.ts';
import type { Tx } from '#server/platform/db/database.ts';

export interface UnseenNotifications {
  readonly count: number;
  readonly lastSeenTimestamp: string | null;
}

/** How many notifications came since the user last opened the list. */
export function unseenNotifications(context: RequestContext): Promise<UnseenNotifications> {
  return context.transact((tx) => countUnseen(tx, context.principal?.id ?? ''));
}

/** Remembers until when notifications have been seen: never back, and not into the future. */
export function updateLastSeen(context: RequestContext, timestamp: string): Promise<UnseenNotifications> {
  const userId = context.principal?.id ?? '';
  return context.transact(async (tx) => {
    await sql`update "user" set last_seen_notifications_at =
        greatest(last_seen_notifications_at, least(${timestamp}::timestamptz, clock_timestamp()))
      where id = ${userId}`.execute(tx);
    return countUnseen(tx, userId);
  });
}

async function countUnseen(tx: Tx, userId: string): Promise<UnseenNotifications> {
  const { rows } = await sql<{ count: number; seen: Date | null }>`
    select last_seen_notifications_at as seen,
      (select count(*)::int from notification_recipient r where r.user_id = u.id
        and (u.last_seen_notifications_at is null or r.created_at > u.last_seen_notifications_at)) as count
    from "user" u where u.id = ${userId}`.execute(tx);
  const [row] = rows;
  return { count: row?.count ?? 0, lastSeenTimestamp: row?.seen ? new Date(row.seen).toISOString() : null };
}
