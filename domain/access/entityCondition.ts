import type { AccessAction, Condition, Principal, VisibilityRule } from '#domain/model/access.ts';
import type { EntityMeta } from '#domain/model/entity.ts';
import { grantedCondition } from './grantedCondition.ts';
import { always, isAlways, type ResolvedCondition, resolveCondition } from './resolveCondition.ts';

/**
 * The condition under which the principal may do something with records of an entity; null: never. The rules say who is
 * admitted, and the visibility settings of the role narrow what of that is seen.
 */
export function entityCondition(
  principal: Principal,
  entity: Pick<EntityMeta, 'access'> & { readonly visibility?: EntityMeta['visibility'] | undefined },
  action: AccessAction,
): ResolvedCondition | null {
  const granted = grantedCondition(principal, entity.access[action]);
  if (granted === null || action !== 'read' || entity.visibility === undefined) return granted;
  const seen = seenCondition(principal, entity.visibility);
  if (isAlways(seen)) return granted;
  return isAlways(granted) ? seen : { all: [granted, seen] };
}

function seenCondition(principal: Principal, rule: VisibilityRule): ResolvedCondition {
  const setting = principal.visibility?.[rule.of] ?? 'ALL';
  const own = resolveCondition(rule.always, principal);
  if (setting === 'NONE') return own;
  const wider: Condition | undefined = rule[setting];
  const seen = wider === undefined ? always : resolveCondition(wider, principal);
  return isAlways(seen) ? always : { any: [own, seen] };
}
