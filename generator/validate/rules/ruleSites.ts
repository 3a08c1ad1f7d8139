import { once } from '../../incremental/remember.ts';
import type {
  AccessRuleSource,
  AdmissionSource,
  AllowSource,
  EntitySource,
  FieldSource,
  MenuEntrySource,
  RedirectSource,
  ScreenSource,
} from '../../language/sourceTypes.ts';
import type { SpecPath } from '../../load/SpecFile.ts';
import type { AutomationSource, Declared, Draft, EnumSource, OperationSource, RouteSource } from '../../model/Draft.ts';
import { isTaken, ownChildren } from '../../model/menus.ts';

/** One place of the spec that admits or restricts somebody. Paths lead from the declaration to the named thing. */
export interface RuleSite {
  readonly declared: Declared<unknown>;
  readonly path: SpecPath;
  readonly allow?: string | readonly string[];
  readonly permission?: string;
  readonly feature?: string;
  readonly flag?: string;
}

type Visit = (site: RuleSite) => void;

/** Lists of a screen whose parts may have a rule of their own. */
const partLists = ['tabs', 'sources', 'cards', 'actions'] as const;
type PartList = (typeof partLists)[number];
interface GuardedPart {
  readonly allow?: AllowSource;
  readonly pages?: readonly { readonly allow?: AllowSource }[];
}

/** Every site in the spec that names roles, permissions, switches or flags. Those of a declaration are kept with it. */
export function ruleSites(draft: Draft): RuleSite[] {
  return [
    ...[...draft.entities.values()].flatMap(sitesOfEntity),
    ...[...draft.enums.values()].flatMap(sitesOfEnum),
    ...[...draft.operations.values()].flatMap(sitesOfOperation),
    ...[...draft.automations.values()].flatMap(sitesOfAutomation),
    ...draft.routes.flatMap(sitesOfRoute),
    ...draft.redirects.flatMap(sitesOfRedirect),
    ...[...draft.screens.values()].flatMap(sitesOfScreen),
    ...[...draft.menus.values()].flatMap((entries) => entries.flatMap(sitesOfEntry)),
  ];
}

/** Gathers what a visitor of one declaration finds. */
function sitesOf<T>(
  visitDeclared: (declared: Declared<T>, visit: Visit) => void,
): (declared: Declared<T>) => RuleSite[] {
  return once((declared: Declared<T>) => {
    const sites: RuleSite[] = [];
    visitDeclared(declared, (site) => sites.push(site));
    return sites;
  });
}

const sitesOfEntity = sitesOf(visitEntity);
const sitesOfEnum = sitesOf<EnumSource>((declared, visit) => {
  for (const [value, source] of Object.entries(declared.value.values)) {
    if (typeof source === 'object' && source.feature !== undefined)
      visit({ declared, path: ['values', value, 'feature'], feature: source.feature });
  }
});
const sitesOfOperation = sitesOf<OperationSource>((operation, visit) => {
  if (typeof operation.value !== 'string') visitRule(operation, [], operation.value, visit);
});
const sitesOfAutomation = sitesOf<AutomationSource>((declared, visit) => {
  const { feature, do: steps } = declared.value;
  if (feature !== undefined) visit({ declared, path: ['feature'], feature });
  for (const [index, step] of steps.entries()) {
    if ('roles' in step && step.roles) visit({ declared, path: ['do', index, 'roles'], allow: step.roles });
  }
});
const sitesOfRoute = sitesOf<RouteSource>((route, visit) => {
  visitAllow(route, ['allow'], route.value.allow, visit);
  visitTargets(route, ['redirect'], route.value.redirect, visit);
});
const sitesOfRedirect = sitesOf<RedirectSource>((redirect, visit) => visitTargets(redirect, [], redirect.value, visit));
const sitesOfScreen = sitesOf<ScreenSource>((screen, visit) => {
  const value = screen.value as Partial<Record<PartList, readonly GuardedPart[]>> & {
    readonly filtering?: { readonly permission?: string; readonly feature?: string };
    readonly bar?: { readonly permission?: string };
  };
  const { filtering = {}, bar = {} } = value;
  visitRule(screen, ['filtering'], filtering, visit);
  visitRule(screen, ['bar'], bar, visit);
  for (const list of partLists) {
    for (const [index, { allow, pages }] of (value[list] ?? []).entries()) {
      if (allow !== undefined) visitAllow(screen, [list, index, 'allow'], allow, visit);
      for (const [at, page] of (pages ?? []).entries()) {
        if (page.allow !== undefined) visitAllow(screen, [list, index, 'pages', at, 'allow'], page.allow, visit);
      }
    }
  }
});
const sitesOfEntry = sitesOf<MenuEntrySource>((entry, visit) => visitEntry(entry, entry.value, [], visit));

function visitEntity(entity: Declared<EntitySource>, visit: Visit): void {
  const lists = (path: SpecPath, rules: readonly AccessRuleSource[] | undefined): void => {
    for (const [index, rule] of (rules ?? []).entries()) visitRule(entity, [...path, index], rule, visit);
  };
  if (entity.value.feature !== undefined) visit({ declared: entity, path: ['feature'], feature: entity.value.feature });
  if (entity.value.plan !== undefined) {
    visit({ declared: entity, path: ['plan', 'feature'], feature: entity.value.plan.feature });
  }
  if (entity.value.filtering !== undefined) {
    visit({ declared: entity, path: ['filtering', 'permission'], permission: entity.value.filtering.permission });
  }
  for (const action of ['read', 'create', 'update', 'delete'] as const)
    lists(['access', action], entity.value.access[action]);
  for (const [name, source] of Object.entries(entity.value.fields)) {
    const field = source as FieldSource;
    if (typeof field === 'string') continue;
    if (field.feature !== undefined)
      visit({ declared: entity, path: ['fields', name, 'feature'], feature: field.feature });
    lists(['fields', name, 'read'], field.read);
    lists(['fields', name, 'write'], field.write);
  }
}

function visitRule(
  declared: Declared<unknown>,
  path: SpecPath,
  rule: {
    readonly allow?: string | readonly string[];
    readonly permission?: string;
    readonly all?: readonly AdmissionSource[];
    readonly any?: readonly AdmissionSource[];
    readonly feature?: AccessRuleSource['feature'];
  },
  visit: Visit,
): void {
  visitJoined(declared, path, rule, visit);
  if (rule.allow !== undefined) visit({ declared, path: [...path, 'allow'], allow: rule.allow });
  if (rule.permission !== undefined) visit({ declared, path: [...path, 'permission'], permission: rule.permission });
  if (typeof rule.feature === 'object')
    visit({ declared, path: [...path, 'feature', 'off'], feature: rule.feature.off });
  else if (rule.feature !== undefined) visit({ declared, path: [...path, 'feature'], feature: rule.feature });
}

function visitJoined(
  declared: Declared<unknown>,
  path: SpecPath,
  { all, any }: { readonly all?: readonly AdmissionSource[]; readonly any?: readonly AdmissionSource[] },
  visit: Visit,
): void {
  for (const [how, parts] of Object.entries({ all, any })) {
    for (const [index, { roles, permission }] of (parts ?? []).entries()) {
      if (roles !== undefined) visit({ declared, path: [...path, how, index, 'roles'], allow: roles });
      if (permission !== undefined) visit({ declared, path: [...path, how, index, 'permission'], permission });
    }
  }
}

function visitAllow(declared: Declared<unknown>, path: SpecPath, allow: AllowSource, visit: Visit): void {
  if (typeof allow === 'string') return;
  visitJoined(declared, path, allow, visit);
  if (allow.roles !== undefined) visit({ declared, path: [...path, 'roles'], allow: allow.roles });
  if (allow.permission !== undefined) visit({ declared, path: [...path, 'permission'], permission: allow.permission });
  if (allow.feature !== undefined) visit({ declared, path: [...path, 'feature'], feature: allow.feature });
  if (allow.flag !== undefined) visit({ declared, path: [...path, 'flag'], flag: allow.flag });
}

function visitTargets(
  declared: Declared<unknown>,
  path: SpecPath,
  target: RedirectSource | undefined,
  visit: Visit,
): void {
  if (target === undefined || typeof target === 'string') return;
  for (const [index, item] of target.entries()) {
    if (item.roles !== undefined) visit({ declared, path: [...path, index, 'roles'], allow: item.roles });
  }
}

function visitEntry(declared: Declared<unknown>, entry: MenuEntrySource, path: SpecPath, visit: Visit): void {
  for (const { child, at } of ownChildren(entry)) visitEntry(declared, child, [...path, ...at], visit);
  if (isTaken(entry)) return;
  visitTargets(declared, [...path, 'to'], entry.to, visit);
  visitJoined(declared, path, entry, visit);
  if (entry.roles !== undefined) visit({ declared, path: [...path, 'roles'], allow: entry.roles });
  if (entry.permission !== undefined) visit({ declared, path: [...path, 'permission'], permission: entry.permission });
  if (entry.lockedWithout !== undefined)
    visit({ declared, path: [...path, 'lockedWithout'], feature: entry.lockedWithout });
}
