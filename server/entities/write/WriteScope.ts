import { CompiledQuery } from 'kysely';
import { conditionSql } from '#server/access/conditionSql.ts';
import { type Reader, readerOf } from '#server/access/Reader.ts';
import { identifier, SqlParameters } from '#server/access/SqlParameters.ts';
import type { Tx } from '#server/db/database.ts';
import type { RequestContext } from '#server/graphql/context.ts';
import type { EntityCatalog, EntityModel } from '../EntityCatalog.ts';
import { type StoredRow, storedRowSql } from './StoredRow.ts';

/** One write in one transaction. */
export interface WriteScope {
  readonly catalog: EntityCatalog;
  readonly tx: Tx;
  readonly reader: Reader;
  readonly context: RequestContext;
}

export function writeScope(catalog: EntityCatalog, context: RequestContext, tx: Tx): WriteScope {
  return { catalog, tx, context, reader: readerOf(context.principal) };
}

/** Runs a statement of the write path. */
export async function run(tx: Tx, sql: string, parameters: SqlParameters): Promise<readonly Record<string, unknown>[]> {
  const { rows } = await tx.executeQuery<Record<string, unknown>>(CompiledQuery.raw(sql, parameters.values));
  return rows;
}

/** The record when the reader may read it, locked until the end of the transaction; else null. */
export async function loadReadable(scope: WriteScope, model: EntityModel, id: string): Promise<StoredRow | null> {
  const condition = scope.reader.entityCondition(model.meta, 'read');
  if (condition === null) return null;
  const parameters = new SqlParameters();
  const readable = conditionSql(condition, { model, alias: 'r', parameters });
  return loadRow(scope.tx, model, `r.id = ${parameters.add(id, 'text')} and ${readable}`, parameters);
}

/** The record whatever the reader's rules say, locked; for work that its own rules have already admitted. */
export async function loadStored(tx: Tx, model: EntityModel, id: string): Promise<StoredRow | null> {
  const parameters = new SqlParameters();
  return loadRow(tx, model, `r.id = ${parameters.add(id, 'text')}`, parameters);
}

async function loadRow(tx: Tx, model: EntityModel, where: string, parameters: SqlParameters) {
  const sql = `select ${storedRowSql(model, 'r')}::text as row from ${identifier(model.table)} r where ${where} for update`;
  const [found] = await run(tx, sql, parameters);
  return found === undefined ? null : (JSON.parse(String(found.row)) as StoredRow);
}
