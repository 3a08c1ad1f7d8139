/** Bearer tokens: random, opaque, stored as a hash, bound to a tenant and (once known) to a session. */
import { sql } from 'kysely';
import type { Tx } from '#server/platform/db/database.ts';
import { hashSecret, newSecret } from '#server/platform/secrets/secrets.ts';

/** A token that nobody has used for this long is no longer valid. */
export const TOKEN_IDLE_HOURS = 24;
/** However much it is used, a token ends after this. */
const TOKEN_ABSOLUTE_DAYS = 30;

/** Gives the user a new token of the transaction's tenant. */
export async function issueToken(tx: Tx, userId: string): Promise<string> {
  const token = newSecret();
  await sql`
    insert into auth_token (tenant_id, token_hash, user_id, expires_at)
    values (current_setting('app.tenant'), ${hashSecret(token)}, ${userId},
            now() + make_interval(days => ${TOKEN_ABSOLUTE_DAYS}::int))`.execute(tx);
  return token;
}

/** Use by a person puts the idle limit off; what the client does by itself (the session's upsert) must not call this. */
export async function touchToken(tx: Tx, tokenHash: string): Promise<void> {
  await sql`update auth_token set last_used_at = now() where token_hash = ${tokenHash}`.execute(tx);
}
