import { sql } from 'kysely';
import type { Principal } from '#domain/model/access.ts';
import type { FieldMeta } from '#domain/model/entity.ts';
import type { PolicySource } from '#generator/language/sourceTypes.ts';
import type { Model } from '#generator/model/Model.ts';
import { loadPrincipal } from '#server/access/loadPrincipal.ts';
import { specCatalog } from '#server/entities/catalogue/specCatalog.ts';
import { insertRow } from '#server/entities/write/storeRow.ts';
import type { DatabaseHandle, Tx } from '#server/platform/db/database.ts';
import { addDefaultRoles } from '#server/services/installation/defaultRoles.ts';

/** The people and records of one file of policy tests, in an organisation of their own. */
export interface PolicyWorld {
  readonly tenant: string;
  readonly principals: ReadonlyMap<string, Principal>;
  /** Entity of each record and of each person, by name; the name is its id. */
  readonly entityOf: ReadonlyMap<string, string>;
}

/** Puts them there, with the default roles, grants and visibility, and every feature but those that are off. */
export async function buildWorld(
  database: DatabaseHandle,
  model: Model,
  tenant: string,
  { people, records = {}, off = [] }: PolicySource,
): Promise<PolicyWorld> {
  await database.withTenant(tenant, async (tx) => {
    // References go both ways: nobody looks where they lead until all of it is there.
    await sql`set constraints all deferred`.execute(tx);
    await insert(tx, model, 'Incubator', tenant, organisation(model, tenant, off));
    const roles = await addDefaultRoles(tx, 'en');
    for (const [name, { role, with: values = {} }] of Object.entries(people)) {
      const id = [...roles].find(([type]) => type === role)?.[1];
      await insert(tx, model, 'User', name, { email: `${name}@policy.test`, status: 'Active', ...values, role: id });
    }
    for (const [name, { entity, with: values = {} }] of Object.entries(records))
      await insert(tx, model, entity, name, values);
  });
  const principals = await database.withTenant(tenant, async (tx) => {
    const loaded = new Map<string, Principal>();
    for (const name of Object.keys(people)) {
      const principal = await loadPrincipal(tx, tenant, name);
      if (principal) loaded.set(name, principal);
    }
    return loaded;
  });
  const entityOf = new Map([
    ...Object.entries(records).map(([name, { entity }]) => [name, entity] as const),
    ...Object.keys(people).map((name) => [name, 'User'] as const),
  ]);
  return { tenant, entityOf, principals };
}

/** An organisation that has every switch and plan-limited feature but these. */
function organisation({ switches, planLimited }: Model, slug: string, off: readonly string[]) {
  const has = (name: string): boolean => !off.includes(name);
  return {
    slug,
    switches: Object.fromEntries(switches.map(({ name }) => [name, has(name)])),
    planInfo: { features: planLimited.map(({ name }) => name).filter(has) },
  };
}

type Values = Readonly<Record<string, unknown>>;

async function insert(tx: Tx, model: Model, entityName: string, id: string, values: Values): Promise<void> {
  const fields = model.entities.find(({ name }) => name === entityName)?.fields ?? [];
  const needed = fields.filter(
    ({ name, required, column, default: given }) =>
      required && column !== null && given === undefined && !(name in values),
  );
  const defaults = fields.flatMap(({ name, default: given, column }) =>
    given === undefined || column === null ? [] : [[name, given] as const],
  );
  const madeUp = needed.flatMap((field) => {
    const value = madeUpValue(model, field, id);
    return value === undefined ? [] : [[field.name, value] as const];
  });
  await insertRow(tx, specCatalog.get(entityName), id, { ...Object.fromEntries([...defaults, ...madeUp]), ...values });
}

/** Something for a field that must be there and that no test is about; references are left to the file. */
function madeUpValue({ enums }: Model, { type, enum: name }: FieldMeta, id: string): unknown {
  switch (type) {
    case 'enum':
      return enums.find((one) => one.name === name)?.values[0]?.value;
    case 'int':
    case 'float':
    case 'money':
      return 1;
    case 'bool':
      return false;
    case 'date':
      return '2026-01-01';
    case 'dateTime':
      return '2026-01-01T09:00:00.000Z';
    case 'enumList':
    case 'textList':
    case 'refs':
    case 'objectList':
    case 'labels':
    case 'richTexts':
      return [];
    case 'json':
    case 'object':
      return {};
    case 'ref':
      return undefined;
    default:
      return id;
  }
}
