import { sql } from 'kysely';
import { SESSION_MAXIMUM } from '#domain/generated/constants.gen.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { uuidv7 } from '#server/platform/db/uuidv7.ts';
import { endSession } from '#server/services/auth/sessions.ts';

export interface SessionAnswer {
  readonly _id: string;
  readonly status: 'ACTIVE' | 'LOGGED_OUT';
}

export interface SessionRequest {
  readonly userId: string;
  readonly tokenHash: string;
  readonly userAgent: string | null;
  /** The id the client keeps; null when it has none. */
  readonly sessionId: string | null;
}

/** A client that has not called for this long is gone: it calls every 30 s. */
const PRESENT_SECONDS = 120;
const SESSION_ID = /^[\w-]{8,64}$/;

/** The session of the token's client; null when the user has the maximum number of sessions and must decide first. */
export async function upsertSession(tx: Tx, request: SessionRequest): Promise<SessionAnswer | null> {
  // One at a time for each user, or two new clients could both take the last place.
  await sql`select id from "user" where id = ${request.userId} for update`.execute(tx);
  const token = await readToken(tx, request.tokenHash);
  const offered = request.sessionId ?? token.sessionId;
  const existing = offered === null ? null : await readSession(tx, offered);
  if (existing?.userId === request.userId && existing.isActive) {
    await keepAlive(tx, existing.id, request.tokenHash);
    return { _id: existing.id, status: 'ACTIVE' };
  }
  if (!(await makeRoom(tx, request, token))) return null;
  // An id that was used before, by whomever, is not given out again.
  const isFree = request.sessionId !== null && !existing && SESSION_ID.test(request.sessionId);
  const id = isFree && request.sessionId !== null ? request.sessionId : uuidv7();
  await sql`
    insert into client_session (tenant_id, id, user_id, status, user_agent)
    values (current_setting('app.tenant'), ${id}, ${request.userId}, 'ACTIVE', ${request.userAgent})`.execute(tx);
  await keepAlive(tx, id, request.tokenHash);
  return { _id: id, status: 'ACTIVE' };
}

interface TokenState {
  readonly sessionId: string | null;
  readonly wasRefused: boolean;
}

async function readToken(tx: Tx, tokenHash: string): Promise<TokenState> {
  const { rows } = await sql<{ session_id: string | null; session_refused: boolean }>`
    select session_id, session_refused from auth_token where token_hash = ${tokenHash}`.execute(tx);
  return { sessionId: rows[0]?.session_id ?? null, wasRefused: rows[0]?.session_refused ?? false };
}

async function readSession(tx: Tx, id: string) {
  const { rows } = await sql<{ user_id: string; status: string }>`
    select user_id, status from client_session where id = ${id}`.execute(tx);
  const [row] = rows;
  return row ? { id, userId: row.user_id, isActive: row.status === 'ACTIVE' } : null;
}

/** Binds the token to the session. The idle limit of the token is not touched: the client does this by itself. */
async function keepAlive(tx: Tx, sessionId: string, tokenHash: string): Promise<void> {
  await sql`update client_session set last_seen_at = now() where id = ${sessionId}`.execute(tx);
  await sql`update auth_token set session_id = ${sessionId}, session_refused = false
    where token_hash = ${tokenHash}`.execute(tx);
}

/** False when a place is lacking and the client has not been asked yet; afterwards the oldest sessions make room. */
async function makeRoom(tx: Tx, request: SessionRequest, token: TokenState): Promise<boolean> {
  const { rows } = await sql<{ id: string }>`
    select id from client_session
    where user_id = ${request.userId} and status = 'ACTIVE' and id is distinct from ${token.sessionId}
      and last_seen_at > now() - make_interval(secs => ${PRESENT_SECONDS}::int)
    order by created_at`.execute(tx);
  const surplus = rows.slice(0, Math.max(0, rows.length - SESSION_MAXIMUM + 1));
  if (surplus.length > 0 && !token.wasRefused) {
    await sql`update auth_token set session_refused = true where token_hash = ${request.tokenHash}`.execute(tx);
    return false;
  }
  for (const { id } of surplus) await endSession(tx, id);
  return true;
}
