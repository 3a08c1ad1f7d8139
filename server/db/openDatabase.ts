import type { Env } from '#server/env.ts';
import type { DatabaseHandle } from './database.ts';
import { openEmbeddedDatabase } from './embeddedDatabase.ts';
import { openPostgresDatabase } from './postgresDatabase.ts';

/** The database the environment names: a PostgreSQL server, or the embedded one in DATA_DIR. */
export function openDatabase(env: Pick<Env, 'databaseUrl' | 'dataDir'>): Promise<DatabaseHandle> {
  return env.databaseUrl === null ? openEmbeddedDatabase(env.dataDir) : openPostgresDatabase(env.databaseUrl);
}
