import type { Place } from '../diagnostics/Diagnostic.ts';
import type {
  AppSource,
  AutomationsSource,
  EntitySource,
  EnumsSource,
  EventsSource,
  FeaturesSource,
  FieldTypesSource,
  FormsSource,
  MenuEntrySource,
  OperationsSource,
  PermissionsSource,
  PolicySource,
  RedirectSource,
  RolesSource,
  RoutesSource,
  ScreenSource,
} from '../language/sourceTypes.ts';
import type { SpecFile, SpecPath } from '../load/SpecFile.ts';
import type { DeclaredScopes } from './conditions/scopes.ts';

/** Something that the spec declares, with the place it stands. */
export interface Declared<T> {
  readonly id: string;
  readonly value: T;
  readonly spec: SpecFile;
  readonly path: SpecPath;
}

export type EnumSource = EnumsSource[string];
export type EventSource = EventsSource[string];
export type AutomationSource = AutomationsSource[string];
type RoleSource = RolesSource['roles'][string];
type GroupSource = RolesSource['groups'][string];
export type PermissionSource = PermissionsSource[string];
type FlagSource = FeaturesSource['flags'][string];
export type OperationSource = OperationsSource[string];
export type FieldTypeSource = FieldTypesSource[string];
export type FormSource = FormsSource[string];
export type { PolicySource };
export type RouteSource = RoutesSource[number];

/** Everything declared, by id; references are still names. */
export interface Draft {
  readonly app: Declared<AppSource> | undefined;
  readonly enums: ReadonlyMap<string, Declared<EnumSource>>;
  readonly roles: ReadonlyMap<string, Declared<RoleSource>>;
  readonly groups: ReadonlyMap<string, Declared<GroupSource>>;
  readonly scopes: DeclaredScopes;
  readonly categories: ReadonlyMap<string, Declared<string>>;
  readonly roleLabels: ReadonlyMap<string, Declared<string>>;
  readonly permissions: ReadonlyMap<string, Declared<PermissionSource>>;
  readonly switches: ReadonlyMap<string, Declared<string>>;
  readonly flags: ReadonlyMap<string, Declared<FlagSource>>;
  readonly planLimited: ReadonlyMap<string, Declared<string>>;
  readonly operations: ReadonlyMap<string, Declared<OperationSource>>;
  readonly entities: ReadonlyMap<string, Declared<EntitySource>>;
  readonly events: ReadonlyMap<string, Declared<EventSource>>;
  readonly automations: ReadonlyMap<string, Declared<AutomationSource>>;
  readonly fieldTypes: ReadonlyMap<string, Declared<FieldTypeSource>>;
  readonly forms: ReadonlyMap<string, Declared<FormSource>>;
  readonly screens: ReadonlyMap<string, Declared<ScreenSource>>;
  readonly routes: readonly Declared<RouteSource>[];
  readonly redirects: readonly Declared<RedirectSource>[];
  /** Menu name (file name) → its entries. */
  readonly menus: ReadonlyMap<string, readonly Declared<MenuEntrySource>[]>;
  /** By file. */
  readonly policies: ReadonlyMap<string, Declared<PolicySource>>;
}

/** Place of something inside a declaration. */
export function placeIn(declared: Declared<unknown>, path: SpecPath = [], on: 'key' | 'value' = 'value'): Place {
  return declared.spec.place([...declared.path, ...path], path.length === 0 ? 'key' : on);
}

/** `file:line`, as generated code and explanations show it. */
export function sourceOf(declared: Declared<unknown>, path: SpecPath = []): string {
  const place = placeIn(declared, path);
  return `${place.file}:${place.line}`;
}
