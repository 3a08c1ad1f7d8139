import type { MenuEntryMeta } from '#domain/model/menus.ts';
import { assignableRoles, reaches, routeOfEntry } from '../../access/reach.ts';
import type { MenuEntrySource } from '../../language/sourceTypes.ts';
import type { SpecPath } from '../../load/SpecFile.ts';
import { type Declared, placeIn } from '../../model/Draft.ts';
import { isTaken, ownChildren } from '../../model/menus.ts';
import { routeIdOf } from '../../model/routePath.ts';
import { type RuleContext, rule } from '../Rule.ts';
import { targetsOf } from './routePaths.ts';
import { isServed } from './servedPaths.ts';

/** SPEC204: a route that no role (and no visitor) gets past the guard of. */
export const reachableRoutes = rule((context) => {
  const roles = [null, ...assignableRoles(context.model)];
  const metas = new Map(context.model.routes.map((meta) => [meta.id, meta]));
  for (const route of context.draft.routes) {
    if (context.isBroken(route)) continue;
    const meta = metas.get(route.value.id ?? routeIdOf(route.value.path));
    if (!meta || roles.some((role) => reaches(context.model, meta.guard, role))) continue;
    context.report(
      'SPEC204',
      placeIn(route, ['allow']),
      `No role reaches '${route.value.path}'.`,
      meta.guard.permission
        ? `Grant '${meta.guard.permission}' to a role, or allow roles.`
        : 'Allow at least one role.',
    );
  }
});

/** SPEC110, SPEC205: a menu entry leads to a route, and those it is shown to may open it. */
export const menuTargets = rule((context) => {
  for (const [name, entries] of context.draft.menus) {
    const metas = context.model.menus[name] ?? [];
    for (const [index, entry] of entries.entries()) {
      const meta = metas[index];
      if (meta) checkEntry(context, entry, entry.value, meta, []);
    }
  }
});

function checkEntry(
  context: RuleContext,
  declared: Declared<unknown>,
  source: MenuEntrySource,
  meta: MenuEntryMeta,
  path: SpecPath,
): void {
  for (const { child, index, at } of ownChildren(source)) {
    const childMeta = meta.children[index];
    if (childMeta) checkEntry(context, declared, child, childMeta, [...path, ...at]);
  }
  if (isTaken(source)) return;
  for (const { to, at } of targetsOf(source.to)) {
    if (!isServed(context.model.routes, to)) {
      context.report(
        'SPEC110',
        placeIn(declared, [...path, 'to', ...at]),
        `The entry '${source.name}' leads to '${to}', which no route serves.`,
        'Declare the route, or lead elsewhere.',
      );
    }
  }
  if (source.to !== undefined && !context.isBroken(declared)) checkViewers(context, declared, source, meta, path);
}

function checkViewers(
  context: RuleContext,
  declared: Declared<unknown>,
  source: MenuEntrySource,
  meta: MenuEntryMeta,
  path: SpecPath,
): void {
  const { model } = context;
  // What is wrong with the route is said there; who may open it is not known yet.
  if (targetsAreBroken(context, meta)) return;
  const opens = (role: string): boolean => {
    const target = routeOfEntry(model, meta, role);
    return target !== undefined && reaches(model, target.guard, role);
  };
  const shut = (meta.roles ?? []).filter((role) => !opens(role));
  if (shut.length > 0) {
    const guard = model.routes.find((route) => route.id === meta.routes[0])?.guard;
    context.report(
      'SPEC205',
      placeIn(declared, [...path, 'roles']),
      `'${source.name}' is shown to ${shut.join(', ')}, who may not open it.`,
      `Take them out here, or let them in at ${guard?.source ?? 'the route'}.`,
    );
  } else if (!assignableRoles(model).some((role) => (meta.roles?.includes(role) ?? true) && opens(role))) {
    context.report(
      'SPEC205',
      placeIn(declared, [...path, 'to']),
      `'${source.name}' is shown to nobody: no role may open it.`,
      'Lead to a route that somebody may open, or delete the entry.',
    );
  }
}

function targetsAreBroken(context: RuleContext, meta: MenuEntryMeta): boolean {
  return context.draft.routes.some(
    (route) => context.isBroken(route) && meta.routes.includes(route.value.id ?? routeIdOf(route.value.path)),
  );
}
