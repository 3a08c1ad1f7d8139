import type { DocumentNode } from 'graphql';
import { sql } from 'kysely';
import type { DatabaseHandle, Tx } from '#server/platform/db/database.ts';

/** Whether all that is asked is only read. */
export function isQuery({ definitions }: DocumentNode): boolean {
  return definitions.every((one) => one.kind !== 'OperationDefinition' || one.operation === 'query');
}

/**
 * The database as it is, which notes the tables whose rows a transaction locks without writing: who only reads waits for
 * nobody who writes, and makes nobody wait.
 */
export function seeingLocks(database: DatabaseHandle, locks: Set<string>): DatabaseHandle {
  const withTenant: DatabaseHandle['withTenant'] = (tenantId, work) =>
    database.withTenant(tenantId, async (tx) => {
      const done = await work(tx);
      for (const table of await lockedTables(tx)) locks.add(table);
      return done;
    });
  return Object.assign(Object.create(database) as DatabaseHandle, { withTenant });
}

/** `select … for update` and its weaker kinds hold this lock on their table until the transaction ends. */
async function lockedTables(tx: Tx): Promise<readonly string[]> {
  const { rows } = await sql<{ name: string }>`
    select c.relname as name from pg_locks l join pg_class c on c.oid = l.relation and c.relkind = 'r'
    where l.pid = pg_backend_pid() and l.mode = 'RowShareLock' and not exists (
      select from pg_locks w where w.pid = l.pid and w.mode = 'RowExclusiveLock') order by 1`.execute(tx);
  return rows.map(({ name }) => name);
}
