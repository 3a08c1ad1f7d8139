import { Ability, type ForcedSubject, fieldPatternMatcher, type RawRuleFrom } from '@casl/ability';
import type { AccessAction, AccessRule, Principal } from '#domain/model/access.ts';
import type { EntityMeta, FieldMeta } from '#domain/model/entity.ts';
import { entityCondition } from './entityCondition.ts';
import { grantedCondition } from './grantedCondition.ts';
import { type AccessRow, matchesCondition } from './matchesCondition.ts';
import type { ResolvedCondition } from './resolveCondition.ts';
import { type StandingAction, standingRules } from './standing.ts';

/** What of an entity decides who may do what with it. */
export interface EntityAccess {
  readonly name: EntityMeta['name'];
  readonly access: EntityMeta['access'];
  readonly visibility?: EntityMeta['visibility'] | undefined;
  /** The fields, or only those with rules of their own. */
  readonly fields: readonly Pick<FieldMeta, 'name' | 'read' | 'write'>[];
}

type AccessSubject = string | (AccessRow & ForcedSubject<string>);
type AppAction = AccessAction | StandingAction;
export type AppAbility = Ability<[AppAction, AccessSubject], ResolvedCondition>;
type AbilityRule = RawRuleFrom<[AppAction, string], ResolvedCondition>;

export interface AbilityInput {
  /** Null for a visitor, who may do nothing with entities. */
  readonly principal: Principal | null;
  readonly rules: readonly EntityAccess[];
}

const actions: readonly AccessAction[] = ['read', 'create', 'update', 'delete'];

/** The reader's ability over all entities, and what the reader is and has; the only translation of rules that either side uses. */
export function buildAbility({ principal, rules }: AbilityInput): AppAbility {
  const raw =
    principal === null
      ? []
      : [...standingRules(principal), ...rules.flatMap((entity) => entityRules(principal, entity))];
  return new Ability<[AppAction, AccessSubject], ResolvedCondition>(raw, {
    conditionsMatcher: (condition) => (row: object) => matchesCondition(condition, row as AccessRow),
    fieldMatcher: fieldPatternMatcher,
    detectSubjectType: (row) => (typeof row === 'string' ? row : row.__caslSubjectType__),
  });
}

/** Marks a row with its entity, so that an ability knows whose rules to ask. The row itself stays as it is. */
export function rowOf(entity: string, row: AccessRow): AccessRow & ForcedSubject<string> {
  return { ...row, __caslSubjectType__: entity };
}

/** The rules a field has of its own for an action; none: it is as its entity. */
export function ownFieldRules(
  field: Pick<FieldMeta, 'read' | 'write'>,
  action: AccessAction,
): readonly AccessRule[] | undefined {
  if (action === 'delete') return undefined;
  return action === 'read' ? field.read : field.write;
}

function entityRules(principal: Principal, entity: EntityAccess): AbilityRule[] {
  return actions.flatMap((action) => actionRules(principal, entity, action));
}

function actionRules(principal: Principal, entity: EntityAccess, action: AccessAction): AbilityRule[] {
  const condition = entityCondition(principal, entity, action);
  if (condition === null) return [];
  const base: AbilityRule = { action, subject: entity.name, conditions: condition };
  const ruled = entity.fields.filter((field) => ownFieldRules(field, action) !== undefined);
  if (ruled.length === 0) return [base];
  // The last rule that fits decides: all fields, but not those with rules of their own, unless these admit.
  return [
    base,
    { action, subject: entity.name, inverted: true, fields: ruled.map((field) => field.name) },
    ...ruled.flatMap((field) => fieldRule(principal, base, condition, field, ownFieldRules(field, action) ?? [])),
  ];
}

function fieldRule(
  principal: Principal,
  base: AbilityRule,
  entityCondition: ResolvedCondition,
  field: Pick<FieldMeta, 'name'>,
  rules: readonly AccessRule[],
): AbilityRule[] {
  const condition = grantedCondition(principal, rules);
  if (condition === null) return [];
  return [{ ...base, fields: [field.name], conditions: { all: [entityCondition, condition] } }];
}
