/**
 * Generated: each permission × each role that has it by default. Taken away from the role, it changes what the role may
 * reach, do, read or write on the demo's records; a key that changes nothing promises what nothing keeps.
 */
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ownFieldRules } from '#domain/access/buildAbility.ts';
import { entityCondition } from '#domain/access/entityCondition.ts';
import { evaluateGuard } from '#domain/access/gates/evaluateGuard.ts';
import { grantedCondition } from '#domain/access/grantedCondition.ts';
import { matchesCondition } from '#domain/access/matchesCondition.ts';
import type { ResolvedCondition } from '#domain/access/resolveCondition.ts';
import type { Principal } from '#domain/model/access.ts';
import type { EntityMeta } from '#domain/model/entity.ts';
import { compile } from '#generator/compile.ts';
import { readProject } from '#generator/write/readProject.ts';
import { loadPrincipal } from '#server/access/loadPrincipal.ts';
import { defaultGrants, flags, operations, permissions } from '#server/generated/access.gen.ts';
import { entities } from '#server/generated/entities.gen.ts';
import { menus, routeGuards } from '#server/generated/menus.gen.ts';
import { guardTaxonomy } from '#server/modules/startups/guardTaxonomy.ts';
import { featuresOf } from '#server/platform/tenants/featuresOf.ts';
import { everySwitchOn } from '#server/testing/entityServer.ts';
import { type Row, readRows } from './oracle.ts';
import { accounts } from './roles.ts';
import { startTestServer, type TestServer } from './testServer.ts';

const { model } = compile(readProject(join(import.meta.dirname, '../..')));
const features = featuresOf(everySwitchOn, flags);
const all = Object.values(entities);
const actions = ['read', 'create', 'update', 'delete'] as const;
let server: TestServer;
const rows = new Map<string, readonly Row[]>();
const principals = new Map<string, Principal>();

beforeAll(async () => {
  server = await startTestServer();
  for (const entity of all) rows.set(entity.name, await readRows(server.database, 'demo', entity));
  for (const { role, account } of accounts) principals.set(role, await principalOf(`${account}@demo.test`));
}, 120_000);
afterAll(() => server.close());

async function principalOf(email: string): Promise<Principal> {
  const [{ tenant, id } = { tenant: '', id: '' }] = await server.database.withSystem(async (tx) => {
    const found = sql<{
      tenant: string;
      id: string;
    }>`select tenant_id as tenant, id from "user" where email = ${email}`;
    return (await found.execute(tx)).rows;
  });
  const principal = await server.database.withTenant(tenant, (tx) => loadPrincipal(tx, tenant, id));
  if (principal === null) throw new Error(`${email} is nobody`);
  return { ...principal, featuresOff: [] };
}

describe.each(accounts)('$role', ({ role }) => {
  it.each(Object.keys(defaultGrants[role]))('%s makes a difference', async (key) => {
    const principal = principals.get(role) as Principal;
    expect(principal.grants[key], 'the demo gives roles what the spec does').toBeDefined();
    const { [key]: _taken, ...grants } = principal.grants;
    const less = { ...principal, grants };
    // One is enough, and the next ones take long to find.
    const { value: difference } = differences(key, principal, less).next();
    expect(difference ?? (await taxonomyThatDiffers(principal, less))[0]).toBeDefined();
  });
});

it('asks of every permission', () => {
  const granted = new Set(accounts.flatMap(({ role }) => Object.keys(defaultGrants[role])));
  expect(Object.keys(permissions).filter((key) => !granted.has(key))).toEqual([]);
});

const menusAndScreens = JSON.stringify([menus, model?.screens]);

/** Where one principal differs from another, in words; what is found soon comes first. */
function* differences(key: string, one: Principal, other: Principal): Generator<string, undefined> {
  for (const [name, rule] of Object.entries(operations))
    if (rule.kind === 'rule' && rule.permission === key) yield name;
  if (menusAndScreens.includes(`"${key}"`)) yield 'a menu or a screen';
  for (const entity of all) if (entity.filtering?.permission === key) yield `filters of ${entity.name}`;
  yield* routesThatDiffer(one, other);
  for (const entity of all) yield* rulesThatDiffer(entity.name, one, other);
}

/** What code decides where rules can't tell (`decides:` in the spec): putting something on a startup, and taking it off. */
async function taxonomyThatDiffers(one: Principal, other: Principal): Promise<string[]> {
  const changes = ['tags', 'industries'].flatMap((field) => [
    { field, before: [], after: ['x'] },
    { field, before: ['x'], after: [] },
  ]);
  const found: string[] = [];
  for (const { field, before, after } of changes) {
    const [mayOne, mayOther] = [
      await mayChange(one, field, before, after),
      await mayChange(other, field, before, after),
    ];
    if (mayOne !== mayOther) found.push(`${before.length === 0 ? 'adding' : 'removing'} ${field}`);
  }
  return found;
}

function mayChange(principal: Principal, field: string, before: string[], after: string[]): Promise<boolean> {
  const row = (values: string[]) => ({ id: 's', version: 1, [field]: values });
  const scope = { context: { principal } } as Parameters<typeof guardTaxonomy>[1];
  const change = { entity: 'Startup', before: row(before), after: row(after) } as Parameters<typeof guardTaxonomy>[0];
  return guardTaxonomy(change, scope).then(
    () => true,
    () => false,
  );
}

function routesThatDiffer(one: Principal, other: Principal): string[] {
  return Object.entries(routeGuards).flatMap(([id, guard]) =>
    evaluateGuard(guard, one, features) === evaluateGuard(guard, other, features) ? [] : [`route ${id}`],
  );
}

function* rulesThatDiffer(name: string, one: Principal, other: Principal): Generator<string, undefined> {
  const entity = all.find((candidate) => candidate.name === name);
  if (!entity) return;
  for (const action of actions) {
    const conditions = [entityCondition(one, entity, action), entityCondition(other, entity, action)] as const;
    if (!isSame(conditions, entity, one)) yield `${action} ${name}`;
  }
  for (const field of entity.fields) {
    for (const action of ['read', 'update'] as const) {
      const rules = ownFieldRules(field, action);
      if (rules === undefined) continue;
      const conditions = [grantedCondition(one, rules), grantedCondition(other, rules)] as const;
      if (!isSame(conditions, entity, one)) yield `${action} ${name}.${field.name}`;
    }
  }
}

const shown = new Map<string, readonly Row[]>();

/** Records of an entity, and the same as those of the principal. */
function recordsFor(entity: EntityMeta, principal: Principal): readonly Row[] {
  const key = `${entity.name} ${principal.id}`;
  const known = shown.get(key);
  if (known) return known;
  const stored = rows.get(entity.name) ?? [];
  // Of what the demo has no record, one that is nobody's.
  const some: readonly Row[] = stored.length > 0 ? stored : [{ id: 'nobody’s' }];
  const records = [...some, ...some.map((row) => asOwn(entity, row, principal))].map(loaded);
  shown.set(key, records);
  return records;
}

/** The same record, but the principal's own, and that of theirs: not every role has one of each kind in the demo. */
function asOwn(entity: EntityMeta, row: Row, { id }: Principal): Row {
  const own = entity.fields.flatMap(({ name, type, entity: target }) =>
    target === 'User' && (type === 'ref' || type === 'refs') ? [[name, type === 'ref' ? id : [id]]] : [],
  );
  const related = Object.keys(row).filter((key) => key.includes('.') && targetOf(entity, key) === 'User');
  return { ...row, ...Object.fromEntries([...own, ...related.map((key) => [key, [id]])]) };
}

/** The entity that a path of relations ends at. */
function targetOf(entity: EntityMeta, path: string): string | undefined {
  return path.split('.').reduce<string | undefined>((owner, step) => {
    const meta = all.find(({ name }) => name === owner);
    return meta?.fields.find(({ name }) => name === step)?.entity;
  }, entity.name);
}

/** The row with its related records, as the browser has them: the oracle gives what paths lead to (`startup.program`). */
function loaded(row: Row): Row {
  const nested: Record<string, unknown> = { ...row };
  for (const [path, values] of Object.entries(row)) {
    const [first = '', ...rest] = path.split('.');
    if (rest.length === 0) continue;
    const id = Array.isArray(row[first]) ? undefined : row[first];
    const records = (values as unknown[]).map((value) => ({
      id,
      ...(rest.reduceRight<unknown>((inner, step) => ({ [step]: inner }), value) as object),
    }));
    const known = nested[first];
    nested[first] = [...(Array.isArray(known) ? known : [known]).filter((one) => one !== undefined), ...records];
  }
  return nested;
}

/** Two conditions are the same when they admit the same of the records there are. */
function isSame(
  [one, other]: readonly [ResolvedCondition | null, ResolvedCondition | null],
  entity: EntityMeta,
  principal: Principal,
): boolean {
  if (JSON.stringify(one) === JSON.stringify(other)) return true;
  const admits = (condition: ResolvedCondition | null, row: Row) =>
    condition !== null && matchesCondition(condition, row);
  return recordsFor(entity, principal).every((row) => admits(one, row) === admits(other, row));
}
