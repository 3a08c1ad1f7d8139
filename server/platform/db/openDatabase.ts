import type { Env } from '#server/platform/env/env.ts';
import type { DatabaseHandle } from './database.ts';

/** The database the environment names: a PostgreSQL server, or the embedded one in DATA_DIR. Only that one is loaded. */
export async function openDatabase(env: Pick<Env, 'databaseUrl' | 'dataDir'>): Promise<DatabaseHandle> {
  if (env.databaseUrl === null) {
    const { openEmbeddedDatabase } = await import('./embeddedDatabase.ts');
    return openEmbeddedDatabase(env.dataDir);
  }
  const { openPostgresDatabase } = await import('./postgres/postgresDatabase.ts');
  return openPostgresDatabase(env.databaseUrl);
}
