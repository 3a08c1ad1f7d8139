import { grantedCondition } from '#domain/access/grantedCondition.ts';
import { hasPermission, permissionReach } from '#domain/access/hasPermission.ts';
import type { Principal } from '#domain/model/access.ts';
import { conditionSql } from '#server/access/conditionSql.ts';
import { readerOf } from '#server/access/Reader.ts';
import { identifier, SqlParameters } from '#server/access/SqlParameters.ts';
import type { EntityCatalog, EntityModel } from '#server/entities/catalogue/EntityCatalog.ts';
import type { RequestContext } from '#server/platform/context/context.ts';
import { ValidationError } from '#server/platform/errors/errors.ts';

export interface AuthorizationQuestion {
  readonly permission: string;
  readonly data?: readonly { readonly key: string; readonly value?: string | null }[] | null;
}

/** Each may take a read of its own; a route has two or three. */
const MAX_PAIRS = 10;

/**
 * Whether the signed-in user has a permission. A pair such as `taskId` asks about one record: it must be readable, and the
 * permission must reach it by one of the entity's own rules.
 */
export async function isAuthorized(
  catalog: EntityCatalog,
  context: RequestContext,
  { permission, data }: AuthorizationQuestion,
): Promise<boolean> {
  const { principal } = context;
  if (!principal || !hasPermission(principal, permission)) return false;
  if ((data ?? []).length > MAX_PAIRS) throw new ValidationError([{ path: 'data', reason: 'invalid' }]);
  for (const { key, value } of data ?? []) {
    if (value === undefined || value === null || value === '') continue;
    const model = catalog.all().find(({ meta }) => `${meta.single}Id` === key);
    const isReached = model
      ? await reaches(context, principal, model, permission, value)
      : permissionReach(principal, permission).permissionCriteriaIsAll;
    if (!isReached) return false;
  }
  return true;
}

async function reaches(
  context: RequestContext,
  principal: Principal,
  model: EntityModel,
  permission: string,
  id: string,
): Promise<boolean> {
  const rules = Object.values(model.meta.access)
    .flat()
    .filter((rule) => rule.permission === permission);
  const readable = readerOf(principal).entityCondition(model.meta, 'read');
  const granted =
    rules.length > 0
      ? grantedCondition(principal, rules)
      : permissionReach(principal, permission).permissionCriteriaIsAll && readable;
  if (!readable || !granted) return false;
  const parameters = new SqlParameters();
  const scope = { model, alias: 'r', parameters };
  const wanted = parameters.add(id, 'text');
  const rows = await context.read({
    sql: `select 1 as found from ${identifier(model.table)} as r
      where r.id = ${wanted} and ${conditionSql(readable, scope)} and ${conditionSql(granted, scope)}`,
    parameters: parameters.values,
  });
  return rows.length > 0;
}
