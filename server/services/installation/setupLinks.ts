/**
 * The link that makes the first organisation of an installation: printed at the start, good until there is one. Several
 * processes may start on one database at once: each prints a link of its own, and all of them are good.
 */
import { sql } from 'kysely';
import type { DatabaseHandle, Tx } from '#server/platform/db/database.ts';
import { hashSecret, newSecret } from '#server/platform/secrets/secrets.ts';

/** A new link's secret; null when there is an organisation already. */
export function issueSetupLink(database: DatabaseHandle): Promise<string | null> {
  return database.withSystem(async (tx) => {
    if (await hasTenant(tx)) return null;
    const secret = newSecret();
    await tx
      .insertInto('setup_link')
      .values({ token_hash: hashSecret(secret) })
      .execute();
    return secret;
  });
}

/** Whether the secret was printed by a start, and no organisation has been made since. */
export async function isSetupLinkGood(tx: Tx, secret: string): Promise<boolean> {
  const row = await tx
    .selectFrom('setup_link')
    .select('token_hash')
    .where('token_hash', '=', hashSecret(secret))
    .executeTakeFirst();
  return row !== undefined && !(await hasTenant(tx));
}

/** No link is good any more. */
export async function forgetSetupLinks(tx: Tx): Promise<void> {
  await tx.deleteFrom('setup_link').execute();
}

async function hasTenant(tx: Tx): Promise<boolean> {
  const { rows } = await sql`select 1 from incubator limit 1`.execute(tx);
  return rows.length > 0;
}
