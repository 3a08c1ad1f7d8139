import type { AccessAction, AccessRule, GuardSpec, OperationAccess } from '#domain/model/access.ts';
import type { EntityMeta } from '#domain/model/entity.ts';
import type { PermissionReach } from '#domain/model/menus.ts';
import type { Model } from '../../model/Model.ts';
import { type EmittedFiles, generatedNotice, literal } from '../EmittedFiles.ts';

/** What each permission opens, so that whoever changes a grant sees what follows from it. */
export function emitPermissionReach(model: Model): EmittedFiles {
  const reach = Object.fromEntries(model.permissions.map(({ key }) => [key, reachOf(model, key)]));
  const text =
    `${generatedNotice('spec/access, spec/routes and spec/entities')}import type { PermissionReach } from '#domain/model/menus.ts';\n\n` +
    `/** What each permission opens, by its key. */\nexport const permissionReach: Readonly<Record<string, PermissionReach>> = ${literal(reach)};\n`;
  return new Map([['src/generated/permissionReach.gen.ts', text]]);
}

function reachOf(model: Model, key: string): PermissionReach {
  const pages = model.routes.filter(({ guard, redirect, titleKey }) => !redirect && titleKey && asksFor(guard, key));
  return {
    pages: [...new Set(pages.map(({ titleKey }) => titleKey))],
    records: model.entities.flatMap((entity) => recordsOf(entity, key)),
    fields: model.entities.flatMap((entity) => fieldsOf(entity, key)),
    operations: Object.values(model.operations).filter((rule) => asksFor(rule, key)).length,
  };
}

/** Whether a guard or a rule asks for the permission, alone or beside others. */
function asksFor(rule: GuardSpec | OperationAccess, key: string): boolean {
  const { permission, all = [], any = [] } = rule as Partial<GuardSpec>;
  return permission === key || [...all, ...any].some((admission) => admission.permission === key);
}

const actions: readonly AccessAction[] = ['read', 'create', 'update', 'delete'];

function recordsOf({ name, access }: EntityMeta, key: string): PermissionReach['records'] {
  const opened = actions.filter((action) => named(access[action], key));
  return opened.length === 0 ? [] : [{ entity: name, actions: opened }];
}

function fieldsOf({ name: entity, fields }: EntityMeta, key: string): PermissionReach['fields'] {
  const own = fields.filter(({ hidden, read, write }) => !hidden && (named(read, key) || named(write, key)));
  return own.map(({ name }) => ({ entity, field: name }));
}

const named = (rules: readonly AccessRule[] | undefined, key: string): boolean =>
  rules?.some(({ permission }) => permission === key) ?? false;
