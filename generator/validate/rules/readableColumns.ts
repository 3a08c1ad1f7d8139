import type { AccessRule, GuardSpec } from '#domain/model/access.ts';
import type { FieldMeta } from '#domain/model/entity.ts';
import type { DetailScreenMeta, ScreenMeta, TableScreenMeta } from '#domain/model/screens.ts';
import { permissionsByKey } from '../../access/accessCells.ts';
import { assignableRoles, reaches } from '../../access/reach.ts';
import type { SpecPath } from '../../load/SpecFile.ts';
import { resolvePath } from '../../model/columns.ts';
import { contentsOf } from '../../model/contentsOf.ts';
import { type Declared, placeIn } from '../../model/Draft.ts';
import type { Model } from '../../model/Model.ts';
import { type RuleContext, rule } from '../Rule.ts';

/** SPEC207: a column that somebody who opens the screen can never read would only ever be empty for them. */
export const readableColumns = rule((context) => {
  const { model } = context;
  const { entities } = context.index;
  const viewersOf = viewersOfScreens(model);
  for (const screen of model.screens) {
    if (screen.kind !== 'table' && screen.kind !== 'detail') continue;
    const declared = context.draft.screens.get(screen.id);
    if (!declared || context.isBroken(declared)) continue;
    const viewers = viewersOf.get(screen.id) ?? [];
    for (const { path, field } of columnSites(declared)) {
      const resolved = resolvePath(entities, screen.entity, field);
      // What has no rule of its own is read by all who see the record.
      if ('missing' in resolved || resolved.fields.every(({ read }) => read === undefined)) continue;
      const blind = viewers.filter((role) => resolved.fields.some((step) => !mayRead(model, step, role)));
      if (blind.length > 0) reportBlind(context, declared, path, screen, field, blind);
    }
  }
});

/** Roles that open each screen by a route, or as a tab of another screen. */
function viewersOfScreens(model: Model): ReadonlyMap<string, readonly string[]> {
  const guards = new Map<string, GuardSpec[]>();
  const open = (screen: string, more: readonly GuardSpec[]): void => {
    guards.set(screen, [...(guards.get(screen) ?? []), ...more]);
  };
  for (const { screen, guard } of model.routes) if (screen) open(screen, [guard]);
  const own = new Map(guards);
  for (const screen of model.screens) for (const table of tablesIn(screen)) open(table, own.get(screen.id) ?? []);
  const roles = assignableRoles(model);
  const viewers = (list: readonly GuardSpec[]) =>
    roles.filter((role) => list.some((guard) => reaches(model, guard, role)));
  return new Map([...guards].map(([screen, list]) => [screen, viewers([...new Set(list)])]));
}

function tablesIn(screen: ScreenMeta): readonly string[] {
  if (screen.kind === 'component') return screen.tables ?? [];
  if (screen.kind !== 'detail') return [];
  return contentsOf(screen).flatMap((content) => (content.kind === 'related' ? [content.table] : []));
}

function mayRead(model: Model, field: FieldMeta, role: string): boolean {
  return field.read === undefined || field.read.some((rule) => admits(model, rule, role));
}

function admits(model: Model, rule: AccessRule, role: string): boolean {
  if (!rule.permission) return rule.roles?.includes(role) ?? true;
  return permissionsByKey(model.permissions).get(rule.permission)?.grants[role] !== undefined;
}

/** Columns with their path; those marked `whenReadable` are left out for others anyway. */
function columnSites(declared: Declared<unknown>): { readonly path: SpecPath; readonly field: string }[] {
  const found: { path: SpecPath; field: string }[] = [];
  const visit = (value: unknown, path: SpecPath): void => {
    if (Array.isArray(value)) {
      for (const [index, item] of value.entries()) {
        if (typeof item === 'string') found.push({ path: [...path, index], field: item });
        else if (
          item &&
          typeof item === 'object' &&
          'field' in item &&
          !('whenReadable' in item && item.whenReadable)
        ) {
          found.push({ path: [...path, index, 'field'], field: String(item.field) });
        }
      }
    }
  };
  const source = declared.value as {
    columns?: unknown;
    facts?: unknown;
    people?: unknown;
    tabs?: { fields?: unknown; groups?: { fields: unknown }[] }[];
  };
  visit(source.columns, ['columns']);
  visit(source.facts, ['facts']);
  visit(source.people, ['people']);
  for (const [index, tab] of (source.tabs ?? []).entries()) {
    visit(tab.fields, ['tabs', index, 'fields']);
    for (const [at, group] of (tab.groups ?? []).entries())
      visit(group.fields, ['tabs', index, 'groups', at, 'fields']);
  }
  return found;
}

function reportBlind(
  context: RuleContext,
  declared: Declared<unknown>,
  path: SpecPath,
  screen: TableScreenMeta | DetailScreenMeta,
  field: string,
  blind: readonly string[],
): void {
  context.report(
    'SPEC207',
    placeIn(declared, path),
    `${blind.join(', ')} may open '${screen.id}', but never read '${field}'.`,
    `Let them read ${screen.entity}.${field}, take the column out, or write { field: ${field}, whenReadable: true }.`,
  );
}
