import type { Diagnostic } from '../diagnostics/Diagnostic.ts';
import type {
  AppSource,
  AutomationsSource,
  EntitySource,
  EnumsSource,
  EventsSource,
  FeaturesSource,
  FieldTypesSource,
  FormsSource,
  MenuItemSource,
  OperationsSource,
  PermissionsSource,
  PolicySource,
  RedirectSource,
  RolesSource,
  RoutesSource,
  ScopesSource,
  ScreenSource,
} from '../language/sourceTypes.ts';
import type { SpecFile, SpecPath } from '../load/SpecFile.ts';
import { diagnosticsOf, expandConditions } from './conditions/expandConditions.ts';
import {
  type MapCondition,
  mapConditionsOfAutomation,
  mapConditionsOfEntity,
  mapConditionsOfScreen,
} from './conditions/mapConditions.ts';
import { readScopes } from './conditions/scopes.ts';
import { type Declared, type Draft, placeIn } from './Draft.ts';
import { expandRoutes, expandScreens } from './families.ts';
import { keepDraft } from './keepDraft.ts';
import { expandMenus } from './menus.ts';

/** Gathers what all files declare, conditions written out. Ids declared twice are reported (SPEC003); the first one stays. */
export function collectDraft(files: readonly SpecFile[]): { draft: Draft; diagnostics: Diagnostic[] } {
  const diagnostics: Diagnostic[] = [];
  const of = (kind: SpecFile['kind']): SpecFile[] => files.filter((spec) => spec.kind === kind);

  /** The schema check before has proved the shape that `T` states. */
  const gather = <T>(specs: readonly SpecFile[], what: string, path: SpecPath = []): Map<string, Declared<T>> => {
    const found = new Map<string, Declared<T>>();
    for (const spec of specs) {
      for (const [id, value] of Object.entries((at(spec.value, path) ?? {}) as Record<string, T>)) {
        add(found, { id, value, spec, path: [...path, id] }, what);
      }
    }
    return found;
  };
  const add = <T>(found: Map<string, Declared<T>>, declared: Declared<T>, what: string): void => {
    const earlier = found.get(declared.id);
    if (earlier) diagnostics.push(duplicate(declared, earlier, what));
    else found.set(declared.id, declared);
  };

  const entities = new Map<string, Declared<EntitySource>>();
  for (const spec of of('entities')) {
    const value = spec.value as EntitySource;
    add(entities, { id: value.entity, value, spec, path: [] }, 'entity');
  }

  const declaredScopes = gather<ScopesSource[string]>(of('scopes'), 'scope');
  const scopes = readScopes(declaredScopes);
  for (const [name, { problems }] of scopes) {
    const declared = declaredScopes.get(name);
    if (declared !== undefined) diagnostics.push(...diagnosticsOf(declared, problems));
  }
  const withConditions = <T extends object>(
    declarations: ReadonlyMap<string, Declared<T>>,
    mapConditions: (value: T, map: MapCondition) => T,
  ): Map<string, Declared<T>> => {
    const { expanded, diagnostics: found } = expandConditions(declarations, scopes, mapConditions);
    diagnostics.push(...found);
    return expanded;
  };

  const menus = expandMenus(
    new Map(of('menus').map((spec) => [menuName(spec), listed<MenuItemSource>(spec, nameOfItem)])),
  );
  diagnostics.push(...menus.diagnostics);

  const { list, families } = expandScreens(gather<ScreenSource>(of('screens'), 'screen'));
  const screens = new Map<string, Declared<ScreenSource>>();
  for (const screen of list) add(screens, screen, 'screen');

  const app = of('app')[0];
  const draft: Draft = {
    app: app && { id: 'app', value: app.value as AppSource, spec: app, path: [] },
    enums: gather<EnumsSource[string]>(of('enums'), 'enumeration'),
    roles: gather<RolesSource['roles'][string]>(of('roles'), 'role', ['roles']),
    groups: gather<RolesSource['groups'][string]>(of('roles'), 'role group', ['groups']),
    scopes: declaredScopes,
    categories: gather<string>(of('roles'), 'category', ['categories']),
    roleLabels: gather<string>(of('roles'), 'role label', ['labels']),
    permissions: gather<PermissionsSource[string]>(of('permissions'), 'permission'),
    switches: gather<string>(of('features'), 'switch', ['switches']),
    flags: gather<FeaturesSource['flags'][string]>(of('features'), 'flag', ['flags']),
    planLimited: gather<string>(of('features'), 'plan-limited feature', ['planLimited']),
    operations: gather<OperationsSource[string]>(of('operations'), 'operation'),
    entities: withConditions(entities, mapConditionsOfEntity),
    events: gather<EventsSource[string]>(of('events'), 'event'),
    automations: withConditions(
      gather<AutomationsSource[string]>(of('automations'), 'automation'),
      mapConditionsOfAutomation,
    ),
    fieldTypes: gather<FieldTypesSource[string]>(of('fields'), 'form field type'),
    forms: gather<FormsSource[string]>(of('forms'), 'form'),
    screens: withConditions(screens, mapConditionsOfScreen),
    routes: expandRoutes(
      of('routes').flatMap((spec) => listed<RoutesSource[number]>(spec, (route) => route.path)),
      families,
    ),
    redirects: of('redirects').flatMap((spec) =>
      Object.entries(spec.value as Record<string, RedirectSource>).map(([id, value]) => ({
        id,
        value,
        spec,
        path: [id],
      })),
    ),
    menus: menus.menus,
    policies: new Map(
      of('policies').map((spec) => [spec.file, { id: spec.file, value: spec.value as PolicySource, spec, path: [] }]),
    ),
  };
  return { draft: keepDraft(draft), diagnostics };
}

const nameOfItem = (item: MenuItemSource): string => ('from' in item ? (item.name ?? item.from) : item.name);

function listed<T>(spec: SpecFile, id: (value: T) => string): Declared<T>[] {
  return (spec.value as T[]).map((value, index) => ({ id: id(value), value, spec, path: [index] }));
}

/** `spec/menus/mobile-bar.yaml` → `mobileBar`. */
function menuName(spec: SpecFile): string {
  const base = spec.file.replace(/^.*\//, '').replace(/\.yaml$/, '');
  return base.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());
}

function at(value: unknown, path: SpecPath): unknown {
  return path.reduce<unknown>((inner, step) => (inner as Record<string, unknown> | undefined)?.[String(step)], value);
}

function duplicate(declared: Declared<unknown>, earlier: Declared<unknown>, what: string): Diagnostic {
  const first = placeIn(earlier);
  return {
    code: 'SPEC003',
    severity: 'error',
    place: placeIn(declared),
    message: `The ${what} '${declared.id}' is declared already at ${first.file}:${first.line}.`,
    fix: 'Give one of the two another id, or delete it.',
  };
}
