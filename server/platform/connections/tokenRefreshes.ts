/** Refreshing of tokens that are stored: by one process at a time, because a provider may take a lasting token only once. */
import { sql } from 'kysely';
import type { Tx } from '#server/platform/db/database.ts';
import { removeConnection } from './storedConnections.ts';
import type { ConnectionOwner } from './TokenVault.ts';

/** Longer than a provider is waited for; after it, a process that has ended meanwhile holds nobody up. */
const CLAIM_SECONDS = 15;

type Owned = Pick<ConnectionOwner, 'userId' | 'integration'>;

/** Takes the right to refresh these tokens; false while another process has it, or when they are there no longer. */
export async function claimRefresh(tx: Tx, { userId, integration }: Owned, before: string): Promise<boolean> {
  const { rows } = await sql`
    update service_connection set refreshing_until = now() + make_interval(secs => ${CLAIM_SECONDS}::int)
    where user_id = ${userId} and integration = ${integration} and sealed_tokens = ${before}
      and (refreshing_until is null or refreshing_until < now()) returning 1`.execute(tx);
  return rows.length > 0;
}

/** Gives the right back: the provider could not be asked, which another process may try at once. */
export async function releaseRefresh(tx: Tx, { userId, integration }: Owned, before: string): Promise<void> {
  await sql`
    update service_connection set refreshing_until = null
    where user_id = ${userId} and integration = ${integration} and sealed_tokens = ${before}`.execute(tx);
}

/** Puts refreshed tokens where the old ones still are; false when those are there no longer. */
export async function replaceTokens(
  tx: Tx,
  { userId, integration }: Owned,
  { before, after }: { readonly before: string; readonly after: string },
): Promise<boolean> {
  const { rows } = await sql`
    update service_connection set sealed_tokens = ${after}, refreshing_until = null, updated_at = now()
    where user_id = ${userId} and integration = ${integration} and sealed_tokens = ${before} returning 1`.execute(tx);
  return rows.length > 0;
}

/** Ends a connection whose tokens the provider refused, unless others have taken their place by now. */
export async function dropRefused(tx: Tx, { userId, integration }: Owned, refused: string): Promise<void> {
  const { rows } = await sql`
    select 1 from service_connection
    where user_id = ${userId} and integration = ${integration} and sealed_tokens = ${refused}`.execute(tx);
  if (rows.length > 0) await removeConnection(tx, userId, integration);
}
