import { sql } from 'kysely';
import type { DatabaseHandle } from '#server/platform/db/database.ts';
import { addressForOthers, type Env } from '#server/platform/env/env.ts';
import { demoTenantIds } from './demoTenantIds.ts';

/**
 * A database that was filled with the demo once keeps its accounts, whose password everybody knows.
 * @throws Error where other machines reach the server and nobody has said `DEMO=1`
 */
export async function assertNoDemoAccounts(
  database: DatabaseHandle,
  env: Pick<Env, 'host' | 'publicUrl'>,
): Promise<void> {
  const elsewhere = addressForOthers(env);
  if (elsewhere === null) return;
  const hasDemo = await database.withSystem(async (tx) => {
    const { rows } = await sql`select 1 from incubator where id = any(${[...demoTenantIds]}::text[]) limit 1`.execute(
      tx,
    );
    return rows.length > 0;
  });
  if (hasDemo) {
    throw new Error(
      `the database holds the demo's accounts, and ${elsewhere} can be reached from other machines. Choose another database, or say DEMO=1`,
    );
  }
}
