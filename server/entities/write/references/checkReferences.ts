import { conditionSql } from '#server/access/conditionSql.ts';
import { identifier, SqlParameters } from '#server/access/SqlParameters.ts';
import type { EntityModel } from '#server/entities/catalogue/EntityCatalog.ts';
import { type FieldProblem, fieldProblem } from '#server/platform/errors/fieldProblem.ts';
import type { Values } from '../validateValues.ts';
import { run, type WriteScope } from '../WriteScope.ts';

/** A reference to a record that is missing or that the writer can't read is invalid; which of both is not told. */
export async function checkReferences(
  scope: WriteScope,
  model: EntityModel,
  values: Values,
  given: ReadonlySet<string>,
  pathOf: (field: string) => string,
): Promise<FieldProblem[]> {
  const wanted = wantedIds(model, values, given);
  const found = new Map<EntityModel, ReadonlySet<string>>();
  for (const target of new Set(wanted.map((one) => one.target))) {
    const ids = wanted.filter((one) => one.target === target).flatMap((one) => one.ids);
    found.set(target, await readableIds(scope, target, ids));
  }
  const missing = wanted.filter(({ target, ids }) => ids.some((id) => found.get(target)?.has(id) !== true));
  const closed = await Promise.all(missing.map(({ mayBeClosed, ...one }) => mayBeClosed && areThere(scope, one)));
  return missing
    .filter((_one, at) => !closed[at])
    .map(({ field }) => fieldProblem(pathOf(field), 'invalid', { spec: `${model.name}.${field}` }));
}

/** Which of these records the reader may read. */
export async function readableIds(
  scope: WriteScope,
  target: EntityModel,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  const condition = scope.reader.entityCondition(target.meta, 'read');
  if (condition === null || ids.length === 0) return new Set();
  const parameters = new SqlParameters();
  const readable = conditionSql(condition, { model: target, alias: 'r', parameters });
  const rows = await run(
    scope.tx,
    `select r.id from ${identifier(target.table)} r where r.id = any(${parameters.add(ids, 'text[]')}) and ${readable}`,
    parameters,
  );
  return new Set(rows.map((row) => String(row.id)));
}

/** Whether there are such records at all. */
async function areThere({ tx }: WriteScope, { target, ids }: Pick<Wanted, 'target' | 'ids'>): Promise<boolean> {
  const parameters = new SqlParameters();
  const text = `select from ${identifier(target.table)} where id = any(${parameters.add(ids, 'text[]')})`;
  return (await run(tx, text, parameters)).length === new Set(ids).size;
}

interface Wanted {
  readonly field: string;
  readonly mayBeClosed: boolean;
  readonly target: EntityModel;
  readonly ids: readonly string[];
}

function wantedIds(model: EntityModel, values: Values, given: ReadonlySet<string>): Wanted[] {
  return [...model.fields.values()].flatMap((field) => {
    if (!given.has(field.name) || (field.type !== 'ref' && field.type !== 'refs')) return [];
    const value = values[field.name];
    const ids = Array.isArray(value) ? value.map(String) : typeof value === 'string' ? [value] : [];
    const { name, mayBeClosed = false } = field;
    return ids.length === 0 ? [] : [{ field: name, mayBeClosed, target: model.related(field), ids }];
  });
}
