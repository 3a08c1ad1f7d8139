/**
 * Tables of the spec's entities, by comparison with what the database has. Only what is missing is added: a column or a
 * table that the spec no longer names stays, because dropping it would lose data without anybody having said so.
 */
import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { EntityMeta, FieldMeta } from '#domain/model/entity.ts';
import type { Tx } from '../database.ts';
import { calculationSql } from './calculationSql.ts';
import { columnDefault, columnType, isListColumn } from './columnTypes.ts';
import { constraintStatements, indexStatements, type NamedStatement } from './entityIndexes.ts';
import { readCatalog, type TableCatalog } from './readCatalog.ts';
import { wallStatements } from './tenantWall.ts';

const STATE_NAME = 'entity tables';
/** Raise when this file makes something else of the same spec. */
const RECIPE = 3;

/** Adds what the entities need and the database lacks. Must run under the schema lock. */
export async function createEntityTables(tx: Tx, entities: readonly EntityMeta[]): Promise<void> {
  const state = createHash('sha256')
    .update(JSON.stringify([RECIPE, entities]))
    .digest('hex');
  if ((await readState(tx)) === state) return;
  for (const statement of planEntityTables(entities, await readCatalog(tx))) await sql.raw(statement).execute(tx);
  await tx
    .insertInto('schema_state')
    .values({ name: STATE_NAME, value: state })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value: state }))
    .execute();
}

async function readState(tx: Tx): Promise<string | undefined> {
  const row = await tx.selectFrom('schema_state').select('value').where('name', '=', STATE_NAME).executeTakeFirst();
  return row?.value;
}

/** The statements that are missing, in an order in which they can run. Pure. */
function planEntityTables(entities: readonly EntityMeta[], catalog: ReadonlyMap<string, TableCatalog>): string[] {
  const tables = entities.flatMap((entity) => tableStatements(entity, catalog.get(entity.table)));
  const byName = new Map(entities.map((entity) => [entity.name, entity]));
  // References after all tables: entities may point at each other.
  const named = entities.flatMap((entity) => {
    const existing = catalog.get(entity.table);
    const isMissing = (statement: NamedStatement) =>
      !existing?.indexes.has(statement.name) && !existing?.constraints.has(statement.name);
    return [...indexStatements(entity), ...constraintStatements(entity, byName)]
      .filter(isMissing)
      .map((statement) => statement.sql);
  });
  return [...tables, ...named];
}

const BASE_COLUMNS: ReadonlySet<string> = new Set(['tenant_id', 'id', 'version', 'created_at', 'updated_at']);

function tableStatements(entity: EntityMeta, existing: TableCatalog | undefined): string[] {
  const stored = entity.fields.filter((field) => field.column !== null && !BASE_COLUMNS.has(field.column));
  if (existing) {
    return stored.flatMap((field) => {
      const isThere = field.column !== null && existing.columns.has(field.column);
      if (isThere && !isCalculatedAnew(entity, field, existing)) return [];
      return [
        // What is calculated can be calculated again: nothing is lost.
        ...(isThere ? [`alter table "${entity.table}" drop column "${field.column}"`] : []),
        `alter table "${entity.table}" add column ${columnDefinition(entity, field, true)}`,
        ...calculationNote(entity, field),
      ];
    });
  }
  const columns = [
    'tenant_id text not null',
    'id text not null',
    'version integer not null default 1',
    'created_at timestamptz not null default now()',
    'updated_at timestamptz not null default now()',
    ...stored.map((field) => columnDefinition(entity, field, false)),
    'primary key (tenant_id, id)',
  ];
  return [
    `create table "${entity.table}" (${columns.join(', ')})`,
    ...stored.flatMap((field) => calculationNote(entity, field)),
    ...wallStatements(entity.table),
  ];
}

/** In a table that may have rows a required column without default has to accept null; the API still requires it. */
function columnDefinition(entity: EntityMeta, field: FieldMeta, mayHaveRows: boolean): string {
  const calculated = calculationSql(entity, field);
  if (calculated !== null) return `"${field.column}" ${columnType(field)} generated always as (${calculated}) stored`;
  const fallback = columnDefault(field);
  const canBeEmptied = field.type === 'ref' && field.onDelete === 'setNull';
  const isNotNull = isListColumn(field) || (field.required && !canBeEmptied && (fallback !== null || !mayHaveRows));
  const parts = [`"${field.column}" ${columnType(field)}`];
  if (fallback !== null) parts.push(`default ${fallback}`);
  if (isNotNull) parts.push('not null');
  return parts.join(' ');
}

/** A calculation stands beside its column as it was written: the database spells it in its own way. */
function calculationNote(entity: EntityMeta, field: FieldMeta): string[] {
  const calculated = calculationSql(entity, field);
  if (calculated === null) return [];
  return [`comment on column "${entity.table}"."${field.column}" is '${calculated.replaceAll("'", "''")}'`];
}

function isCalculatedAnew(entity: EntityMeta, field: FieldMeta, existing: TableCatalog): boolean {
  const calculated = calculationSql(entity, field);
  return calculated !== null && existing.notes.get(field.column ?? '') !== calculated;
}
