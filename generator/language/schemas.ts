import type { SpecKind } from '../load/SpecFile.ts';
import { featuresSchema, operationsSchema, permissionsSchema, rolesSchema, scopesSchema } from './schemas/access.ts';
import { appSchema } from './schemas/app.ts';
import { automationsSchema } from './schemas/automations.ts';
import { entitiesSchema } from './schemas/entities.ts';
import { enumsSchema } from './schemas/enums.ts';
import { eventsSchema } from './schemas/events.ts';
import { fieldsSchema, formsSchema } from './schemas/forms.ts';
import { policiesSchema } from './schemas/policies.ts';
import { menusSchema, redirectsSchema, routesSchema } from './schemas/routes.ts';
import { screensSchema } from './schemas/screens.ts';

/** JSON Schema of every kind of spec file; the editor schemas and the types come from these. */
export const schemas = {
  app: appSchema,
  enums: enumsSchema,
  roles: rolesSchema,
  scopes: scopesSchema,
  permissions: permissionsSchema,
  features: featuresSchema,
  operations: operationsSchema,
  entities: entitiesSchema,
  events: eventsSchema,
  automations: automationsSchema,
  fields: fieldsSchema,
  forms: formsSchema,
  screens: screensSchema,
  routes: routesSchema,
  redirects: redirectsSchema,
  menus: menusSchema,
  policies: policiesSchema,
} satisfies Record<SpecKind, object>;
