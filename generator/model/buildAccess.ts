import type {
  AccessRule,
  Admission,
  Criterion,
  GuardSpec,
  OperationAccess,
  OperationRule,
} from '#domain/model/access.ts';
import type { AccessRuleSource, AdmissionSource, AllowSource } from '../language/sourceTypes.ts';
import type { SpecPath } from '../load/SpecFile.ts';
import { textKeys } from '../text/textKeys.ts';
import type { BuildContext } from './BuildContext.ts';
import { conditionOf } from './conditions/conditionOf.ts';
import { type Declared, type PermissionSource, sourceOf } from './Draft.ts';
import type { FlagModel, NamedModel, PermissionModel, RoleModel } from './Model.ts';

export function buildRoles(context: BuildContext): RoleModel[] {
  return [...context.draft.roles.values()].map((role) => ({
    name: role.id,
    labelKey: context.text(textKeys.role(role.id), role.value.label, role, ['label']),
    category: role.value.category,
    assignable: role.value.assignable ?? true,
  }));
}

export function buildRoleGroups(context: BuildContext): Record<string, readonly string[]> {
  return Object.fromEntries(
    [...context.draft.groups.values()].map((group) => [group.id, context.expandRoles(group.id)]),
  );
}

/** Names with a text each: categories, switches, plan-limited features. */
export function buildNamed(
  context: BuildContext,
  declared: ReadonlyMap<string, Declared<string>>,
  key: (name: string) => string,
): NamedModel[] {
  return [...declared.values()].map((item) => ({
    name: item.id,
    labelKey: context.text(key(item.id), item.value, item),
  }));
}

export function buildFlags(context: BuildContext): FlagModel[] {
  return [...context.draft.flags.values()].map((flag) => ({
    name: flag.id,
    switches: flag.value.switches,
    type: flag.value.type ?? 'feature',
  }));
}

export function buildPermissions(context: BuildContext): PermissionModel[] {
  return [...context.draft.permissions.values()]
    .map((permission) => ({
      key: permission.id,
      nameKey: context.text(textKeys.permissionName(permission.id), permission.value.name, permission, ['name']),
      aboutKey: context.text(textKeys.permissionAbout(permission.id), permission.value.description, permission, [
        'description',
      ]),
      criteria: permission.value.criteria ?? ['ALL'],
      grants: expandGrants(context, permission.value),
      source: sourceOf(permission),
    }))
    .sort((a, b) => (a.key < b.key ? -1 : 1));
}

/** A grant to a single role is more specific than one to a group, and wins; among groups the wider one wins. */
function expandGrants(context: BuildContext, permission: PermissionSource): Record<string, Criterion> {
  const grants: Record<string, Criterion> = {};
  const entries = Object.entries(permission.grants);
  for (const [name, criterion] of entries.filter(([name]) => context.draft.groups.has(name))) {
    for (const role of context.expandRoles(name)) if (grants[role] !== 'ALL') grants[role] = criterion;
  }
  for (const [name, criterion] of entries.filter(([name]) => context.draft.roles.has(name))) grants[name] = criterion;
  return Object.fromEntries(Object.entries(grants).sort(([a], [b]) => (a < b ? -1 : 1)));
}

export function buildOperations(context: BuildContext): Record<string, OperationAccess> {
  const operations = [...context.draft.operations.values()].sort((a, b) => (a.id < b.id ? -1 : 1));
  return Object.fromEntries(
    operations.map((operation): [string, OperationAccess] => [
      operation.id,
      { ...operationRule(context, operation.id), source: sourceOf(operation) },
    ]),
  );
}

/** Who may run an operation; nobody one that has no rule (reported by SPEC116). */
export function operationRule(context: BuildContext, id: string): OperationRule {
  const value = context.draft.operations.get(id)?.value ?? { allow: [] };
  if (typeof value === 'string') return { kind: value };
  const { allow, permission, all, any, feature } = value;
  return {
    kind: 'rule',
    ...(allow && { roles: context.expandRoles(allow) }),
    ...(permission && { permission }),
    ...buildJoined(context, { all, any }),
    ...(feature && { feature }),
  };
}

/** Access rules of an entity or a field; the switch of what they belong to goes with each that names none. */
export function buildAccessRules(
  context: BuildContext,
  declared: Declared<unknown>,
  path: SpecPath,
  rules: readonly AccessRuleSource[] | undefined,
  feature?: string,
): AccessRule[] {
  return (rules ?? []).map((rule, index) => ({
    ...(rule.allow !== undefined && { roles: context.expandRoles(rule.allow) }),
    ...(rule.permission && { permission: rule.permission }),
    ...switches(rule.feature, feature),
    // The inside of conditions is checked by rule SPEC303.
    ...(rule.where && { where: conditionOf(rule.where) }),
    ...(rule.assigned && { assigned: conditionOf(rule.assigned) }),
    source: sourceOf(declared, [...path, index]),
  }));
}

function switches(own: AccessRuleSource['feature'], whole: string | undefined): Pick<AccessRule, 'feature' | 'unless'> {
  const [on, off] = typeof own === 'object' ? [whole, own.off] : [own ?? whole, undefined];
  return { ...(on !== undefined && { feature: on }), ...(off !== undefined && { unless: off }) };
}

interface JoinedSource {
  readonly all?: readonly AdmissionSource[] | undefined;
  readonly any?: readonly AdmissionSource[] | undefined;
}

/** What is asked for together, or one of which is asked for. */
export function buildJoined(context: BuildContext, { all, any }: JoinedSource): Pick<GuardSpec, 'all' | 'any'> {
  const build = ({ roles, permission }: AdmissionSource): Admission => ({
    ...(roles !== undefined && { roles: context.expandRoles(roles) }),
    ...(permission && { permission }),
  });
  return { ...(all && { all: all.map(build) }), ...(any && { any: any.map(build) }) };
}

/** The guard of a route or tab. `routeForm` turns `{id}` of permission data into a route parameter. */
export function buildGuard(
  context: BuildContext,
  declared: Declared<unknown>,
  path: SpecPath,
  allow: AllowSource,
): GuardSpec {
  const source = sourceOf(declared, path);
  if (typeof allow === 'string') return { audience: allow, source };
  return {
    audience: 'signedIn',
    ...(allow.roles !== undefined && { roles: context.expandRoles(allow.roles) }),
    ...(allow.permission && { permission: allow.permission }),
    ...buildJoined(context, allow),
    ...(allow.with && {
      permissionData: Object.fromEntries(
        Object.entries(allow.with).map(([key, value]) => [key, String(value).replace(/^\{(.+)\}$/, '$$$1')]),
      ),
    }),
    ...(allow.feature && { feature: allow.feature }),
    ...(allow.flag && { flag: allow.flag }),
    ...(allow.whenReadable && { sees: allow.whenReadable }),
    source,
  };
}
