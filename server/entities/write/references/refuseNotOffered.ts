import type { Among } from '#domain/model/entity.ts';
import { identifier, SqlParameters } from '#server/access/SqlParameters.ts';
import { type EntityModel, fieldOf } from '#server/entities/catalogue/EntityCatalog.ts';
import { ValidationError } from '#server/platform/errors/errors.ts';
import type { FieldProblem } from '#server/platform/errors/fieldProblem.ts';
import type { StoredRow } from '../StoredRow.ts';
import type { Values } from '../validateValues.ts';
import { run, type WriteScope } from '../WriteScope.ts';

/**
 * Refuses references to records that the field does not offer (`among`): forms leave them out, and other callers of the
 * interface are told. What is there already may stay: a room that was archived since, or a form that is no longer published.
 * @throws ValidationError
 */
export async function refuseNotOffered(
  scope: WriteScope,
  model: EntityModel,
  { before, input, pathOf }: { before: StoredRow | null; input: Values; pathOf: (field: string) => string },
): Promise<void> {
  const problems: FieldProblem[] = [];
  for (const field of model.fields.values()) {
    const { among } = field;
    if (among === undefined || (field.type !== 'ref' && field.type !== 'refs')) continue;
    const had = idsOf(before?.[field.name]);
    const added = idsOf(input[field.name]).filter((id) => !had.includes(id));
    if (added.length === 0 || (await areAllOffered(scope, model.related(field), among, added))) continue;
    const values = { field: { spec: `${model.name}.${field.name}` } };
    problems.push({ path: pathOf(field.name), reason: 'notOffered', values });
  }
  if (problems.length > 0) throw new ValidationError(problems);
}

/** Whoever gives them may read them: that is judged before. */
async function areAllOffered(scope: WriteScope, target: EntityModel, among: Among, ids: readonly string[]) {
  const parameters = new SqlParameters();
  const offered = Object.entries(among).map(([name, values]) => {
    const { column, type } = fieldOf(target, name);
    const list = parameters.add(values.map(String), 'text[]');
    const own = `r.${identifier(column ?? name)}`;
    return type.endsWith('List') ? `${own}::text[] && ${list}` : `${own}::text = any(${list})`;
  });
  const wanted = `r.id = any(${parameters.add([...new Set(ids)], 'text[]')})`;
  const [row] = await run(
    scope.tx,
    `select count(*)::int as count from ${identifier(target.table)} r where ${[wanted, ...offered].join(' and ')}`,
    parameters,
  );
  return Number(row?.count) === new Set(ids).size;
}

function idsOf(value: unknown): readonly string[] {
  if (Array.isArray(value)) return value.map(String);
  return typeof value === 'string' ? [value] : [];
}
