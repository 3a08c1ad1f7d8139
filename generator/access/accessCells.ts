import type { AccessRule, Admission } from '#domain/model/access.ts';
import type { MenuEntryMeta } from '#domain/model/menus.ts';
import { once } from '../incremental/remember.ts';
import type { Model } from '../model/Model.ts';
import { assignableRoles, reaches, seesEntry } from './reach.ts';

/** How far a role gets: not at all, to some records, or to all. */
export type Reach = 'no' | 'some' | 'yes';

/** One cell of who-may-do-what: the key without its source is what two revisions are compared by. */
export interface AccessCell {
  readonly role: string;
  readonly kind: 'route' | 'menu' | 'permission' | 'record' | 'field' | 'operation';
  /** `/startups`, `sidebar: tasks`, `Startup update`, `User.email read` … */
  readonly subject: string;
  readonly reach: Reach;
  /** `file:line` of the rule that decides. */
  readonly source: string;
}

/** Every cell of role × route × menu × action × field, with default grants and all features on. Visitors are the role 'visitor'. */
export function accessCells(model: Model): AccessCell[] {
  const roles = assignableRoles(model);
  return [
    ...routeCells(model, roles),
    ...menuCells(model, roles),
    ...permissionCells(model, roles),
    ...recordCells(model, roles),
    ...operationCells(model, roles),
  ];
}

function routeCells(model: Model, roles: readonly string[]): AccessCell[] {
  return model.routes
    .filter((route) => !route.id.startsWith('legacy.'))
    .flatMap((route) =>
      [null, ...roles].map(
        (role): AccessCell => ({
          role: role ?? 'visitor',
          kind: 'route',
          subject: route.path,
          reach: reaches(model, route.guard, role) ? 'yes' : 'no',
          source: route.guard.source ?? '',
        }),
      ),
    );
}

function menuCells(model: Model, roles: readonly string[]): AccessCell[] {
  const walk = (menu: string, entries: readonly MenuEntryMeta[]): AccessCell[] =>
    entries.flatMap((entry) => [
      ...roles.map(
        (role): AccessCell => ({
          role,
          kind: 'menu',
          subject: `${menu}: ${entry.name}`,
          reach: seesEntry(model, entry, role) ? 'yes' : 'no',
          source: model.routes.find((route) => route.id === entry.routes[0])?.guard.source ?? `spec/menus/${menu}.yaml`,
        }),
      ),
      ...walk(menu, entry.children),
    ]);
  return Object.entries(model.menus).flatMap(([menu, entries]) => walk(menu, entries));
}

function permissionCells(model: Model, roles: readonly string[]): AccessCell[] {
  return model.permissions.flatMap((permission) =>
    roles.map((role): AccessCell => {
      const grant = permission.grants[role];
      return {
        role,
        kind: 'permission',
        subject: permission.key,
        reach: grant === undefined ? 'no' : grant === 'ALL' ? 'yes' : 'some',
        source: permission.source,
      };
    }),
  );
}

function recordCells(model: Model, roles: readonly string[]): AccessCell[] {
  return model.entities.flatMap((entity) => [
    ...(['read', 'create', 'update', 'delete'] as const).flatMap((action) =>
      roles.map(
        (role): AccessCell => ({
          role,
          kind: 'record',
          subject: `${entity.name} ${action}`,
          ...decide(model, entity.access[action], role, entity.source),
        }),
      ),
    ),
    ...entity.fields.flatMap((field) =>
      (['read', 'write'] as const).flatMap((action) => {
        const rules = field[action];
        if (!rules) return [];
        return roles.map(
          (role): AccessCell => ({
            role,
            kind: 'field',
            subject: `${entity.name}.${field.name} ${action}`,
            ...decide(model, rules, role, entity.source),
          }),
        );
      }),
    ),
  ]);
}

function operationCells(model: Model, roles: readonly string[]): AccessCell[] {
  return Object.entries(model.operations).flatMap(([name, rule]) =>
    roles.map(
      (role): AccessCell => ({
        role,
        kind: 'operation',
        subject: name,
        ...(rule.kind === 'rule' ? decide(model, [rule], role, rule.source) : { reach: 'yes', source: rule.source }),
      }),
    ),
  );
}

/** The widest rule that admits the role decides; closed when none does. */
function decide(
  model: Model,
  rules: readonly Omit<AccessRule, 'where' | 'assigned'>[],
  role: string,
  fallback: string,
): Pick<AccessCell, 'reach' | 'source'> {
  let best: Pick<AccessCell, 'reach' | 'source'> = { reach: 'no', source: rules[0]?.source ?? fallback };
  for (const rule of rules as readonly AccessRule[]) {
    const reach = reachOfRule(model, rule, role);
    if (reach === 'yes') return { reach, source: rule.source ?? fallback };
    if (reach === 'some' && best.reach === 'no') best = { reach, source: rule.source ?? fallback };
  }
  return best;
}

/** How far one rule lets a role: a permission, when given, decides alone (resolution Q39). */
export function reachOfRule(model: Model, rule: AccessRule & Joined, role: string): Reach {
  if (rule.all || rule.any) return reachOfJoined(model, rule, role);
  const grant = rule.permission ? permissionsByKey(model.permissions).get(rule.permission)?.grants[role] : undefined;
  const admitted = rule.permission ? grant !== undefined : (rule.roles?.includes(role) ?? true);
  if (!admitted) return 'no';
  return rule.where || (grant === 'ASSIGNED' && rule.assigned) ? 'some' : 'yes';
}

/** Several things that are asked of a reader, together or one of them. */
export interface Joined {
  readonly all?: readonly Admission[];
  readonly any?: readonly Admission[];
}

const byWidth: readonly Reach[] = ['no', 'some', 'yes'];

/** As far as the narrowest of what is asked for together, or the widest of what one is enough of. */
function reachOfJoined(model: Model, { all = [], any = [] }: Joined, role: string): Reach {
  const widths = (parts: readonly Admission[]): number[] =>
    parts.map((part) => byWidth.indexOf(reachOfRule(model, part, role)));
  const widest = any.length > 0 ? Math.max(...widths(any)) : byWidth.length - 1;
  return byWidth[Math.min(widest, ...widths(all))] ?? 'no';
}

/** The catalogue by key. */
export const permissionsByKey = once(
  (permissions: Model['permissions']) => new Map(permissions.map((permission) => [permission.key, permission])),
);
