import { schemas } from '../../language/schemas.ts';
import type { Model } from '../../model/Model.ts';
import type { EmittedFiles } from '../EmittedFiles.ts';

/**
 * JSON Schemas for the editor (`yaml.schemas` in `.vscode/settings.json`), regenerated from the current
 * spec so that ids of roles, permissions, screens and entities complete and typos are red while typing.
 */
export function emitEditorSchemas(model: Model): EmittedFiles {
  const known: Known = {
    roles: [...model.roles.map((role) => role.name), ...Object.keys(model.roleGroups)].sort(),
    permissions: model.permissions.map((permission) => permission.key),
    switches: model.switches.map((item) => item.name),
    flags: model.flags.map((flag) => flag.name),
    screens: model.screens.map((screen) => screen.id),
    forms: model.forms.map((form) => form.id),
    entities: model.entities.map((entity) => entity.name),
    enums: model.enums.map((item) => item.name),
    fieldTypes: model.fieldTypes.map((type) => type.id),
  };
  return new Map(
    Object.entries(schemas).map(([kind, schema]) => [
      `.vscode/spec/${kind}.schema.json`,
      `${JSON.stringify({ $schema: 'https://json-schema.org/draft/2020-12/schema', ...(withIds(schema, known, []) as object) }, null, 1)}\n`,
    ]),
  );
}

interface Known {
  readonly roles: readonly string[];
  readonly permissions: readonly string[];
  readonly switches: readonly string[];
  readonly flags: readonly string[];
  readonly screens: readonly string[];
  readonly forms: readonly string[];
  readonly entities: readonly string[];
  readonly enums: readonly string[];
  readonly fieldTypes: readonly string[];
}

/** Name of a property in a spec file → ids it takes. */
const idsOfProperty: Readonly<Record<string, keyof Known>> = {
  allow: 'roles',
  roles: 'roles',
  permission: 'permissions',
  feature: 'switches',
  lockedWithout: 'switches',
  switches: 'switches',
  flag: 'flags',
  screen: 'screens',
  table: 'screens',
  form: 'forms',
  create: 'forms',
  edit: 'forms',
  to: 'entities',
  enum: 'enums',
};

function withIds(schema: unknown, known: Known, path: readonly string[]): unknown {
  if (Array.isArray(schema)) return schema.map((item) => withIds(item, known, path));
  if (typeof schema !== 'object' || schema === null) return schema;
  const property = path.at(-1) === 'items' ? path.at(-2) : path.at(-1);
  const ids = isIdProperty(path) ? idsOfProperty[property ?? ''] : undefined;
  const entries = Object.entries(schema).map(([key, value]) => [
    key,
    withIds(value, known, key === 'anyOf' ? path : [...path, key]),
  ]);
  const mapped = Object.fromEntries(entries) as Record<string, unknown>;
  const isName = mapped.type === 'string' && mapped.enum === undefined && mapped.pattern === undefined;
  return ids && isName ? { ...mapped, enum: known[ids] } : mapped;
}

/** `to` names an entity only in fields; in routes and menus it is a path. */
function isIdProperty(path: readonly string[]): boolean {
  const property = path.at(-1) === 'items' ? path.at(-2) : path.at(-1);
  if (property === 'to') return path.includes('fields');
  return path.includes('properties') || path.includes('items');
}
