import { sql } from 'kysely';
import type { DatabaseHandle } from '../database.ts';

/**
 * Tells the query planner how much there is of what. A server does this by itself in time; the embedded database never
 * does, and just after the demo tenants were made a server has not done it yet.
 */
export async function refreshStatistics(database: DatabaseHandle): Promise<void> {
  await database.withSchemaLock((tx) => sql`analyze`.execute(tx));
}
