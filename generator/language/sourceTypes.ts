/** What the YAML says after its shape has been checked; derived from the schemas. */
import type { FromSchema } from 'json-schema-to-ts';
import type {
  featuresSchema,
  operationsSchema,
  permissionsSchema,
  rolesSchema,
  scopesSchema,
} from './schemas/access.ts';
import type { appSchema } from './schemas/app.ts';
import type { automationsSchema } from './schemas/automations.ts';
import type { entitiesSchema, fieldSchema } from './schemas/entities.ts';
import type { enumsSchema } from './schemas/enums.ts';
import type { eventsSchema } from './schemas/events.ts';
import type { fieldsSchema, formsSchema } from './schemas/forms.ts';
import type { policiesSchema } from './schemas/policies.ts';
import type { routesSchema } from './schemas/routes.ts';
import type { dashboardScreen } from './schemas/screens/dashboardScreen.ts';
import type { detailScreen } from './schemas/screens/detailScreen.ts';
import type { calendarScreen, componentScreen, formScreen } from './schemas/screens/plainScreens.ts';
import type { tableScreen } from './schemas/screens/tableScreen.ts';
import type { accessRule, admission, redirectTarget, routeAllow } from './schemas/shared.ts';

export type AppSource = FromSchema<typeof appSchema>;
export type EnumsSource = FromSchema<typeof enumsSchema>;
export type RolesSource = FromSchema<typeof rolesSchema>;
export type ScopesSource = FromSchema<typeof scopesSchema>;
export type PermissionsSource = FromSchema<typeof permissionsSchema>;
export type FeaturesSource = FromSchema<typeof featuresSchema>;
export type OperationsSource = FromSchema<typeof operationsSchema>;
export type EntitySource = FromSchema<typeof entitiesSchema>;
export type FieldSource = FromSchema<typeof fieldSchema>;
export type EventsSource = FromSchema<typeof eventsSchema>;
export type AutomationsSource = FromSchema<typeof automationsSchema>;
export type FieldTypesSource = FromSchema<typeof fieldsSchema>;
export type FormsSource = FromSchema<typeof formsSchema>;
export type PolicySource = FromSchema<typeof policiesSchema>;
export type RoutesSource = FromSchema<typeof routesSchema>;
export type RedirectSource = FromSchema<typeof redirectTarget>;
export type AdmissionSource = FromSchema<typeof admission>;
export type AllowSource = FromSchema<typeof routeAllow>;
export type AccessRuleSource = FromSchema<typeof accessRule>;
export type TableSource = FromSchema<typeof tableScreen>;
export type DetailSource = FromSchema<typeof detailScreen>;
export type FormScreenSource = FromSchema<typeof formScreen>;
export type CalendarSource = FromSchema<typeof calendarScreen>;
export type DashboardSource = FromSchema<typeof dashboardScreen>;
export type ComponentSource = FromSchema<typeof componentScreen>;
export type ScreenSource =
  | TableSource
  | DetailSource
  | FormScreenSource
  | CalendarSource
  | DashboardSource
  | ComponentSource;

/** Recursive, so written out (a schema type cannot refer to itself). */
export interface MenuEntrySource {
  readonly name: string;
  readonly label: string;
  readonly icon: string;
  readonly to?: RedirectSource;
  readonly roles?: string | readonly string[];
  readonly permission?: string;
  readonly all?: readonly AdmissionSource[];
  readonly any?: readonly AdmissionSource[];
  readonly lockedWithout?: string;
  readonly quickModal?: boolean;
  readonly children?: readonly MenuEntrySource[];
}

/** An entry of the sidebar in another menu, with what is below it. */
export interface MenuReferenceSource {
  readonly from: string;
  readonly name?: string;
  readonly label?: string;
  readonly icon?: string;
  readonly without?: readonly string[];
  readonly extra?: readonly MenuItemSource[];
}

/** What a menu file lists. Below an entry of its own, references stand too until the draft has written them out. */
export type MenuItemSource = MenuEntrySource | MenuReferenceSource;
