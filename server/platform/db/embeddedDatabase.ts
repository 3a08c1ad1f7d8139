/** PostgreSQL inside the process (PGlite): one connection, so transactions queue behind each other. */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { CompiledQuery, Kysely, PGliteDialect, sql } from 'kysely';
import type { Database, DatabaseHandle, Tx } from './database.ts';
import { type Begin, TransactionJoiner } from './joinTransaction.ts';
import { LoopTurns } from './LoopTurns.ts';
import { lockDataDir } from './lockDataDir.ts';
import { APP_ROLE, SYSTEM_ROLE } from './schema/tenantWall.ts';
import { withRoom } from './withRoom.ts';

/** Opens the database in `dataDir/db`. */
export async function openEmbeddedDatabase(dataDir: string): Promise<DatabaseHandle> {
  const unlock = lockDataDir(dataDir);
  const directory = join(dataDir, 'db');
  mkdirSync(directory, { recursive: true });
  return embeddedDatabase(await PGlite.create({ dataDir: directory }), unlock);
}

/** The database that a PGlite holds; `unlock` is called when both are closed. */
export function embeddedDatabase(pglite: PGlite, unlock: () => void = () => {}): DatabaseHandle {
  const root = new Kysely<Database>({ dialect: new PGliteDialect({ pglite }), plugins: [new LoopTurns()] });
  const joiner = new TransactionJoiner();
  const beginPlain: Begin = (work) => root.transaction().execute(work);
  const beginAs =
    (role: string, tenantId: string): Begin =>
    (work) =>
      root.transaction().execute(async (tx) => {
        await sql`select set_config('role', ${role}, true), set_config('app.tenant', ${tenantId}, true)`.execute(tx);
        return work(tx);
      });

  const withTenant = <T>(tenantId: string, work: (tx: Tx) => Promise<T>): Promise<T> =>
    withRoom(() => joiner.run(`tenant ${tenantId}`, beginAs(APP_ROLE, tenantId), work));

  return {
    kind: 'pglite',
    withTenant,
    withSystem: (work) => withRoom(() => joiner.run('system', beginAs(SYSTEM_ROLE, ''), work)),
    withSchemaLock: (work) => joiner.run('schema', beginPlain, work),
    readInTenant: (tenantId, statement) =>
      withTenant(tenantId, async (tx) => {
        const { rows } = await tx.executeQuery<Record<string, unknown>>(
          CompiledQuery.raw(statement.sql, [...statement.parameters]),
        );
        return rows;
      }),
    listen: async (channel, wake) => {
      const unlisten = await pglite.listen(channel, wake);
      return () => unlisten();
    },
    ping: async () => {
      await sql`select 1`.execute(root);
    },
    close: async () => {
      await root.destroy();
      if (!pglite.closed) await pglite.close();
      unlock();
    },
  };
}
