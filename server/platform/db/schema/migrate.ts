import { sql } from 'kysely';
import type { EntityMeta } from '#domain/model/entity.ts';
import type { DatabaseHandle, Tx } from '../database.ts';
import { keepBusyTimes } from './busyTimes.ts';
import { createEntityTables } from './createEntityTables.ts';
import { type Migration, migrations } from './migrations/migrations.ts';
import { keepPlaceTimes } from './placeTimes.ts';
import { roleStatements, wallStatements } from './tenantWall.ts';

/**
 * Brings the database to this version: roles, numbered migrations, then the tables of the spec's entities.
 * Several processes may start at once: one does the work, the others wait and find it done.
 */
export async function migrate(database: DatabaseHandle, entities: readonly EntityMeta[]): Promise<void> {
  await database.withSchemaLock(async (tx) => {
    for (const statement of roleStatements) await run(tx, statement);
    await runMigrations(tx, migrations);
    await createEntityTables(tx, entities);
    await keepBusyTimes(tx);
    await keepPlaceTimes(tx);
  });
}

async function runMigrations(tx: Tx, list: readonly Migration[]): Promise<void> {
  await run(
    tx,
    'create table if not exists migration (name text primary key, applied_at timestamptz not null default now())',
  );
  const { rows } = await sql<{ name: string }>`select name from migration`.execute(tx);
  const applied = new Set(rows.map((row) => row.name));
  for (const migration of list) {
    if (applied.has(migration.name)) continue;
    for (const statement of migration.statements) await run(tx, statement);
    for (const table of migration.tenantTables ?? []) {
      for (const statement of wallStatements(table)) await run(tx, statement);
    }
    await sql`insert into migration (name) values (${migration.name})`.execute(tx);
  }
}

async function run(tx: Tx, statement: string): Promise<void> {
  await sql.raw(statement).execute(tx);
}
