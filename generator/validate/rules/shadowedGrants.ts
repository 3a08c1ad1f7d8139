import type { AccessRule } from '#domain/model/access.ts';
import type { EntityMeta } from '#domain/model/entity.ts';
import { permissionsByKey } from '../../access/accessCells.ts';
import { assignableRoles } from '../../access/reach.ts';
import { placeIn } from '../../model/Draft.ts';
import type { Model } from '../../model/Model.ts';
import { rule } from '../Rule.ts';
import { ruleSites } from './ruleSites.ts';

type RuleList = readonly AccessRule[];

/**
 * SPEC230: a grant that opens nothing to a role, because another rule of each list that asks for it opens as much to it
 * already. Whoever takes it away would see no difference.
 */
export const shadowedGrants = rule((context) => {
  const { model, draft } = context;
  const decisive = new Set(
    ruleSites(draft).flatMap(({ path, permission }) =>
      permission !== undefined && path[0] !== 'access' && path[0] !== 'fields' ? [permission] : [],
    ),
  );
  const lists = model.entities.flatMap(listsOf);
  for (const permission of draft.permissions.values()) {
    const { id, value } = permission;
    const asking = lists.filter((list) => list.some((one) => one.permission === id));
    const isExpected = decisive.has(id) || value.decides !== undefined || asking.length === 0;
    if (isExpected || context.isBroken(permission)) continue;
    const idle = assignableRoles(model).filter(
      (role) => criterionOf(model, id, role) !== undefined && asking.every((list) => isShadowed(model, list, id, role)),
    );
    if (idle.length === 0) continue;
    context.report(
      'SPEC230',
      placeIn(permission, ['grants']),
      `'${id}' makes no difference for ${idle.join(', ')}: ${sourcesOf(asking, id)} opens nothing that another rule there does not open to them already.`,
      'Take the grant away, narrow the other rule, or ask for the permission where it should decide.',
    );
  }
});

/** Every list of rules of an entity: one for each action, and those of its fields. */
function listsOf(entity: EntityMeta): readonly RuleList[] {
  return [...Object.values(entity.access), ...entity.fields.flatMap(({ read, write }) => [read ?? [], write ?? []])];
}

function isShadowed(model: Model, list: RuleList, permission: string, role: string): boolean {
  const own = list.filter((one) => one.permission === permission);
  const others = list.filter((one) => one.permission !== permission);
  return own.every((one) => {
    const condition = conditionFor(model, one, role);
    return condition === null || others.some((other) => opensAsMuch(model, other, one, role));
  });
}

function opensAsMuch(model: Model, other: AccessRule, one: AccessRule, role: string): boolean {
  const condition = conditionFor(model, other, role);
  if (condition === null) return false;
  const isAlwaysOn = other.feature === undefined && other.unless === undefined;
  const isOnTogether = isAlwaysOn || (other.feature === one.feature && other.unless === one.unless);
  return isOnTogether && (condition === ALWAYS || condition === conditionFor(model, one, role));
}

const ALWAYS = '[]';

/** The row conditions under which a rule admits a role, as text to compare; null: it does not. */
function conditionFor(model: Model, { permission, roles, where, assigned }: AccessRule, role: string): string | null {
  if (permission === undefined) return roles === undefined || roles.includes(role) ? textOf([where]) : null;
  const criterion = criterionOf(model, permission, role);
  if (criterion === undefined) return null;
  if (criterion === 'ALL') return textOf([where]);
  return assigned === undefined ? null : textOf([where, assigned]);
}

function criterionOf(model: Model, permission: string, role: string) {
  return permissionsByKey(model.permissions).get(permission)?.grants[role];
}

function textOf(conditions: readonly unknown[]): string {
  return JSON.stringify(conditions.filter((condition) => condition !== undefined));
}

function sourcesOf(lists: readonly RuleList[], permission: string): string {
  const sources = lists.flatMap((list) =>
    list.flatMap((one) => (one.permission === permission ? [one.source ?? ''] : [])),
  );
  return [...new Set(sources)].join(', ');
}
