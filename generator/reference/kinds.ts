import type { SpecKind } from '../load/SpecFile.ts';

/** A page of the reference. */
export interface KindPage {
  readonly kind: SpecKind;
  readonly title: string;
  /** What one declaration in such a file is called; heads the first section of the page. */
  readonly one: string;
  /** Which files these are. */
  readonly files: string;
}

/** Kinds of spec files in the order in which a reader meets them. */
export const kindPages: readonly KindPage[] = [
  { kind: 'app', title: 'The product', one: 'Product', files: 'spec/app.yaml' },
  { kind: 'enums', title: 'Enumerations', one: 'Enumeration', files: 'spec/enums/*.yaml' },
  { kind: 'entities', title: 'Entities', one: 'Entity', files: 'spec/entities/*.yaml' },
  { kind: 'fields', title: 'Types of form fields', one: 'Field type', files: 'spec/fields/*.yaml' },
  { kind: 'forms', title: 'Forms', one: 'Form', files: 'spec/forms/*.yaml' },
  { kind: 'screens', title: 'Screens', one: 'Screen', files: 'spec/screens/*.yaml' },
  { kind: 'routes', title: 'Routes', one: 'Route', files: 'spec/routes/**/*.yaml' },
  { kind: 'redirects', title: 'Old addresses', one: 'Redirect', files: 'spec/routes/redirects.yaml' },
  { kind: 'menus', title: 'Menus', one: 'Entry', files: 'spec/menus/*.yaml' },
  { kind: 'roles', title: 'Roles', one: 'Role', files: 'spec/access/roles.yaml' },
  { kind: 'permissions', title: 'Permissions', one: 'Permission', files: 'spec/access/permissions/*.yaml' },
  { kind: 'scopes', title: 'Scopes', one: 'Scope', files: 'spec/access/scopes.yaml' },
  { kind: 'features', title: 'Features', one: 'Features', files: 'spec/access/features.yaml' },
  { kind: 'operations', title: 'Operations', one: 'Operation', files: 'spec/access/operations.yaml' },
  { kind: 'policies', title: 'Policy tests', one: 'Policy test', files: 'spec/access/*.test.yaml' },
  { kind: 'events', title: 'Events', one: 'Event', files: 'spec/events/*.yaml' },
  { kind: 'automations', title: 'Automations', one: 'Automation', files: 'spec/automations/*.yaml' },
];
