/** Connections that have begun: good once, for ten minutes, for the one who began. */
import { sql } from 'kysely';
import type { Tx } from '#server/platform/db/database.ts';
import { hashSecret } from '#server/platform/secrets/secrets.ts';
import type { AttemptSecrets } from './OutsideService.ts';
import type { Integration } from './services.ts';

const ATTEMPT_MINUTES = 10;

export interface ConnectionAttempt {
  readonly integration: Integration;
  readonly codeVerifier: string;
}

/** Keeps an attempt, and forgets those of the tenant that nobody came back from. */
export async function keepAttempt(
  tx: Tx,
  userId: string,
  integration: Integration,
  { state, codeVerifier }: AttemptSecrets,
): Promise<void> {
  await sql`delete from connection_attempt where expires_at < now()`.execute(tx);
  await sql`
    insert into connection_attempt (tenant_id, state_hash, user_id, integration, code_verifier, expires_at)
    values (current_setting('app.tenant'), ${hashSecret(state)}, ${userId}, ${integration}, ${codeVerifier},
            now() + make_interval(mins => ${ATTEMPT_MINUTES}::int))`.execute(tx);
}

/** Uses the attempt up; null when the person has begun none of this state, or too long ago. */
export async function takeAttempt(tx: Tx, userId: string, state: string): Promise<ConnectionAttempt | null> {
  const { rows } = await sql<ConnectionAttempt>`
    delete from connection_attempt
    where state_hash = ${hashSecret(state)} and user_id = ${userId} and expires_at > now()
    returning integration, code_verifier as "codeVerifier"`.execute(tx);
  return rows[0] ?? null;
}
