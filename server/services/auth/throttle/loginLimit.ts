/** How often something was asked for, counted in the database so that all processes count together. Signing in has `attemptCounts`. */
import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Tx } from '#server/platform/db/database.ts';

const LOGIN_WINDOW_MINUTES = 15;
const MAX_LOGIN_FAILURES = 10;

/** Seconds until another try is taken; null when one is taken now. Counts the try as failed until `clearLoginFailures`. */
export async function countLoginAttempt(tx: Tx, account: string, most = MAX_LOGIN_FAILURES): Promise<number | null> {
  const { rows } = await sql<{ failures: number; wait: number }>`
    insert into login_attempt as l (tenant_id, account_hash, window_start, failures)
    values (current_setting('app.tenant'), ${hashOf(account)}, now(), 1)
    on conflict (tenant_id, account_hash) do update set
      failures = case when l.window_start < now() - ${windowSql} then 1 else l.failures + 1 end,
      window_start = case when l.window_start < now() - ${windowSql} then now() else l.window_start end
    returning failures, ceil(extract(epoch from window_start + ${windowSql} - now()))::int as wait`.execute(tx);
  const [row] = rows;
  return row && row.failures > most ? row.wait : null;
}

/** A sign-in that went well starts the count anew. */
export async function clearLoginFailures(tx: Tx, account: string): Promise<void> {
  await sql`delete from login_attempt where account_hash = ${hashOf(account)}`.execute(tx);
}

const windowSql = sql`make_interval(mins => ${sql.lit(LOGIN_WINDOW_MINUTES)})`;

function hashOf(account: string): string {
  return createHash('sha256').update(account.trim().toLowerCase()).digest('hex');
}
