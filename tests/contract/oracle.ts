/**
 * What the spec says somebody may do, read off its rules in the plainest way there is. The product's own
 * evaluators are what is tested, so none of them is used here.
 */

import { sql } from 'kysely';
import type { AccessAction, AccessRule, Condition } from '#domain/model/access.ts';
import type { EntityMeta, FieldMeta } from '#domain/model/entity.ts';
import { defaultGrants, planLimited, type RoleType } from '#server/generated/access.gen.ts';
import { entities } from '#server/generated/entities.gen.ts';
import type { DatabaseHandle } from '#server/platform/db/database.ts';

export interface Person {
  readonly id: string;
  readonly role: RoleType;
  readonly startups: readonly string[];
  readonly assignedStartups: readonly string[];
  readonly programs: readonly string[];
  readonly programStartups: readonly string[];
  /** Setting of the role by what it is about. */
  readonly sees: Readonly<Record<'people' | 'startups', string>>;
  /** Roles that its list names; null without a list. */
  readonly visibleRoles: readonly string[] | null;
  readonly tags: readonly string[];
  readonly startupTags: readonly string[];
  readonly startupPrograms: readonly string[];
  readonly reachedStartupTags: readonly string[];
  readonly reachedStartupPrograms: readonly string[];
  /** Switches that the tenant does not have on. */
  readonly off: readonly string[];
}

/** A row by field name, references as ids; also by what its rules ask of related rows (`startup.program`). */
export type Row = Readonly<Record<string, unknown>>;

export async function readPerson(database: DatabaseHandle, tenant: string, email: string): Promise<Person> {
  const [row] = await rawRows(
    database,
    sql`select u.*, r.type as role_type, r.user_access, r.startup_access, i.switches, i.plan_info from "user" u join role r on r.tenant_id = u.tenant_id and r.id = u.role_id join incubator i on i.tenant_id = u.tenant_id where i.slug = ${tenant} and u.email = ${email}`,
  );
  if (!row) throw new Error(`no user ${email} in ${tenant}`);
  const access = row.user_access as { visibilitySettings: string; roles: string[] };
  const roles = await rawRows(database, sql`select id, type from role where tenant_id = ${row.tenant_id}`);
  const startups = await rawRows(
    database,
    sql`select id, program_id, tags_ids from startup where tenant_id = ${row.tenant_id}`,
  );
  const own = startups.filter(({ id }) => (row.startups_ids as unknown[]).includes(id));
  const assigned = startups.filter(({ id }) => (row.assigned_startups_ids as unknown[]).includes(id));
  const tagsOf = (list: typeof startups) => list.flatMap(({ tags_ids }) => tags_ids as string[]);
  const programsOf = (list: typeof startups) => list.flatMap(({ program_id }) => (program_id as string | null) ?? []);
  return {
    id: String(row.id),
    tags: row.tags_ids as string[],
    startupTags: tagsOf(own),
    startupPrograms: programsOf(own),
    reachedStartupTags: tagsOf([...own, ...assigned]),
    reachedStartupPrograms: programsOf([...own, ...assigned]),
    role: (row.role_type as RoleType[])[0] as RoleType,
    startups: row.startups_ids as string[],
    assignedStartups: row.assigned_startups_ids as string[],
    programs: row.programs_ids as string[],
    programStartups: startups
      .filter(({ program_id }) => (row.programs_ids as unknown[]).includes(program_id))
      .map(({ id }) => String(id)),
    sees: {
      people: access.visibilitySettings,
      startups: (row.startup_access as { visibilitySettings: string }).visibilitySettings,
    },
    visibleRoles:
      access.roles.length === 0
        ? null
        : roles
            .filter(({ type }) => (type as string[]).some((one) => access.roles.includes(one)))
            .map(({ id }) => String(id)),
    off: [
      ...Object.entries(row.switches as Record<string, unknown>).flatMap(([name, isOn]) =>
        isOn === true ? [] : [name],
      ),
      ...Object.keys(planLimited).filter((name) => !(row.plan_info as { features: string[] }).features.includes(name)),
    ],
  };
}

/** Every record of an entity in a tenant, past the wall and past every rule. */
export async function readRows(database: DatabaseHandle, tenant: string, entity: EntityMeta): Promise<Row[]> {
  return rowsReader(database, tenant)(entity);
}

/** `readRows` of many entities as they stand at one time: rules lead from each to the same few tables, which are read once. */
export function rowsReader(database: DatabaseHandle, tenant: string): (entity: EntityMeta) => Promise<Row[]> {
  const tables = new Map<string, Promise<Row[]>>();
  const read = (of: EntityMeta): Promise<Row[]> => {
    const table = tables.get(of.name) ?? readTable(database, tenant, of);
    tables.set(of.name, table);
    return table;
  };
  return (entity) => withRelated(read, entity);
}

async function withRelated(read: (entity: EntityMeta) => Promise<Row[]>, entity: EntityMeta): Promise<Row[]> {
  let rows = await read(entity);
  for (const path of askedPaths(entity)) {
    const related = await relatedValues(read, entity, rows, path.split('.'));
    rows = rows.map((row, index) => ({ ...row, [path]: related[index] }));
  }
  return rows;
}

async function readTable(database: DatabaseHandle, tenant: string, entity: EntityMeta): Promise<Row[]> {
  const rows = await rawRows(
    database,
    sql`select t.* from ${sql.table(entity.table)} t join incubator i on i.tenant_id = t.tenant_id where i.slug = ${tenant} order by t.id`,
  );
  return rows.map((row) => ({
    id: row.id,
    ...Object.fromEntries(entity.fields.flatMap((field) => (field.column ? [[field.name, row[field.column]]] : []))),
  }));
}

/** Paths over relations that the rules of an entity name, wherever they stand. */
function askedPaths({ access, visibility, fields }: EntityMeta): string[] {
  const rules = [access, visibility, ...fields.map(({ read, write }) => [read, write])];
  const found = JSON.stringify(rules).matchAll(/"(\w+(?:\.\w+)+)":/g);
  return [...new Set([...found].map(([, path = '']) => path))];
}

/** For each row the values of a path: of all the rows it leads to, whose lists are taken apart. */
async function relatedValues(
  read: (entity: EntityMeta) => Promise<Row[]>,
  entity: EntityMeta,
  rows: readonly Row[],
  [step = '', ...rest]: readonly string[],
): Promise<unknown[][]> {
  if (rest.length === 0) return rows.map((row) => [row[step]].flat());
  const field = entity.fields.find(({ name }) => name === step);
  const target = (entities as Readonly<Record<string, EntityMeta>>)[field?.entity ?? ''];
  if (!field || !target) throw new Error(`${entity.name}.${step} leads nowhere`);
  const others = await read(target);
  const values = await relatedValues(read, target, others, rest);
  const { inverse } = field;
  const leadingTo = new Map<unknown, number[]>();
  for (const [index, other] of others.entries()) {
    for (const id of new Set([inverse === undefined ? other.id : other[inverse]].flat())) {
      const known = leadingTo.get(id);
      if (known) known.push(index);
      else leadingTo.set(id, [index]);
    }
  }
  return rows.map((row) => {
    const wanted = new Set(inverse === undefined ? [row[step]].flat() : [row.id]);
    const related = [...wanted].flatMap((id) => leadingTo.get(id) ?? []);
    return related.flatMap((index) => values[index] ?? []);
  });
}

/** How many records of an entity a tenant has, of these ids or of all, past the wall and past every rule. */
export async function countRows(
  database: DatabaseHandle,
  tenant: string,
  entity: EntityMeta,
  ids?: readonly string[],
): Promise<number> {
  const among = ids ? sql`and t.id in (select json_array_elements_text(${JSON.stringify(ids)}::json))` : sql``;
  const rows = await rawRows(
    database,
    sql`select count(*)::int as count from ${sql.table(entity.table)} t join incubator i on i.tenant_id = t.tenant_id where i.slug = ${tenant} ${among}`,
  );
  return Number(rows[0]?.count);
}

async function rawRows(database: DatabaseHandle, query: ReturnType<typeof sql>): Promise<Record<string, unknown>[]> {
  return database.withSystem(async (tx) => (await query.execute(tx)).rows as Record<string, unknown>[]);
}

export function may(person: Person, entity: EntityMeta, action: AccessAction, row: Row): boolean {
  const isAdmitted = entity.access[action].some((rule) => ruleAdmits(person, rule, row));
  return isAdmitted && (action !== 'read' || isVisible(person, entity, row));
}

function isVisible(person: Person, { visibility }: EntityMeta, row: Row): boolean {
  if (!visibility || holds(person, visibility.always, row)) return true;
  switch (person.sees[visibility.of]) {
    case 'NONE':
      return false;
    case 'ASSIGNED':
      return holds(person, visibility.ASSIGNED, row);
    case 'SELECTED':
      return holds(person, visibility.SELECTED, row);
    default:
      return visibility.ALL === undefined || holds(person, visibility.ALL, row);
  }
}

export function mayReadField(person: Person, field: FieldMeta, row: Row): boolean {
  return field.read === undefined || field.read.some((rule) => ruleAdmits(person, rule, row));
}

export function mayWriteField(person: Person, field: FieldMeta, row: Row): boolean {
  return field.write === undefined || field.write.some((rule) => ruleAdmits(person, rule, row));
}

function ruleAdmits(person: Person, rule: AccessRule, row: Row): boolean {
  if (rule.feature !== undefined && person.off.includes(rule.feature)) return false;
  if (rule.unless !== undefined && !person.off.includes(rule.unless)) return false;
  const grant = rule.permission === undefined ? undefined : defaultGrants[person.role][rule.permission];
  if (rule.permission !== undefined && grant === undefined) return false;
  if (rule.permission === undefined && rule.roles !== undefined && !rule.roles.includes(person.role)) return false;
  if (rule.where !== undefined && !holds(person, rule.where, row)) return false;
  const isAssignedOnly = grant !== undefined && !grant.includes('ALL');
  // Where a rule does not say what "assigned" is, nothing is.
  return !isAssignedOnly || (rule.assigned !== undefined && holds(person, rule.assigned, row));
}

function holds(person: Person, condition: Condition, row: Row): boolean {
  return Object.entries(condition).every(([key, wanted]) => {
    if (key === 'and') return (wanted as Condition[]).every((inner) => holds(person, inner, row));
    if (key === 'or') return (wanted as Condition[]).some((inner) => holds(person, inner, row));
    if (key === 'not') return !holds(person, wanted as Condition, row);
    const stored = Array.isArray(row[key]) ? (row[key] as unknown[]) : [row[key]];
    const comparison =
      typeof wanted === 'object' && wanted !== null ? (wanted as Record<string, unknown>) : { eq: wanted };
    return Object.entries(comparison).every(([operator, operand]) => {
      if (operand === '$user.visibleRoles' && person.visibleRoles === null) return true;
      if (operator === 'exists') return stored.some((value) => value !== null && value !== undefined) === operand;
      const values = [valueFor(person, operand)].flat();
      if (operator === 'eq' || operator === 'in') return stored.some((value) => values.includes(value));
      if (operator === 'ne' || operator === 'nin') return !stored.some((value) => values.includes(value));
      throw new Error(`the oracle does not know the operator ${operator}; teach it`);
    });
  });
}

function valueFor(person: Person, operand: unknown): unknown {
  switch (operand) {
    case '$user.id':
      return person.id;
    case '$user.role':
      return person.role;
    case '$user.startups':
      return person.startups;
    case '$user.assignedStartups':
      return person.assignedStartups;
    case '$user.programs':
      return person.programs;
    case '$user.programStartups':
      return person.programStartups;
    case '$user.visibleRoles':
      return person.visibleRoles;
    case '$user.tags':
      return person.tags;
    case '$user.startupTags':
      return person.startupTags;
    case '$user.startupPrograms':
      return person.startupPrograms;
    case '$user.reachedStartupTags':
      return person.reachedStartupTags;
    case '$user.reachedStartupPrograms':
      return person.reachedStartupPrograms;
    default:
      return operand;
  }
}
