/**
 * `npm run spec -- check --tenants`: what organisations of this installation have otherwise, held against the spec as it is
 * compiled now. Writes nothing; ends with 1 where something does not fit.
 */
import { sql } from 'kysely';
import { conflictText, overlayConflicts } from '#server/modules/organisation/overlay/conflicts/overlayConflicts.ts';
import { openDatabase } from '#server/platform/db/openDatabase.ts';
import { loadEnv } from '#server/platform/env/env.ts';

const database = await openDatabase(loadEnv());
try {
  const isInstalled = await database.withSchemaLock(async (tx) => {
    const { rows } = await sql<{ found: boolean }>`select to_regclass('incubator') is not null as found`.execute(tx);
    return rows[0]?.found === true;
  });
  const conflicts = isInstalled ? await overlayConflicts(database) : [];
  for (const conflict of conflicts) console.error(conflictText(conflict));
  if (conflicts.length === 0) console.log('tenants: no conflicts');
  process.exitCode = conflicts.length > 0 ? 1 : 0;
} finally {
  await database.close();
}
