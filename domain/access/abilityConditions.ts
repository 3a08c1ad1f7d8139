import type { AccessAction } from '#domain/model/access.ts';
import type { AppAbility } from './buildAbility.ts';
import { always, type ResolvedCondition } from './resolveCondition.ts';

/** The condition under which an ability allows an action on records of an entity; null: never. */
export function recordCondition(ability: AppAbility, action: AccessAction, entity: string): ResolvedCondition | null {
  const rule = ability.rulesFor(action, entity).find(({ fields }) => fields === undefined);
  return rule === undefined ? null : (rule.conditions ?? always);
}

/**
 * The condition under which a field may be read or written where the record may; null: never. The rule that fits last
 * decides, as for every question that is put to the ability.
 */
export function fieldCondition(
  ability: AppAbility,
  action: AccessAction,
  entity: string,
  field: string,
): ResolvedCondition | null {
  const [rule] = ability.rulesFor(action, entity, field);
  // Without any record to read or write, nothing is left to ask of its fields.
  if (rule === undefined) return always;
  if (rule.inverted) return null;
  const { conditions = always } = rule;
  if (rule.fields === undefined) return always;
  return beyond(recordCondition(ability, action, entity), conditions);
}

/** What the rule of a field asks beyond that of its record, which has been asked already. */
function beyond(record: ResolvedCondition | null, condition: ResolvedCondition): ResolvedCondition {
  if (!('all' in condition) || condition.all[0] !== record) return condition;
  const [, ...rest] = condition.all;
  return rest.length === 1 && rest[0] !== undefined ? rest[0] : { all: rest };
}
