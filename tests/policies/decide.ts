import { CompiledQuery } from 'kysely';
import { evaluateGuard } from '#domain/access/gates/evaluateGuard.ts';
import { mayRun } from '#domain/access/gates/mayRun.ts';
import type { ResolvedCondition } from '#domain/access/resolveCondition.ts';
import type { AccessAction, AccessRule, Principal } from '#domain/model/access.ts';
import type { EntityMeta } from '#domain/model/entity.ts';
import { allFeatures } from '#generator/access/reach.ts';
import { specPath } from '#generator/model/buildRoutes.ts';
import type { Model } from '#generator/model/Model.ts';
import { pathMatches } from '#generator/model/routePath.ts';
import { conditionSql, orFalse } from '#server/access/conditionSql.ts';
import { Reader } from '#server/access/Reader.ts';
import { identifier, SqlParameters } from '#server/access/SqlParameters.ts';
import { specCatalog } from '#server/entities/catalogue/specCatalog.ts';
import type { Tx } from '#server/platform/db/database.ts';

/** What was decided, and by which rules: `file:line` of those that let in, or of those that did not. */
export interface Decision {
  readonly isAllowed: boolean;
  readonly by: readonly string[];
}

export interface Question {
  readonly principal: Principal;
  readonly action: AccessAction;
  readonly entity: EntityMeta;
  readonly id: string;
  readonly field?: string | undefined;
}

/**
 * Whether somebody may do something with a record, by the very statement that the server plans: the ability's condition as
 * SQL, asked of the row. Who may not read a record can not change it either; a field is read with its record.
 */
export async function decideRecord(tx: Tx, question: Question): Promise<Decision> {
  const { principal, action, entity, field } = question;
  const reader = new Reader(principal);
  const ruled = action === 'create' ? [action] : [...new Set<AccessAction>(['read', action])];
  const conditions = ruled.map((one) => reader.entityCondition(entity, one));
  if (field !== undefined) conditions.push(reader.fieldCondition(entity, field, action));
  const isAllowed = await holdsAll(tx, question, conditions);
  const rules = rulesOf(question);
  const admitting = await Promise.all(
    rules.map(async (rule) => ((await admitsAlone(tx, question, rule)) ? rule : undefined)),
  );
  const found = admitting.flatMap((rule) => rule?.source ?? []);
  return { isAllowed, by: isAllowed ? found : rules.flatMap(({ source }) => source ?? []) };
}

/** The rules that decide: of the field where it has its own, else of the record. */
function rulesOf({ entity, action, field }: Question): readonly AccessRule[] {
  const own = entity.fields.find(({ name }) => name === field);
  return (action === 'read' ? own?.read : own?.write) ?? entity.access[action];
}

/** Whether one rule lets in without the others. */
function admitsAlone(tx: Tx, question: Question, rule: AccessRule): Promise<boolean> {
  const { entity, action, field, principal } = question;
  const own = entity.fields.find(({ name }) => name === field);
  const isOfField = (action === 'read' ? own?.read : own?.write) !== undefined;
  const alone: EntityMeta = isOfField
    ? {
        ...entity,
        fields: entity.fields.map((one) =>
          one === own ? { ...one, [action === 'read' ? 'read' : 'write']: [rule] } : one,
        ),
      }
    : { ...entity, access: { ...entity.access, [action]: [rule] } };
  const reader = new Reader(principal);
  const condition =
    isOfField && field !== undefined
      ? reader.fieldCondition(alone, field, action)
      : reader.entityCondition(alone, action);
  return holdsAll(tx, question, [condition]);
}

async function holdsAll(
  tx: Tx,
  { entity, id }: Question,
  conditions: readonly (ResolvedCondition | null)[],
): Promise<boolean> {
  if (conditions.includes(null)) return false;
  const parameters = new SqlParameters();
  const scope = { model: specCatalog.get(entity.name), alias: 't', parameters };
  const asked = conditions.flatMap((condition) =>
    condition === null ? [] : [orFalse(conditionSql(condition, scope))],
  );
  const text = `select 1 from ${identifier(entity.table)} as t where t.id = ${parameters.add(id, 'text')} and ${asked.join(' and ')}`;
  const { rows } = await tx.executeQuery(CompiledQuery.raw(text, [...parameters.values]));
  return rows.length > 0;
}

/** Whether somebody may open an address. */
export function decideRoute(model: Model, principal: Principal, path: string): Decision {
  const route =
    model.routes.find((one) => specPath(one.path) === path) ??
    model.routes.find((one) => pathMatches(specPath(one.path), path));
  if (!route) throw new Error(`no route serves ${path}`);
  const features = allFeatures(model);
  const on = (names: Readonly<Record<string, boolean>>) =>
    Object.fromEntries(Object.keys(names).map((name) => [name, !principal.featuresOff?.includes(name)]));
  const outcome = evaluateGuard(route.guard, principal, { ...features, switches: on(features.switches) });
  return { isAllowed: outcome === 'allow', by: [route.guard.source ?? ''] };
}

/** Whether somebody may call an operation. */
export function decideOperation({ operations }: Model, principal: Principal, name: string): Decision {
  const rule = operations[name];
  if (!rule) throw new Error(`there is no operation ${name}`);
  return { isAllowed: mayRun(rule, principal), by: [rule.source] };
}
