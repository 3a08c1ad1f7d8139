import { CompiledQuery } from 'kysely';
import type { ResolvedCondition } from '#domain/access/resolveCondition.ts';
import { conditionSql } from '#server/access/conditionSql.ts';
import { type Reader, readerOf } from '#server/access/Reader.ts';
import { identifier, SqlParameters } from '#server/access/SqlParameters.ts';
import type { EntityCatalog, EntityModel } from '#server/entities/catalogue/EntityCatalog.ts';
import type { RequestContext } from '#server/platform/context/context.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { type Judgement, judgementOf, judgementSql, noQuestions, type RowQuestions } from './judgeRow.ts';
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

/** Who asks for a record, and in which transaction. */
type ReadScope = Pick<WriteScope, 'tx' | 'reader'>;

/** A record with what the rules say of it. */
interface JudgedRow extends Judgement {
  readonly row: StoredRow;
}

/** The record when the reader may read it, locked until the end of the transaction; else null. */
export async function loadReadable(scope: ReadScope, model: EntityModel, id: string): Promise<StoredRow | null> {
  return (await loadJudged(scope, model, id, noQuestions))?.row ?? null;
}

/** As `loadReadable`, but not locked: for what is only shown, which waits for nobody who writes and makes nobody wait. */
export function findReadable(scope: ReadScope, model: EntityModel, id: string): Promise<StoredRow | null> {
  return findAllowed(scope, model, id, null);
}

/** As `findReadable`, where the record also fulfils a condition; null asks for none. */
export async function findAllowed(
  scope: ReadScope,
  model: EntityModel,
  id: string,
  condition: ResolvedCondition | null,
): Promise<StoredRow | null> {
  const questions = condition === null ? noQuestions : { ...noQuestions, record: condition };
  const found = await loadJudged(scope, model, id, questions, 'free');
  return found?.isAllowed ? found.row : null;
}

/** As `loadReadable`, where the record also fulfils a condition. */
export async function loadAllowed(
  scope: ReadScope,
  model: EntityModel,
  id: string,
  condition: ResolvedCondition | null,
): Promise<StoredRow | null> {
  if (condition === null) return null;
  const found = await loadJudged(scope, model, id, { ...noQuestions, record: condition });
  return found?.isAllowed ? found.row : null;
}

/** As `loadReadable`, with the answers to questions about the record. */
export async function loadJudged(
  scope: ReadScope,
  model: EntityModel,
  id: string,
  questions: RowQuestions,
  hold: 'locked' | 'free' = 'locked',
): Promise<JudgedRow | null> {
  const condition = scope.reader.entityCondition(model.meta, 'read');
  if (condition === null) return null;
  const parameters = new SqlParameters();
  const readable = conditionSql(condition, { model, alias: 'r', parameters });
  const judged = judgementSql(questions, model, 'r', parameters);
  const where = `r.id = ${parameters.add(id, 'text')} and ${readable}`;
  const found = await loadRow(scope.tx, model, { where, more: `, ${judged}`, hold }, parameters);
  return found && { row: found.row, ...judgementOf(found.columns) };
}

/** The record whatever the reader's rules say, locked; for work that its own rules have already admitted. */
export async function loadStored(tx: Tx, model: EntityModel, id: string): Promise<StoredRow | null> {
  const parameters = new SqlParameters();
  const found = await loadRow(tx, model, { where: `r.id = ${parameters.add(id, 'text')}`, more: '' }, parameters);
  return found?.row ?? null;
}

/** As `loadStored`, but not locked: for what is only shown. */
export async function findStored(tx: Tx, model: EntityModel, id: string): Promise<StoredRow | null> {
  const parameters = new SqlParameters();
  const where = `r.id = ${parameters.add(id, 'text')}`;
  return (await loadRow(tx, model, { where, more: '', hold: 'free' }, parameters))?.row ?? null;
}

async function loadRow(
  tx: Tx,
  model: EntityModel,
  {
    where,
    more,
    hold = 'locked',
  }: { readonly where: string; readonly more: string; readonly hold?: 'locked' | 'free' },
  parameters: SqlParameters,
) {
  const columns = `${storedRowSql(model, 'r')}::text as row${more}`;
  // Only the record itself: those it is related to are looked at, not locked.
  const lock = hold === 'locked' ? ' for update of r' : '';
  const sql = `select ${columns} from ${identifier(model.table)} r where ${where}${lock}`;
  const [found] = await run(tx, sql, parameters);
  return found === undefined ? null : { row: JSON.parse(String(found.row)) as StoredRow, columns: found };
}
