/** Browser ability = SQL filter, over random rules and rows, with the records that they are related to. */
import fc from 'fast-check';
import { CompiledQuery, sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildAbility, rowOf } from '#domain/access/buildAbility.ts';
import type { AccessRule, Condition, Principal, VisibilityRule, VisibilitySetting } from '#domain/model/access.ts';
import type { EntityMeta } from '#domain/model/entity.ts';
import { EntityCatalog } from '#server/entities/catalogue/EntityCatalog.ts';
import type { DatabaseHandle, Tx } from '#server/platform/db/database.ts';
import { migrate } from '#server/platform/db/schema/migrate.ts';
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
    fieldFixture({ name: 'shelf', type: 'ref', column: 'shelf_id', entity: 'Shelf', onDelete: 'setNull' }),
    fieldFixture({ name: 'spares', type: 'refs', column: 'spares_ids', entity: 'Shelf' }),
    fieldFixture({ name: 'seals', type: 'many', column: null, entity: 'Seal', inverse: 'crate' }),
    fieldFixture({ name: 'watchers', type: 'many', column: null, entity: 'Watcher', inverse: 'crates' }),
  ],
});
const hall = entityFixture({
  name: 'Hall',
  table: 'hall',
  fields: [fieldFixture({ name: 'title', type: 'text', column: 'title' })],
});
const shelf = entityFixture({
  name: 'Shelf',
  table: 'shelf',
  fields: [
    fieldFixture({ name: 'level', type: 'float', column: 'level' }),
    fieldFixture({ name: 'tags', type: 'textList', column: 'tags' }),
    fieldFixture({ name: 'hall', type: 'ref', column: 'hall_id', entity: 'Hall', onDelete: 'setNull' }),
  ],
});
const seal = entityFixture({
  name: 'Seal',
  table: 'seal',
  fields: [
    fieldFixture({ name: 'mark', type: 'text', column: 'mark' }),
    fieldFixture({ name: 'crate', type: 'ref', column: 'crate_id', entity: 'Crate', onDelete: 'cascade' }),
  ],
});
const watcher = entityFixture({
  name: 'Watcher',
  table: 'watcher',
  fields: [
    fieldFixture({ name: 'mark', type: 'text', column: 'mark' }),
    fieldFixture({ name: 'crates', type: 'refs', column: 'crates_ids', entity: 'Crate' }),
  ],
});
const world = { Crate: crate, Hall: hall, Shelf: shelf, Seal: seal, Watcher: watcher };

const halls = [
  { id: 'hall0', title: 'a' },
  { id: 'hall1', title: null },
];
const shelves = [
  { id: 'shelf0', level: 0, tags: ['a', 'B'], hall: halls[0] ?? null },
  { id: 'shelf1', level: 7, tags: [], hall: halls[1] ?? null },
  { id: 'shelf2', level: null, tags: ['u1'], hall: null },
];

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
  { 'shelf.hall.title': { in: '$user.programs' } },
  { 'seals.mark': '$user.id' },
  { 'watchers.mark': { nin: '$user.startups' } },
);
const leaf = fc.oneof(
  comparisons(text, true).map((test) => ({ title: test })),
  comparisons(anything, true).map((test) => ({ owner: test })),
  comparisons(number, true).map((test) => ({ weight: test })),
  comparisons(fc.boolean(), false).map((test) => ({ isOpen: test })),
  comparisons(time, true).map((test) => ({ packedAt: test })),
  comparisons(text, false).map((test) => ({ tags: test })),
  comparisons(number, true).map((test) => ({ 'shelf.level': test })),
  comparisons(text, false).map((test) => ({ 'shelf.tags': test })),
  comparisons(text, true).map((test) => ({ 'shelf.hall.title': test })),
  comparisons(number, true).map((test) => ({ 'spares.level': test })),
  comparisons(text, true).map((test) => ({ 'spares.hall.title': test })),
  comparisons(text, true).map((test) => ({ 'seals.mark': test })),
  comparisons(text, true).map((test) => ({ 'watchers.mark': test })),
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
  shelf: orNull(fc.constantFrom(...shelves)),
  spares: fc.subarray(shelves),
  seals: fc.array(fc.record({ mark: orNull(text) }), { maxLength: 2 }),
  watchers: fc.array(fc.record({ mark: orNull(text) }), { maxLength: 2 }),
});
type Row = typeof row extends fc.Arbitrary<infer Value> ? Value : never;

const nothing = { title: null, owner: null, weight: null, isOpen: null, packedAt: null };
const emptyRow: Row = { ...nothing, tags: [], shelf: null, spares: [], seals: [], watchers: [] };

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
  await migrate(database, Object.values(world));
  await database.withTenant('t', async (tx) => {
    for (const { id, title } of halls)
      await sql`insert into hall (tenant_id, id, title) values ('t', ${id}, ${title})`.execute(tx);
    for (const { id, level, tags, hall: at } of shelves) {
      await sql`insert into shelf (tenant_id, id, level, tags, hall_id)
        values ('t', ${id}, ${level}, ${tags}, ${at?.id ?? null})`.execute(tx);
    }
  });
}, 60_000);
afterAll(() => database.close());

async function store(tx: Tx, rows: readonly Row[]): Promise<void> {
  for (const table of ['watcher', 'seal', 'crate']) await sql`delete from ${sql.table(table)}`.execute(tx);
  for (const [index, one] of rows.entries()) {
    const id = String(index);
    const spares = one.spares.map((spare) => spare.id);
    await sql`insert into crate (tenant_id, id, title, owner_id, weight, is_open, packed_at, tags, shelf_id, spares_ids)
      values ('t', ${id}, ${one.title}, ${one.owner}, ${one.weight}, ${one.isOpen}, ${one.packedAt}, ${one.tags},
        ${one.shelf?.id ?? null}, ${spares})`.execute(tx);
    for (const [at, { mark }] of one.seals.entries())
      await sql`insert into seal (tenant_id, id, mark, crate_id) values ('t', ${`${id}.${at}`}, ${mark}, ${id})`.execute(
        tx,
      );
    for (const [at, { mark }] of one.watchers.entries()) {
      await sql`insert into watcher (tenant_id, id, mark, crates_ids)
        values ('t', ${`${id}.${at}`}, ${mark}, ${['none', id]})`.execute(tx);
    }
  }
}

async function idsBySql(tx: Tx, reader: Principal, entity: EntityMeta): Promise<string[]> {
  const granted = new Reader(reader).entityCondition(entity, 'read');
  if (granted === null) return [];
  const parameters = new SqlParameters();
  const model = new EntityCatalog({ ...world, Crate: entity }).get('Crate');
  const where = conditionSql(granted, { model, alias: 'c', parameters });
  const { rows } = await tx.executeQuery<{ id: string }>(
    CompiledQuery.raw(`select id from crate c where ${where} order by id::int`, parameters.values),
  );
  return rows.map((found) => found.id);
}

it('answers alike in the browser and in the database', async () => {
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
        const inDatabase = await database.withTenant('t', async (tx) => {
          await store(tx, rows);
          return idsBySql(tx, reader, entity);
        });
        expect(inDatabase).toEqual(inBrowser);
      },
    ),
    { numRuns: 400 },
  );
}, 60_000);

const anyone: Principal = {
  id: 'u1',
  tenantId: 't',
  roleTypes: [],
  startupIds: [],
  assignedStartupIds: [],
  programIds: [],
  grants: {},
};

/** Shelves with a level of 0, of 7 and of none, and no shelf at all. */
it.each<[Condition, string[]]>([
  [{ 'shelf.level': { ne: null } }, ['0', '1']],
  [{ 'shelf.level': { nin: [null] } }, ['0', '1']],
  [{ 'shelf.level': { nin: [null, 0] } }, ['1']],
  [{ 'shelf.level': { ne: 0 } }, ['1', '2', '3']],
  [{ not: { 'shelf.level': { ne: null } } }, ['2', '3']],
])('takes a missing relation for no value in %j', async (where, found) => {
  const entity = { ...crate, access: { ...crate.access, read: [{ where, source: 'fixture:1' }] } };
  const rows = [...shelves, null].map((at): Row => ({ ...emptyRow, shelf: at }));
  const ability = buildAbility({ principal: anyone, rules: [entity] });
  expect(rows.flatMap((one, index) => (ability.can('read', rowOf('Crate', one)) ? [String(index)] : []))).toEqual(
    found,
  );
  const inDatabase = await database.withTenant('t', async (tx) => {
    await store(tx, rows);
    return idsBySql(tx, anyone, entity);
  });
  expect(inDatabase).toEqual(found);
});
