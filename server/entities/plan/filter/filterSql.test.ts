/** A filter by a reference that others lead to, where the field at the end has a rule that follows a relation itself. */
import { CompiledQuery, sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { Reader } from '#server/access/Reader.ts';
import { EntityCatalog } from '#server/entities/catalogue/EntityCatalog.ts';
import { principalFixture } from '#server/entities/testing/harbour.ts';
import type { DatabaseHandle } from '#server/platform/db/database.ts';
import { migrate } from '#server/platform/db/schema/migrate.ts';
import { entityFixture, fieldFixture } from '#server/testing/entityFixture.ts';
import { openEmptyDatabase } from '#server/testing/testDatabase.ts';
import { PlanState } from '../PlanState.ts';
import { filterSql } from './filterSql.ts';

const pilot = entityFixture({
  name: 'Pilot',
  table: 'pilot',
  fields: [fieldFixture({ name: 'name', type: 'text', column: 'name' })],
});
const ferry = entityFixture({
  name: 'Ferry',
  table: 'ferry',
  fields: [
    fieldFixture({ name: 'owner', type: 'ref', column: 'owner_id', entity: 'Pilot', onDelete: 'restrict' }),
    fieldFixture({
      name: 'pilot',
      type: 'ref',
      column: 'pilot_id',
      entity: 'Pilot',
      onDelete: 'restrict',
      read: [{ where: { 'owner.name': '$user.id' }, source: 'fixture:1' }],
    }),
  ],
});
const crossing = entityFixture({
  name: 'Crossing',
  table: 'crossing',
  fields: [
    fieldFixture({ name: 'ferry', type: 'ref', column: 'ferry_id', entity: 'Ferry', onDelete: 'cascade' }),
    fieldFixture({ name: 'pilot', type: 'ref', column: null, entity: 'Pilot', via: 'ferry.pilot' }),
    fieldFixture({ name: 'tickets', type: 'many', column: null, entity: 'Ticket', inverse: 'crossing' }),
  ],
});
const ticket = entityFixture({
  name: 'Ticket',
  table: 'ticket',
  fields: [
    fieldFixture({ name: 'crossing', type: 'ref', column: 'crossing_id', entity: 'Crossing', onDelete: 'cascade' }),
    fieldFixture({ name: 'seat', type: 'text', column: 'seat' }),
  ],
  access: {
    read: [
      { where: { 'crossing.ferry.owner.name': '$user.id' }, source: 'fixture:2' },
      { where: { 'crossing.ferry': 'f2', seat: 'open' }, source: 'fixture:3' },
    ],
    create: [],
    update: [],
    delete: [],
  },
});

const entities = { Pilot: pilot, Ferry: ferry, Crossing: crossing, Ticket: ticket };
const catalog = new EntityCatalog(entities);
let database: DatabaseHandle;

beforeAll(async () => {
  database = await openEmptyDatabase();
  await migrate(database, Object.values(entities));
  await database.withTenant('a', async (tx) => {
    await sql`insert into pilot (tenant_id, id, name) values ('a', 'p1', 'u1'), ('a', 'p2', 'u2')`.execute(tx);
    await sql`insert into ferry (tenant_id, id, owner_id, pilot_id) values
      ('a', 'f1', 'p1', 'p2'), ('a', 'f2', 'p2', 'p2'), ('a', 'f3', 'p1', 'p1')`.execute(tx);
    await sql`insert into crossing (tenant_id, id, ferry_id) values
      ('a', 'c1', 'f1'), ('a', 'c2', 'f2'), ('a', 'c3', 'f3')`.execute(tx);
    await sql`insert into ticket (tenant_id, id, crossing_id, seat) values
      ('a', 't1', 'c1', 'window'), ('a', 't2', 'c2', 'window'), ('a', 't3', 'c2', 'open'), ('a', 't4', 'c3', 'open')`.execute(
      tx,
    );
  });
}, 60_000);
afterAll(() => database.close());

it('asks the rule of the field at the end of the path of the record there', async () => {
  const state = new PlanState(catalog, new Reader(principalFixture('Mentor', { id: 'u1' })));
  const where = filterSql(state, catalog.get('Crossing'), { pilot: { IS: 'p2' } }, 'c');
  const { rows } = await database.withTenant('a', (tx) =>
    tx.executeQuery(CompiledQuery.raw(`select id from crossing as c where ${where}`, state.parameters.values)),
  );
  // The pilot of c2 is p2 as well, which is not for this reader to know: they do not own that ferry.
  expect(rows).toEqual([{ id: 'c1' }]);
});

it.each([
  [{ tickets: { SOME: { seat: { IS: 'window' } } } }, ['c1']],
  [{ tickets: { NONE: { seat: { IS: 'window' } } } }, ['c2', 'c3']],
  [{ tickets: { SOME: { seat: { IS: 'open' } } } }, ['c2', 'c3']],
])('asks rules of what belongs to a record of the record at hand, without looking it up: %o', async (filter, found) => {
  const state = new PlanState(catalog, new Reader(principalFixture('Mentor', { id: 'u1' })));
  const where = filterSql(state, catalog.get('Crossing'), filter, 'c');
  const { rows } = await database.withTenant('a', (tx) =>
    tx.executeQuery(
      CompiledQuery.raw(`select id from crossing as c where ${where} order by id`, state.parameters.values),
    ),
  );
  expect(rows.map((row) => (row as { id: string }).id)).toEqual(found);
  expect(where).not.toContain('"crossing"');
});
