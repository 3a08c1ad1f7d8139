import type { Criterion } from '#domain/model/access.ts';
import type { Model } from '../../model/Model.ts';
import { sharedLiteral } from '../browser/sharedLiteral.ts';
import { type EmittedFiles, generatedNotice, literal, union } from '../EmittedFiles.ts';
import { enumFeatures } from '../enumFeatures.ts';

/** Roles, groups, the permission catalogue with default grants, features: the same text for both sides. */
export function emitAccess(model: Model): EmittedFiles {
  const roleTypes = model.roles.map((role) => role.name);
  const text = [
    generatedNotice('spec/access'),
    "import type { Criterion } from '#domain/model/access.ts';\n",
    `export const roleTypes = ${literal(roleTypes)} as const;`,
    'export type RoleType = (typeof roleTypes)[number];\n',
    `export const roles: Readonly<Record<RoleType, { readonly labelKey: string; readonly category: string; readonly assignable: boolean }>> = ${literal(
      Object.fromEntries(
        model.roles.map(({ name, labelKey, category, assignable }) => [name, { labelKey, category, assignable }]),
      ),
    )};\n`,
    `export type RoleGroup = ${union(Object.keys(model.roleGroups).sort())};`,
    `export const roleGroups: Readonly<Record<RoleGroup, readonly RoleType[]>> = ${literal(model.roleGroups)};\n`,
    `export const roleCategories = ${literal(Object.fromEntries(model.categories.map((item) => [item.name, item.labelKey])))} as const;\n`,
    `export type PermissionKey = ${union(model.permissions.map((permission) => permission.key))};`,
    'export const permissions: Readonly<Record<PermissionKey, { readonly nameKey: string; readonly aboutKey: string; readonly criteria: readonly Criterion[] }>> = ' +
      `${literal(Object.fromEntries(model.permissions.map(({ key, nameKey, aboutKey, criteria }) => [key, { nameKey, aboutKey, criteria }])))};\n`,
    '/** What each role may do when a tenant has changed nothing. */',
    `export const defaultGrants: Readonly<Record<RoleType, Readonly<Record<string, readonly Criterion[]>>>> = ${literal(grantsByRole(model))};\n`,
    `export type SwitchName = ${union(model.switches.map((item) => item.name))};`,
    `export const switches: Readonly<Record<SwitchName, string>> = ${literal(Object.fromEntries(model.switches.map((item) => [item.name, item.labelKey])))};\n`,
    '/** A flag is activated when any of its switches is enabled. */',
    `export const flags: Readonly<Record<string, { readonly switches: readonly SwitchName[]; readonly type: string }>> = ${literal(
      Object.fromEntries(model.flags.map(({ name, switches, type }) => [name, { switches, type }])),
    )};\n`,
    `export type PlanFeature = ${union(model.planLimited.map((item) => item.name))};`,
    `export const planLimited: Readonly<Record<PlanFeature, string>> = ${literal(Object.fromEntries(model.planLimited.map((item) => [item.name, item.labelKey])))};\n`,
  ].join('\n');
  const operations = [
    "import type { OperationAccess } from '#domain/model/access.ts';\n",
    '/** Who may call the bespoke GraphQL root fields; one without a rule stops the start. */',
    `export const operations: Readonly<Record<string, OperationAccess>> = ${literal(model.operations)};\n`,
    '/** Values of enumerations that need a switch of the tenant to be chosen. */',
    `export const enumFeatures: Readonly<Record<string, Readonly<Record<string, SwitchName>>>> = ${literal(enumFeatures(model))};\n`,
  ].join('\n');
  return new Map([
    [
      'server/generated/access.gen.ts',
      text.replace(
        "import type { Criterion } from '#domain/model/access.ts';",
        "import type { Criterion, OperationAccess } from '#domain/model/access.ts';",
      ) + operations.replace(/^import.*\n/, ''),
    ],
    ['src/generated/access.gen.ts', text + entityRules(model)],
    ['src/generated/operationRules.gen.ts', operationRules(model)],
  ]);
}

/** The browser asks for a few of them before it offers something: each is an export of its own, and only those are sent. */
function operationRules(model: Model): string {
  const rules = Object.entries(model.operations).map(([name, { source: _source, ...rule }]) => {
    return `export const ${name}: OperationRule = ${literal(rule)};\n`;
  });
  return `${generatedNotice('spec/access/operations.yaml')}\nimport type { OperationRule } from '#domain/model/access.ts';\n\n${rules.join('\n')}`;
}

function grantsByRole(model: Model): Record<string, Record<string, readonly Criterion[]>> {
  return Object.fromEntries(
    model.roles.map((role) => [
      role.name,
      Object.fromEntries(
        model.permissions.flatMap((permission) => {
          const criterion = permission.grants[role.name];
          return criterion ? [[permission.key, [criterion]]] : [];
        }),
      ),
    ]),
  );
}

/** Access rules of the entities, for the browser's ability. */
function entityRules(model: Model): string {
  const rules = Object.fromEntries(
    model.entities.map((entity) => [
      entity.name,
      {
        access: entity.access,
        ...(entity.visibility && { visibility: entity.visibility }),
        fields: Object.fromEntries(
          entity.fields
            .filter((field) => field.read || field.write)
            .map((field) => [field.name, { read: field.read, write: field.write }]),
        ),
      },
    ]),
  );
  const { declarations, expression } = sharedLiteral(rules, ['source']);
  return (
    "\nimport type { AccessAction, AccessRule, VisibilityRule } from '#domain/model/access.ts';\n\n" +
    'export interface EntityRules {\n  readonly access: Readonly<Record<AccessAction, readonly AccessRule[]>>;\n  readonly visibility?: VisibilityRule;\n' +
    '  readonly fields: Readonly<Record<string, { readonly read?: readonly AccessRule[]; readonly write?: readonly AccessRule[] }>>;\n}\n\n' +
    `${declarations}\nexport const entityRules: Readonly<Record<string, EntityRules>> = ${expression};\n`
  );
}
