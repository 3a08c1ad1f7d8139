import { sql } from 'kysely';
import type { Tx } from '#server/platform/db/database.ts';
import { emit } from '#server/platform/outbox/outbox.ts';

/** Topic of the event that a session has ended: `{ sessionId, userId }`. */
export const SESSION_ENDED = 'session.ended';

/** Ends a session with all its tokens, and says so to its clients. False when there was none to end. */
export async function endSession(tx: Tx, sessionId: string): Promise<boolean> {
  const { rows } = await sql<{ user_id: string }>`
    update client_session set status = 'LOGGED_OUT', ended_at = now()
    where id = ${sessionId} and status = 'ACTIVE' returning user_id`.execute(tx);
  const [row] = rows;
  if (!row) return false;
  await sql`update auth_token set revoked_at = now() where session_id = ${sessionId} and revoked_at is null`.execute(
    tx,
  );
  await emit(tx, { topic: SESSION_ENDED, payload: { sessionId, userId: row.user_id } });
  return true;
}

/** Ends everything a user is signed in with, except one token; after a new password, say. */
export async function endAllSessions(tx: Tx, userId: string, exceptHash: string | null = null): Promise<void> {
  await sql`
    update auth_token set revoked_at = now()
    where user_id = ${userId} and revoked_at is null and token_hash is distinct from ${exceptHash}`.execute(tx);
  const { rows } = await sql<{ id: string }>`
    select s.id from client_session s
    where s.user_id = ${userId} and s.status = 'ACTIVE'
      and not exists (select from auth_token t where t.tenant_id = s.tenant_id and t.session_id = s.id and t.revoked_at is null)`.execute(
    tx,
  );
  for (const { id } of rows) await endSession(tx, id);
}

/**
 * The client has closed its socket: its session lives on, should it come back, but no longer takes one of the user's
 * places. Another tab of the same session takes the place again when it next says that it is there.
 */
export async function noteClientGone(tx: Tx, tokenHash: string): Promise<void> {
  await sql`
    update client_session s set last_seen_at = now() - interval '1 hour' from auth_token t
    where t.tenant_id = s.tenant_id and t.session_id = s.id and t.token_hash = ${tokenHash}`.execute(tx);
}
