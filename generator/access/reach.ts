import { entryOutcome, targetIndex } from '#domain/access/gates/entryOutcome.ts';
import { evaluateGuard } from '#domain/access/gates/evaluateGuard.ts';
import type { GuardSpec, Principal, TenantFeatures } from '#domain/model/access.ts';
import type { MenuEntryMeta } from '#domain/model/menus.ts';
import { once } from '../incremental/remember.ts';
import type { Model } from '../model/Model.ts';

/** A user of one role with the default grants: what the spec itself decides, before a tenant changes anything. */
export function typicalPrincipal(model: Model, role: string): Principal {
  const principals = principalsOf(model.permissions);
  const known = principals.get(role);
  if (known) return known;
  const principal = buildPrincipal(model, role);
  principals.set(role, principal);
  return principal;
}

/** Asked for once per role and route, so made once per catalogue. */
const principalsOf = once((_: Model['permissions']) => new Map<string, Principal>());

function buildPrincipal(model: Model, role: string): Principal {
  const grants = Object.fromEntries(
    model.permissions.flatMap((permission) => {
      const criterion = permission.grants[role];
      return criterion ? [[permission.key, [criterion]]] : [];
    }),
  );
  return {
    id: 'typical',
    tenantId: 'typical',
    roleTypes: [role],
    startupIds: [],
    assignedStartupIds: [],
    programIds: [],
    grants,
  };
}

/** Every switch enabled, every feature in the plan, and so every flag activated. */
export function allFeatures(model: Model): TenantFeatures {
  return featuresOf(model.switches)(model.planLimited)(model.flags);
}

type Named = readonly { readonly name: string }[];

/** Asked for every route, entry and role: made once for the same three lists. */
const featuresOf = once((switches: Named) =>
  once((planLimited: Named) =>
    once((flags: Named) => ({ switches: { ...allOn(switches), ...allOn(planLimited) }, flags: allOn(flags) })),
  ),
);

const allOn = (named: Named): Record<string, boolean> => Object.fromEntries(named.map((item) => [item.name, true]));

/** Roles people can have; System belongs to the product itself. */
export function assignableRoles(model: Model): string[] {
  return model.roles.filter((role) => role.assignable).map((role) => role.name);
}

/** Whether a role (or a visitor, for null) with default grants and all features gets past the guard. */
export function reaches(model: Model, guard: GuardSpec, role: string | null): boolean {
  return evaluateGuard(guard, role === null ? null : typicalPrincipal(model, role), allFeatures(model)) === 'allow';
}

/** Whether a role sees a menu entry: the guard of its route, and the entry's own restriction. */
export function seesEntry(model: Model, entry: MenuEntryMeta, role: string): boolean {
  const guardOf = (id: string) => routesById(model.routes).get(id)?.guard;
  const reader = { principal: typicalPrincipal(model, role), features: allFeatures(model), guardOf };
  const outcome = entryOutcome(entry, reader);
  if (outcome === null) return false;
  return outcome.target !== null || entry.children.some((child) => seesEntry(model, child, role));
}

/** The route that an entry leads a role to. */
export function routeOfEntry(model: Model, entry: MenuEntryMeta, role: string): Model['routes'][number] | undefined {
  const index = targetIndex(entry, typicalPrincipal(model, role));
  return routesById(model.routes).get(entry.routes[index] ?? '');
}

const routesById = once((routes: Model['routes']) => new Map(routes.map((route) => [route.id, route])));
