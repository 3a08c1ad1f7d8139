import type { AccessRule } from '#domain/model/access.ts';
import type { FieldMeta } from '#domain/model/entity.ts';
import type { DetailScreenMeta, TableScreenMeta } from '#domain/model/ui.ts';
import { assignableRoles, reaches } from '../../access/reach.ts';
import type { SpecPath } from '../../load/SpecFile.ts';
import { resolvePath } from '../../model/columns.ts';
import { contentsOf } from '../../model/contentsOf.ts';
import { type Declared, placeIn } from '../../model/Draft.ts';
import type { Model } from '../../model/Model.ts';
import type { Rule, RuleContext } from '../Rule.ts';

/** SPEC207: a column that somebody who opens the screen can never read would only ever be empty for them. */
export const readableColumns: Rule = (context) => {
  const { model } = context;
  const entities = new Map(model.entities.map((entity) => [entity.name, entity]));
  for (const screen of model.screens) {
    if (screen.kind !== 'table' && screen.kind !== 'detail') continue;
    const declared = context.draft.screens.get(screen.id);
    if (!declared || context.isBroken(declared)) continue;
    const viewers = viewersOf(model, screen.id);
    for (const { path, field } of columnSites(declared)) {
      const resolved = resolvePath(entities, screen.entity, field);
      if ('missing' in resolved) continue;
      const blind = viewers.filter((role) => resolved.fields.some((step) => !mayRead(model, step, role)));
      if (blind.length > 0) reportBlind(context, declared, path, screen, field, blind);
    }
  }
};

/** Roles that open the screen by a route, or as a tab of another screen. */
function viewersOf(model: Model, screenId: string): string[] {
  const hosts = model.screens.flatMap((screen) =>
    screen.kind === 'detail' &&
    contentsOf(screen).some((content) => content.kind === 'related' && content.table === screenId)
      ? [screen.id]
      : [],
  );
  const shownBy = model.screens.flatMap((screen) =>
    screen.kind === 'component' && screen.tables?.includes(screenId) ? [screen.id] : [],
  );
  const routes = model.routes.filter(
    (route) => route.screen && [screenId, ...hosts, ...shownBy].includes(route.screen),
  );
  return assignableRoles(model).filter((role) => routes.some((route) => reaches(model, route.guard, role)));
}

function mayRead(model: Model, field: FieldMeta, role: string): boolean {
  return field.read === undefined || field.read.some((rule) => admits(model, rule, role));
}

function admits(model: Model, rule: AccessRule, role: string): boolean {
  if (!rule.permission) return rule.roles?.includes(role) ?? true;
  return model.permissions.find((permission) => permission.key === rule.permission)?.grants[role] !== undefined;
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
    tabs?: { fields?: unknown; groups?: { fields: unknown }[] }[];
  };
  visit(source.columns, ['columns']);
  visit(source.facts, ['facts']);
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
