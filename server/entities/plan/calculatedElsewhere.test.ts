/** What is calculated of other records is made of those that the reader may read, and lists are sorted by it. */
import { CompiledQuery, sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Calculation } from '#domain/model/calculation.ts';
import { Reader } from '#server/access/Reader.ts';
import { EntityCatalog } from '#server/entities/catalogue/EntityCatalog.ts';
import { principalFixture } from '#server/entities/testing/harbour.ts';
import type { DatabaseHandle } from '#server/platform/db/database.ts';
import { migrate } from '#server/platform/db/schema/migrate.ts';
import { entityFixture, fieldFixture } from '#server/testing/entityFixture.ts';
import { openEmptyDatabase } from '#server/testing/testDatabase.ts';
import { calculatedElsewhere } from './calculatedElsewhere.ts';
import { PlanState } from './PlanState.ts';

const shelf = entityFixture({
  name: 'Shelf',
  table: 'shelf',
  fields: [
    fieldFixture({ name: 'width', type: 'int', column: 'width' }),
    fieldFixture({ name: 'books', type: 'many', column: null, entity: 'Book', inverse: 'shelf' }),
  ],
});
const book = entityFixture({
  name: 'Book',
  table: 'book',
  fields: [
    fieldFixture({ name: 'shelf', type: 'ref', column: 'shelf_id', entity: 'Shelf', onDelete: 'cascade' }),
    fieldFixture({ name: 'price', type: 'money', column: 'price' }),
    fieldFixture({ name: 'isOut', type: 'bool', column: 'is_out' }),
    fieldFixture({ name: 'keeper', type: 'text', column: 'keeper' }),
    fieldFixture({
      name: 'worth',
      type: 'money',
      column: 'worth',
      read: [{ where: { keeper: '$user.id' }, source: 'fixture:1' }],
    }),
  ],
});
const hidden = { ...book, access: { ...book.access, read: [{ where: { keeper: '$user.id' }, source: 'fixture:2' }] } };

let database: DatabaseHandle;
beforeAll(async () => {
  database = await openEmptyDatabase();
  await migrate(database, [shelf, book]);
  await database.withTenant('t1', async (tx) => {
    await sql`insert into shelf (tenant_id, id, width) values ('t1', 's1', 80), ('t1', 's2', 120)`.execute(tx);
    await sql`insert into book (tenant_id, id, shelf_id, price, is_out, keeper, worth) values
      ('t1', 'b1', 's1', 10, true, 'u1', 100), ('t1', 'b2', 's1', 20.5, false, 'u2', 7),
      ('t1', 'b3', 's1', null, true, 'u1', 50)`.execute(tx);
  });
}, 60_000);
afterAll(() => database.close());

/** The value of each shelf, or of each book, for whoever is `u1`. */
async function valuesOf(calculate: Calculation, type: 'int' | 'money' | 'bool', books = book, of = 'Shelf') {
  const catalog = new EntityCatalog({ Shelf: shelf, Book: books });
  const principal = principalFixture('Staff');
  const state = new PlanState(catalog, new Reader(principal));
  const field = fieldFixture({ name: 'found', type, column: null, calculate });
  const value = calculatedElsewhere(state, catalog.get(of), field, 'r');
  const text = `select (${value})::text as value from ${of.toLowerCase()} as r order by r.id`;
  return database.withTenant('t1', async (tx) => {
    const found = await tx.executeQuery<{ value: string | null }>(
      CompiledQuery.raw(text, [...state.parameters.values]),
    );
    return found.rows.map((row) => row.value);
  });
}

describe('what is calculated of other records', () => {
  it('counts them, those among them that meet a condition, and nought where there is none', async () => {
    expect(await valuesOf({ over: 'books', how: 'size' }, 'int')).toEqual(['3', '0']);
    expect(await valuesOf({ over: 'books', how: 'size', where: { field: 'isOut' } }, 'int')).toEqual(['2', '0']);
    expect(await valuesOf({ over: 'books', how: 'exists', where: { field: 'isOut' } }, 'bool')).toEqual([
      'true',
      'false',
    ]);
  });

  it('adds up, and has no least, no most and no average of nothing', async () => {
    const of: Calculation = { field: 'price' };
    expect(await valuesOf({ over: 'books', how: 'sum', of }, 'money')).toEqual(['30.50', '0.00']);
    expect(await valuesOf({ over: 'books', how: 'min', of }, 'money')).toEqual(['10.00', null]);
    expect(await valuesOf({ over: 'books', how: 'max', of }, 'money')).toEqual(['20.50', null]);
    expect(await valuesOf({ over: 'books', how: 'average', of }, 'money')).toEqual(['15.25', null]);
  });

  it('goes along references, and on from there', async () => {
    const wide: Calculation = { operator: '*', of: [{ along: ['shelf'], field: 'width' }, { value: 2 }] };
    expect(await valuesOf(wide, 'int', book, 'Book')).toEqual(['160', '160', '160']);
  });

  it('leaves out records and values that the reader may not read', async () => {
    expect(await valuesOf({ over: 'books', how: 'size' }, 'int', hidden)).toEqual(['2', '0']);
    expect(await valuesOf({ over: 'books', how: 'sum', of: { field: 'worth' } }, 'money')).toEqual(['150.00', '0.00']);
  });
});
