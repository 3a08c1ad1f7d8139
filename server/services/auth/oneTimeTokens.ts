/** Links that are good once: a new password, a confirmed address, an invitation. */
import { sql } from 'kysely';
import type { Tx } from '#server/platform/db/database.ts';
import type { OneTimeTokenKind } from '#server/platform/db/schema/infraTables.ts';
import { hashSecret, newSecret } from '#server/platform/secrets/secrets.ts';

const HOURS: Readonly<Record<OneTimeTokenKind, number>> = {
  resetPassword: 2,
  validateEmail: 72,
  invitation: 24 * 14,
  confirmGeneralEmail: 72,
  confirmSupportEmail: 72,
};

/** A new secret for the user; an older one of the same kind is no longer good. One that has run out stays known as such. */
export async function issueOneTimeToken(tx: Tx, kind: OneTimeTokenKind, userId: string): Promise<string> {
  const secret = newSecret();
  await sql`update one_time_token set used_at = now()
    where user_id = ${userId} and kind = ${kind} and used_at is null and expires_at > now()`.execute(tx);
  await sql`
    insert into one_time_token (tenant_id, token_hash, kind, user_id, expires_at)
    values (current_setting('app.tenant'), ${hashSecret(secret)}, ${kind}, ${userId},
            now() + make_interval(hours => ${HOURS[kind]}::int))`.execute(tx);
  return secret;
}

/** Links of this kind are no longer good, whoever asked for them. */
export async function revokeOneTimeTokens(tx: Tx, kind: OneTimeTokenKind): Promise<void> {
  await sql`update one_time_token set used_at = now() where kind = ${kind} and used_at is null`.execute(tx);
}

/** Whose secret it is, without using it up; null when it is unknown, used or too old. */
export async function ownerOfToken(tx: Tx, kinds: readonly OneTimeTokenKind[], secret: string): Promise<string | null> {
  const { rows } = await sql<{ user_id: string }>`
    select user_id from one_time_token
    where token_hash = ${hashSecret(secret)} and kind = any(${[...kinds]}::text[])
      and used_at is null and expires_at > now()`.execute(tx);
  return rows[0]?.user_id ?? null;
}

/** Whose secret it was until it ran out; null when it is unknown, was used or is still good. */
export async function ownerOfExpired(tx: Tx, kind: OneTimeTokenKind, secret: string): Promise<string | null> {
  const { rows } = await sql<{ user_id: string }>`
    select user_id from one_time_token
    where token_hash = ${hashSecret(secret)} and kind = ${kind} and used_at is null and expires_at <= now()`.execute(
    tx,
  );
  return rows[0]?.user_id ?? null;
}

/** Uses up the secret and tells whose it was; null when it is unknown, used or too old. */
export async function redeemOneTimeToken(
  tx: Tx,
  kinds: readonly OneTimeTokenKind[],
  secret: string,
): Promise<{ readonly userId: string; readonly kind: OneTimeTokenKind } | null> {
  const { rows } = await sql<{ user_id: string; kind: OneTimeTokenKind }>`
    update one_time_token set used_at = now()
    where token_hash = ${hashSecret(secret)} and kind = any(${[...kinds]}::text[])
      and used_at is null and expires_at > now()
    returning user_id, kind`.execute(tx);
  const [row] = rows;
  return row ? { userId: row.user_id, kind: row.kind } : null;
}
