import type { Criterion, OperationAccess } from '#domain/model/access.ts';
import type { AutomationMeta } from '#domain/model/automation.ts';
import type { EntityMeta } from '#domain/model/entity.ts';
import type { FormMeta } from '#domain/model/forms.ts';
import type { MenuEntryMeta } from '#domain/model/menus.ts';
import type { RouteMeta } from '#domain/model/routes.ts';
import type { ScreenMeta } from '#domain/model/screens.ts';
import type { SpecPlaces } from '#domain/model/specPlaces.ts';
import type { Place } from '../diagnostics/Diagnostic.ts';
import type { DeclaredText } from './BuildContext.ts';

/** The linked spec: no YAML and no paths of files to read in it. Emitters see only this. */
export interface Model {
  readonly app: AppModel;
  readonly enums: readonly EnumModel[];
  readonly roles: readonly RoleModel[];
  readonly roleGroups: Readonly<Record<string, readonly string[]>>;
  /** Names of conditions. */
  readonly scopes: readonly string[];
  readonly categories: readonly NamedModel[];
  readonly roleLabels: readonly NamedModel[];
  readonly permissions: readonly PermissionModel[];
  readonly switches: readonly NamedModel[];
  readonly flags: readonly FlagModel[];
  readonly planLimited: readonly NamedModel[];
  readonly operations: Readonly<Record<string, OperationAccess>>;
  readonly entities: readonly EntityMeta[];
  readonly events: readonly EventModel[];
  readonly automations: readonly AutomationMeta[];
  readonly fieldTypes: readonly FieldTypeModel[];
  /** Those that the form library draws. */
  readonly forms: readonly FormMeta[];
  /** Those that a component of their own draws. */
  readonly drawnForms: readonly FormMeta[];
  readonly screens: readonly ScreenMeta[];
  readonly routes: readonly RouteMeta[];
  readonly menus: Readonly<Record<string, readonly MenuEntryMeta[]>>;
  /** Where what has no line of its own in the model is declared. */
  readonly places: Omit<SpecPlaces, 'route' | 'entity' | 'permission' | 'operation'>;
  readonly texts: readonly TextModel[];
  /** Texts that differ and stand under one key; only the first of each is among the texts. */
  readonly textsTwice: readonly { readonly first: TextModel; readonly other: DeclaredText }[];
}

export interface AppModel {
  readonly name: string;
  readonly languages: readonly LanguageModel[];
  readonly contentLanguages: readonly string[];
  readonly languageAdditions: readonly string[];
  readonly fallbackLanguage: string;
  readonly constants: readonly ConstantModel[];
}

interface LanguageModel {
  readonly id: string;
  readonly label: string;
  readonly tag: string;
  readonly rightToLeft: boolean;
}

export interface ConstantModel {
  readonly name: string;
  readonly value: unknown;
  readonly unit?: string;
  readonly source?: string;
  readonly about?: string;
}

export interface EnumModel {
  readonly name: string;
  readonly about?: string;
  readonly values: readonly {
    readonly value: string;
    readonly labelKey: string;
    readonly tone?: string;
    /** Switch without which the value can not be chosen. */
    readonly feature?: string;
  }[];
  readonly groups: readonly { readonly id: string; readonly labelKey: string; readonly values: readonly string[] }[];
}

/** A domain event: what has happened, and what is told with it. */
export interface EventModel {
  readonly name: string;
  readonly about: string;
  readonly payload: Readonly<Record<string, EventPartModel>>;
}

export interface EventPartModel {
  /** Entity whose id it is, or the kind of value. */
  readonly type: string;
  readonly isList: boolean;
  readonly isOptional: boolean;
}

export interface NamedModel {
  readonly name: string;
  readonly labelKey: string;
}

export interface RoleModel extends NamedModel {
  readonly category: string;
  /** Whether people can be given the role (System is not). */
  readonly assignable: boolean;
}

export interface PermissionModel {
  readonly key: string;
  readonly nameKey: string;
  readonly aboutKey: string;
  readonly criteria: readonly Criterion[];
  /** Role type → how far the default grant reaches. */
  readonly grants: Readonly<Record<string, Criterion>>;
  readonly source: string;
}

export interface FlagModel {
  readonly name: string;
  readonly switches: readonly string[];
  readonly type: string;
}

export interface FieldTypeModel {
  readonly id: string;
  readonly about: string;
  readonly schema: Readonly<Record<string, unknown>>;
  readonly widget: string;
  readonly mask?: string;
  readonly input?: string;
  readonly stories: Readonly<Record<string, unknown>>;
}

export interface TextModel {
  readonly key: string;
  readonly english: string;
  /** A code or an own name, the same in every language. */
  readonly sameEverywhere: boolean;
  readonly place: Place;
}
