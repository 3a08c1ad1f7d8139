import { sql } from 'kysely';
import type { DatabaseHandle } from '#server/db/database.ts';
import { clearLoginFailures, countLoginAttempt } from './loginLimit.ts';
import { verifyPassword } from './passwords.ts';
import { issueToken } from './tokens.ts';

export type SignInResult =
  | { readonly kind: 'signedIn'; readonly token: string }
  | { readonly kind: 'refused' }
  | { readonly kind: 'limited'; readonly retryAfterSeconds: number };

/** E-mail and password of a tenant's user → a token. Which of the two was wrong is not told. */
export async function signIn(
  database: DatabaseHandle,
  tenantId: string,
  email: string,
  password: string,
): Promise<SignInResult> {
  const counted = await database.withTenant(tenantId, async (tx) => {
    const wait = await countLoginAttempt(tx, email);
    const { rows } = await sql<UserRow>`
      select id, password_hash from "user"
      where lower(email) = ${email.trim().toLowerCase()} and lower(status) in ('active', 'pending')`.execute(tx);
    return { wait, user: rows[0] };
  });
  if (counted.wait !== null) return { kind: 'limited', retryAfterSeconds: counted.wait };

  // Outside a transaction: it takes tens of milliseconds, and the embedded database has one connection.
  const isRight = await verifyPassword(password, counted.user?.password_hash ?? null);
  const { user } = counted;
  if (!isRight || !user) return { kind: 'refused' };
  return database.withTenant(tenantId, async (tx) => {
    await clearLoginFailures(tx, email);
    return { kind: 'signedIn', token: await issueToken(tx, user.id) };
  });
}

interface UserRow {
  id: string;
  password_hash: string | null;
}
