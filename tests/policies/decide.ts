import { evaluateGuard } from '#domain/access/gates/evaluateGuard.ts';
import { mayRun } from '#domain/access/gates/mayRun.ts';
import type { AccessAction, Principal } from '#domain/model/access.ts';
import type { EntityMeta } from '#domain/model/entity.ts';
import { allFeatures } from '#generator/access/reach.ts';
import { specPath } from '#generator/model/buildRoutes.ts';
import type { Model } from '#generator/model/Model.ts';
import { pathMatches } from '#generator/model/routePath.ts';
import { specCatalog } from '#server/entities/catalogue/specCatalog.ts';
import { explainAccess } from '#server/entities/why/explainAccess.ts';
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

/** Whether somebody may do something with a record, as the product itself decides and explains it. */
export async function decideRecord(tx: Tx, { entity, ...question }: Question): Promise<Decision> {
  const model = { ...specCatalog.get(entity.name), meta: entity };
  const { isAllowed, ways } = await explainAccess(tx, { ...question, model });
  return { isAllowed, by: ways.flatMap(({ rule }) => rule.source ?? []) };
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
