import type {
  AccessRuleSource,
  AllowSource,
  FieldSource,
  MenuEntrySource,
  RedirectSource,
} from '../../language/sourceTypes.ts';
import type { SpecPath } from '../../load/SpecFile.ts';
import type { Declared, Draft } from '../../model/Draft.ts';

/** One place of the spec that admits or restricts somebody. Paths lead from the declaration to the named thing. */
export interface RuleSite {
  readonly declared: Declared<unknown>;
  readonly path: SpecPath;
  readonly allow?: string | readonly string[];
  readonly permission?: string;
  readonly feature?: string;
  readonly flag?: string;
}

/** Lists of a screen whose parts may have a rule of their own. */
const partLists = ['tabs', 'sources', 'cards'] as const;
type PartList = (typeof partLists)[number];
interface GuardedPart {
  readonly allow?: AllowSource;
  readonly pages?: readonly { readonly allow?: AllowSource }[];
}

/** Every site in the spec that names roles, permissions, switches or flags. */
export function visitRules(draft: Draft, visit: (site: RuleSite) => void): void {
  for (const entity of draft.entities.values()) visitEntity(entity, visit);
  for (const declared of draft.enums.values()) {
    for (const [value, source] of Object.entries(declared.value.values)) {
      if (typeof source === 'object' && source.feature !== undefined)
        visit({ declared, path: ['values', value, 'feature'], feature: source.feature });
    }
  }
  for (const operation of draft.operations.values()) {
    if (typeof operation.value !== 'string') visitRule(operation, [], operation.value, visit);
  }
  for (const route of draft.routes) {
    visitAllow(route, ['allow'], route.value.allow, visit);
    visitTargets(route, ['redirect'], route.value.redirect, visit);
  }
  for (const redirect of draft.redirects) visitTargets(redirect, [], redirect.value, visit);
  for (const screen of draft.screens.values()) {
    const value = screen.value as Partial<Record<PartList, readonly GuardedPart[]>>;
    for (const list of partLists) {
      for (const [index, { allow, pages }] of (value[list] ?? []).entries()) {
        if (allow !== undefined) visitAllow(screen, [list, index, 'allow'], allow, visit);
        for (const [at, page] of (pages ?? []).entries()) {
          if (page.allow !== undefined) visitAllow(screen, [list, index, 'pages', at, 'allow'], page.allow, visit);
        }
      }
    }
  }
  for (const entries of draft.menus.values()) for (const entry of entries) visitEntry(entry, entry.value, [], visit);
}

function visitEntity(
  entity: Draft['entities'] extends ReadonlyMap<string, infer D> ? D : never,
  visit: (site: RuleSite) => void,
): void {
  const lists = (path: SpecPath, rules: readonly AccessRuleSource[] | undefined): void => {
    for (const [index, rule] of (rules ?? []).entries()) visitRule(entity, [...path, index], rule, visit);
  };
  if (entity.value.feature !== undefined) visit({ declared: entity, path: ['feature'], feature: entity.value.feature });
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
    readonly feature?: string;
    readonly unless?: string;
  },
  visit: (site: RuleSite) => void,
): void {
  if (rule.allow !== undefined) visit({ declared, path: [...path, 'allow'], allow: rule.allow });
  if (rule.permission !== undefined) visit({ declared, path: [...path, 'permission'], permission: rule.permission });
  if (rule.feature !== undefined) visit({ declared, path: [...path, 'feature'], feature: rule.feature });
  if (rule.unless !== undefined) visit({ declared, path: [...path, 'unless'], feature: rule.unless });
}

function visitAllow(
  declared: Declared<unknown>,
  path: SpecPath,
  allow: AllowSource,
  visit: (site: RuleSite) => void,
): void {
  if (typeof allow === 'string') return;
  if (allow.roles !== undefined) visit({ declared, path: [...path, 'roles'], allow: allow.roles });
  if (allow.permission !== undefined) visit({ declared, path: [...path, 'permission'], permission: allow.permission });
  if (allow.feature !== undefined) visit({ declared, path: [...path, 'feature'], feature: allow.feature });
  if (allow.flag !== undefined) visit({ declared, path: [...path, 'flag'], flag: allow.flag });
}

function visitTargets(
  declared: Declared<unknown>,
  path: SpecPath,
  target: RedirectSource | undefined,
  visit: (site: RuleSite) => void,
): void {
  if (target === undefined || typeof target === 'string') return;
  for (const [index, item] of target.entries()) {
    if (item.roles !== undefined) visit({ declared, path: [...path, index, 'roles'], allow: item.roles });
  }
}

function visitEntry(
  declared: Declared<unknown>,
  entry: MenuEntrySource,
  path: SpecPath,
  visit: (site: RuleSite) => void,
): void {
  visitTargets(declared, [...path, 'to'], entry.to, visit);
  if (entry.roles !== undefined) visit({ declared, path: [...path, 'roles'], allow: entry.roles });
  if (entry.permission !== undefined) visit({ declared, path: [...path, 'permission'], permission: entry.permission });
  if (entry.lockedWithout !== undefined)
    visit({ declared, path: [...path, 'lockedWithout'], feature: entry.lockedWithout });
  for (const [index, child] of (entry.children ?? []).entries())
    visitEntry(declared, child, [...path, 'children', index], visit);
}
