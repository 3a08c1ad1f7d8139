import { identifier, SqlParameters } from '#server/access/SqlParameters.ts';
import type { EntityModel, StoredField } from '#server/entities/catalogue/EntityCatalog.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { columnType } from '#server/platform/db/schema/columnTypes.ts';
import { ConflictError, type RefusalReason, ValidationError } from '#server/platform/errors/errors.ts';
import { fieldProblem } from '#server/platform/errors/fieldProblem.ts';
import { type Judgement, judgementOf, judgementSql, noQuestions, type RowQuestions } from './judgeRow.ts';
import type { Values } from './validateValues.ts';
import { run } from './WriteScope.ts';
import { withDocuments } from './writtenValues.ts';

/** Inserts a row; the tenant is that of the transaction. Answers what is asked of the row as it is then. */
export async function insertRow(
  tx: Tx,
  model: EntityModel,
  id: string,
  given: Values,
  questions: RowQuestions = noQuestions,
): Promise<Judgement> {
  const parameters = new SqlParameters();
  const values = withDocuments(model, given);
  const fields = givenFields(model, values);
  const columns = ['tenant_id', 'id', ...fields.map((field) => identifier(field.column))];
  const items = [
    `current_setting('app.tenant', true)`,
    parameters.add(id, 'text'),
    ...fields.map((field) => parameter(parameters, field, values[field.name])),
  ];
  const into = `${identifier(model.table)} as r (${columns.join(', ')})`;
  const judged = judgementSql(questions, model, 'r', parameters);
  const [row] = await guarded(model, () =>
    run(tx, `insert into ${into} values (${items.join(', ')}) returning ${judged}`, parameters),
  );
  return judgementOf(row);
}

/** A new row with its id. All rows of one call give the same fields. */
export interface NewRow {
  readonly id: string;
  readonly values: Values;
}

/** Inserts many rows by one statement; nothing is asked of them. */
export async function insertRows(tx: Tx, model: EntityModel, given: readonly NewRow[]): Promise<void> {
  const rows = given.map(({ id, values }) => ({ ...withDocuments(model, values), id }));
  const [first] = rows;
  if (first === undefined) return;
  const fields = givenFields(model, first);
  const columns = ['id', ...fields.map(({ column }) => identifier(column))].join(', ');
  const shape = ['id text', ...fields.map((field) => `${identifier(field.column)} ${typeOf(field)}`)].join(', ');
  // As one parameter: of one for each value there can't be more than 65,535.
  const parameters = new SqlParameters();
  const written = parameters.add(JSON.stringify(rows.map((row) => byColumn(fields, row))), 'jsonb');
  const into = `${identifier(model.table)} (tenant_id, ${columns})`;
  const from = `select current_setting('app.tenant', true), ${columns} from jsonb_to_recordset(${written}) as given(${shape})`;
  await guarded(model, () => run(tx, `insert into ${into} ${from}`, parameters));
}

function byColumn(fields: readonly StoredField[], row: Values): Readonly<Record<string, unknown>> {
  const absent = (field: StoredField) => (typeOf(field) === 'text[]' ? [] : null);
  return Object.fromEntries([
    ['id', row.id],
    ...fields.map((field) => [field.column, row[field.name] ?? absent(field)] as const),
  ]);
}

/** Changes the given fields of a row and counts its version up. Answers what is asked of the row as it is then. */
export async function updateRow(
  tx: Tx,
  model: EntityModel,
  id: string,
  given: Values,
  questions: RowQuestions = noQuestions,
): Promise<Judgement> {
  const parameters = new SqlParameters();
  const set = changesIn(model, given, parameters).join(', ');
  const where = `r.id = ${parameters.add(id, 'text')}`;
  const judged = judgementSql(questions, model, 'r', parameters);
  const [row] = await guarded(model, () =>
    run(tx, `update ${identifier(model.table)} as r set ${set} where ${where} returning ${judged}`, parameters),
  );
  return judgementOf(row);
}

/** Changes the given fields of many rows alike by one statement; nothing is asked of them. */
export async function updateRows(tx: Tx, model: EntityModel, ids: readonly string[], given: Values): Promise<void> {
  if (ids.length === 0) return;
  const parameters = new SqlParameters();
  const set = changesIn(model, given, parameters).join(', ');
  const where = `r.id = any(${parameters.add([...ids], 'text[]')})`;
  await guarded(model, () => run(tx, `update ${identifier(model.table)} as r set ${set} where ${where}`, parameters));
}

/** What a write sets: the given fields, and that it was one. */
function changesIn(model: EntityModel, given: Values, parameters: SqlParameters): string[] {
  const values = withDocuments(model, given);
  const changes = givenFields(model, values).map(
    (field) => `${identifier(field.column)} = ${parameter(parameters, field, values[field.name])}`,
  );
  return [...changes, 'version = r.version + 1', 'updated_at = clock_timestamp()'];
}

/** Deletes a row; what references of other rows do then is settled before (see `releaseReferences`). */
export async function deleteRow(tx: Tx, model: EntityModel, id: string): Promise<void> {
  const parameters = new SqlParameters();
  await guarded(model, () =>
    run(tx, `delete from ${identifier(model.table)} where id = ${parameters.add(id, 'text')}`, parameters),
  );
}

function givenFields(model: EntityModel, values: Values): StoredField[] {
  return model.stored.filter((field) => values[field.name] !== undefined);
}

const typeOf = (field: StoredField): string => columnType(field) ?? 'text';

function parameter(parameters: SqlParameters, field: StoredField, value: unknown): string {
  const type = typeOf(field);
  if (value === null) return type === 'text[]' ? `'{}'::text[]` : `null::${type}`;
  return parameters.add(type === 'jsonb' ? JSON.stringify(value) : value, type);
}

const UNIQUE_VIOLATION = '23505';
const FOREIGN_KEY_VIOLATION = '23503';
/** Somebody is expected elsewhere then (`0029_guest_times.ts`), or the room is taken (`0026_place_times.ts`). */
const EXCLUSION_VIOLATION = '23P01';

/** Turns what another write has done meanwhile into a refusal that its reader understands. */
async function guarded<T>(model: EntityModel, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const { code, constraint, hint } = error as { code?: string; constraint?: string; hint?: string };
    if (code === UNIQUE_VIOLATION) throw duplicate(model, constraint ?? '');
    if (code === EXCLUSION_VIOLATION) throw taken(constraint, hint);
    if (code === FOREIGN_KEY_VIOLATION) throw ConflictError.because('referenceGone');
    throw error;
  }
}

/** By the constraint that a trigger names: what it says once it told who or what is taken, and when. */
const takenReasons: Readonly<Record<string, RefusalReason>> = {
  busy_once: 'coachBusy',
  guest_once: 'guestBusy',
  host_once: 'hostBusy',
  place_once: 'roomTakenThen',
};

function taken(constraint = '', hint?: string): Error {
  const reason = takenReasons[constraint];
  if (!hint || !reason) return ConflictError.because(constraint === 'place_once' ? 'roomTaken' : 'timeTaken');
  const { name, zone, from, until } = JSON.parse(hint) as Record<'name' | 'zone' | 'from' | 'until', string>;
  return ConflictError.because(reason, { name, when: { from, until, zone } });
}

function duplicate(model: EntityModel, constraint: string): Error {
  const field = model.stored.find((candidate) => candidate.unique && constraint.includes(candidate.column));
  if (field === undefined) return ConflictError.because('exists');
  return new ValidationError([fieldProblem(`input.${field.name}`, 'unique', { spec: `${model.name}.${field.name}` })]);
}
