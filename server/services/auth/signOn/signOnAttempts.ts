/** Sign-ins that have begun: good once, for ten minutes, in the browser that began. */
import { sql } from 'kysely';
import type { Tx } from '#server/platform/db/database.ts';
import { hashSecret } from '#server/platform/secrets/secrets.ts';

export const ATTEMPT_MINUTES = 10;

export interface SignOnAttempt {
  readonly issuer: string;
  readonly nonce: string;
  readonly codeVerifier: string;
  readonly returnPath: string;
}

/** The two secrets an attempt is found by; stored as hashes only. */
export interface AttemptKey {
  readonly state: string;
  /** Value of the cookie that ties the attempt to one browser. */
  readonly browser: string;
}

/** Keeps an attempt, and forgets those of the tenant that nobody came back from. */
export async function keepAttempt(tx: Tx, key: AttemptKey, attempt: SignOnAttempt): Promise<void> {
  await sql`delete from sign_on_attempt where expires_at < now()`.execute(tx);
  await sql`
    insert into sign_on_attempt
      (tenant_id, state_hash, browser_hash, issuer, nonce, code_verifier, return_path, expires_at)
    values (current_setting('app.tenant'), ${hashSecret(key.state)}, ${hashSecret(key.browser)}, ${attempt.issuer},
            ${attempt.nonce}, ${attempt.codeVerifier}, ${attempt.returnPath},
            now() + make_interval(mins => ${ATTEMPT_MINUTES}::int))`.execute(tx);
}

/** Uses the attempt up; null when there is none of this state and browser, or it is too old. */
export async function takeAttempt(tx: Tx, key: AttemptKey): Promise<SignOnAttempt | null> {
  const { rows } = await sql<SignOnAttempt>`
    delete from sign_on_attempt
    where state_hash = ${hashSecret(key.state)} and browser_hash = ${hashSecret(key.browser)} and expires_at > now()
    returning issuer, nonce, code_verifier as "codeVerifier", return_path as "returnPath"`.execute(tx);
  return rows[0] ?? null;
}
