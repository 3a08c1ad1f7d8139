import { sql } from 'kysely';
import type { DatabaseHandle, Tx } from '#server/platform/db/database.ts';

/** Any fixed number that no other lock of this project has. */
const INSTALLATION_LOCK = 4_203_773;

/**
 * Runs `work` across tenants while nobody else changes which tenants there are: host names and domains are unique over all
 * of them, which no index behind the wall can say.
 */
export function changeInstallation<T>(database: DatabaseHandle, work: (tx: Tx) => Promise<T>): Promise<T> {
  return database.withSystem(async (tx) => {
    await sql`select pg_advisory_xact_lock(${INSTALLATION_LOCK})`.execute(tx);
    return work(tx);
  });
}

/** What is written from now on in the transaction belongs to this tenant. */
export async function writeFor(tx: Tx, tenantId: string): Promise<void> {
  await sql`select set_config('app.tenant', ${tenantId}, true)`.execute(tx);
}
