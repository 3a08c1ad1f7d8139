import type { DatabaseHandle } from '#server/platform/db/database.ts';
import { DataDirLockedError } from '#server/platform/db/lockDataDir.ts';
import { openDatabase } from '#server/platform/db/openDatabase.ts';
import type { Env } from '#server/platform/env/env.ts';

/** Opens the database; ends the process, and says why, when another one has the embedded database open. */
export async function openOrEnd(env: Env): Promise<DatabaseHandle> {
  try {
    return await openDatabase(env);
  } catch (error) {
    if (!(error instanceof DataDirLockedError)) throw error;
    console.error(error.message);
    process.exit(1);
  }
}
