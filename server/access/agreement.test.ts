/** Browser ability = server check = SQL filter, over random rules and rows. */
import fc from 'fast-check';
import { CompiledQuery, sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildAbility, rowOf } from '#domain/access/buildAbility.ts';
import { matchesCondition } from '#domain/access/matchesCondition.ts';
import type { AccessRule, Condition, Principal, VisibilityRule, VisibilitySetting } from '#domain/model/access.ts';
import type { EntityMeta } from '#domain/model/entity.ts';
import type { DatabaseHandle, Tx } from '#server/db/database.ts';
import { migrate } from '#server/db/migrate.ts';
import { entityFixture, fieldFixture } from '#server/testing/entityFixture.ts';
import { openEmptyDatabase } from '#server/testing/testDatabase.ts';
import { conditionSql } from './conditionSql.ts';
import { Reader } from './Reader.ts';
import { SqlParameters } from './SqlParameters.ts';

const words = ['a', 'b', 'B', 'u1', ''];
const times = ['2026-01-01T00:00:00.000Z', '2026-06-01T10:00:00.500Z'];
const numbers = [-1, 0, 2.5, 7];

const crate: EntityMeta = entityFixture({
  name: 'Crate',
  table: 'crate',
  fields: [
    fieldFixture({ name: 'title', type: 'text', column: 'title' }),
    fieldFixture({ name: 'owner', type: 'text', column: 'owner_id' }),
    fieldFixture({ name: 'weight', type: 'float', column: 'weight' }),
    fieldFixture({ name: 'isOpen', type: 'bool', column: 'is_open' }),
    fieldFixture({ name: 'packedAt', type: 'dateTime', column: 'packed_at' }),
    fieldFixture({ name: 'tags', type: 'textList', column: 'tags' }),
  ],
});

const text = fc.constantFrom(...words);
const number = fc.constantFrom(...numbers);
const time = fc.constantFrom(...times);
const orNull = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: null, freq: 4 });
const anything = fc.oneof(orNull(text), orNull(number), fc.boolean());

function comparisons(value: fc.Arbitrary<unknown>, isOrdered: boolean): fc.Arbitrary<unknown> {
  const equal = fc.constantFrom('eq', 'ne').chain((key) => orNull(value).map((operand) => ({ [key]: operand })));
  const member = fc
    .constantFrom('in', 'nin')
    .chain((key) => fc.array(orNull(value), { maxLength: 3 }).map((operand) => ({ [key]: operand })));
  const ordered = fc
    .constantFrom('gt', 'gte', 'lt', 'lte')
    .chain((key) => value.map((operand) => ({ [key]: operand })));
  const present = fc.boolean().map((exists) => ({ exists }));
  return fc.oneof(equal, member, present, ...(isOrdered ? [ordered] : []));
}

const reference = fc.constantFrom<Condition>(
  { owner: '$user.id' },
  { title: { in: '$user.startups' } },
  { title: { nin: '$user.assignedStartups' } },
  { tags: { in: '$user.role' } },
  { tags: { nin: '$user.programs' } },
);
const leaf = fc.oneof(
  comparisons(text, true).map((test) => ({ title: test })),
  comparisons(anything, true).map((test) => ({ owner: test })),
  comparisons(number, true).map((test) => ({ weight: test })),
  comparisons(fc.boolean(), false).map((test) => ({ isOpen: test })),
  comparisons(time, true).map((test) => ({ packedAt: test })),
  comparisons(text, false).map((test) => ({ tags: test })),
  reference,
) as fc.Arbitrary<Condition>;

const condition = fc.letrec<{ node: Condition }>((tie) => ({
  node: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    leaf,
    fc.array(tie('node'), { maxLength: 3 }).map((and): Condition => ({ and })),
    fc.array(tie('node'), { maxLength: 3 }).map((or): Condition => ({ or })),
    tie('node').map((not): Condition => ({ not })),
    fc.tuple(leaf, leaf).map(([left, right]): Condition => ({ ...left, ...right })),
  ),
})).node;

const rule: fc.Arbitrary<AccessRule> = fc.record(
  {
    roles: fc.subarray(['Mentor', 'Admin']),
    permission: fc.constantFrom('ALL:GRANTED', 'ASSIGNED:GRANTED', 'NOT:GRANTED'),
    feature: fc.constantFrom('on', 'off'),
    unless: fc.constantFrom('on', 'off'),
    where: condition,
    assigned: condition,
    source: fc.constant('random'),
  },
  { requiredKeys: ['source'] },
);

const visibility: fc.Arbitrary<VisibilityRule> = fc.record({
  of: fc.constantFrom('people', 'startups'),
  always: condition,
  ALL: fc.constant<Condition>({ title: { in: '$user.visibleRoles' } }),
  ASSIGNED: condition,
  SELECTED: condition,
});

const row = fc.record({
  title: orNull(text),
  owner: orNull(text),
  weight: orNull(number),
  isOpen: orNull(fc.boolean()),
  packedAt: orNull(time),
  tags: fc.array(text, { maxLength: 3 }),
});
type Row = typeof row extends fc.Arbitrary<infer Value> ? Value : never;

const setting = fc.constantFrom<VisibilitySetting>('ALL', 'ASSIGNED', 'NONE', 'SELECTED');

const principal: fc.Arbitrary<Principal> = fc.record({
  id: fc.constant('u1'),
  tenantId: fc.constant('t'),
  roleTypes: fc.subarray(['Mentor', 'Admin', 'a']),
  startupIds: fc.subarray(words),
  assignedStartupIds: fc.subarray(words),
  programIds: fc.subarray(words),
  programStartupIds: fc.constant([]),
  visibility: fc.record({ people: setting, startups: setting }),
  visibleRoleIds: fc.subarray(words),
  featuresOff: fc.constant(['off']),
  grants: fc.constant({ 'ALL:GRANTED': ['ALL' as const], 'ASSIGNED:GRANTED': ['ASSIGNED' as const] }),
});

let database: DatabaseHandle;

beforeAll(async () => {
  database = await openEmptyDatabase();
  await migrate(database, [crate]);
}, 60_000);
afterAll(() => database.close());

async function store(tx: Tx, rows: readonly Row[]): Promise<void> {
  await sql`delete from crate`.execute(tx);
  for (const [index, one] of rows.entries()) {
    await sql`insert into crate (tenant_id, id, title, owner_id, weight, is_open, packed_at, tags) values
      ('t', ${String(index)}, ${one.title}, ${one.owner}, ${one.weight}, ${one.isOpen}, ${one.packedAt}, ${one.tags})`.execute(
      tx,
    );
  }
}

async function idsBySql(tx: Tx, reader: Principal, entity: EntityMeta): Promise<string[]> {
  const granted = new Reader(reader).entityCondition(entity, 'read');
  if (granted === null) return [];
  const parameters = new SqlParameters();
  const fields = new Map(entity.fields.map((field) => [field.name, field]));
  const where = conditionSql(granted, { fields, alias: 'c', parameters });
  const { rows } = await tx.executeQuery<{ id: string }>(
    CompiledQuery.raw(`select id from crate c where ${where} order by id::int`, parameters.values),
  );
  return rows.map((found) => found.id);
}

it('answers alike in the browser, on the server and in the database', async () => {
  await fc.assert(
    fc.asyncProperty(
      principal,
      fc.array(rule, { minLength: 1, maxLength: 3 }),
      fc.array(row, { minLength: 1, maxLength: 5 }),
      fc.option(visibility, { nil: null }),
      async (reader, read, rows, seen) => {
        const entity = { ...crate, access: { ...crate.access, read }, ...(seen && { visibility: seen }) };
        const ability = buildAbility({ principal: reader, rules: [entity] });
        const inBrowser = rows.flatMap((one, index) =>
          ability.can('read', rowOf('Crate', one)) ? [String(index)] : [],
        );
        const granted = new Reader(reader).entityCondition(entity, 'read');
        const onServer = rows.flatMap((one, index) =>
          granted !== null && matchesCondition(granted, one) ? [String(index)] : [],
        );
        const inDatabase = await database.withTenant('t', async (tx) => {
          await store(tx, rows);
          return idsBySql(tx, reader, entity);
        });
        expect(onServer).toEqual(inBrowser);
        expect(inDatabase).toEqual(inBrowser);
      },
    ),
    { numRuns: 400 },
  );
}, 60_000);
