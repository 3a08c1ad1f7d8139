import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { EntityMeta } from '#domain/model/entity.ts';
import { entityFixture, fieldFixture } from '#server/testing/entityFixture.ts';
import { openEmptyDatabase } from '#server/testing/testDatabase.ts';
import type { DatabaseHandle, Tx } from './database.ts';
import { migrate } from './schema/migrate.ts';

const boat: EntityMeta = entityFixture({
  name: 'Boat',
  table: 'boat',
  fields: [
    fieldFixture({ name: 'name', type: 'text', column: 'name', required: true }),
    fieldFixture({ name: 'harbour', type: 'ref', column: 'harbour_id', entity: 'Harbour', onDelete: 'setNull' }),
    fieldFixture({ name: 'crew', type: 'refs', column: 'crew_ids', entity: 'Boat' }),
  ],
});
const harbour: EntityMeta = entityFixture({
  name: 'Harbour',
  table: 'harbour',
  fields: [fieldFixture({ name: 'name', type: 'text', column: 'name', required: true, unique: true })],
});

let database: DatabaseHandle;

const insertHarbour = (tx: Tx, tenantId: string, id: string) =>
  sql`insert into harbour (tenant_id, id, name) values (${tenantId}, ${id}, ${`Harbour ${id}`})`.execute(tx);
const harbourIds = async (tx: Tx) =>
  (await sql<{ id: string }>`select id from harbour order by id`.execute(tx)).rows.map((r) => r.id);

beforeAll(async () => {
  database = await openEmptyDatabase();
  await migrate(database, [boat, harbour]);
}, 60_000);
afterAll(() => database.close());

describe('the tenant wall', () => {
  beforeAll(async () => {
    await database.withTenant('a', (tx) => insertHarbour(tx, 'a', 'h1'));
    await database.withTenant('b', (tx) => insertHarbour(tx, 'b', 'h2'));
  });

  it('shows a tenant its own rows only, without any condition in the query', async () => {
    expect(await database.withTenant('a', harbourIds)).toEqual(['h1']);
    expect(await database.withTenant('b', harbourIds)).toEqual(['h2']);
    expect(await database.withTenant('', harbourIds)).toEqual([]);
  });

  it('refuses a row written for another tenant', async () => {
    await expect(database.withTenant('a', (tx) => insertHarbour(tx, 'b', 'h3'))).rejects.toThrow(/row-level security/);
  });

  it('shows all tenants to work that asks for it', async () => {
    expect(await database.withSystem(harbourIds)).toEqual(['h1', 'h2']);
  });

  it('keeps references inside the tenant', async () => {
    const insert = (harbourId: string) => (tx: Tx) =>
      sql`insert into boat (tenant_id, id, name, harbour_id) values ('a', ${`b-${harbourId}`}, 'Boat', ${harbourId})`.execute(
        tx,
      );
    await database.withTenant('a', insert('h1'));
    await expect(database.withTenant('a', insert('h2'))).rejects.toThrow(/foreign key/);
  });

  it('reads one statement behind the wall', async () => {
    const rows = await database.readInTenant('b', { sql: 'select id from harbour where id <> $1', parameters: ['x'] });
    expect(rows).toEqual([{ id: 'h2' }]);
  });
});

describe('transactions', () => {
  it('lets a nested call join the open transaction and rolls both back together', async () => {
    const failing = database.withTenant('c', async (tx) => {
      await insertHarbour(tx, 'c', 'outer');
      await database.withTenant('c', (inner) => insertHarbour(inner, 'c', 'inner'));
      expect(await harbourIds(tx)).toEqual(['inner', 'outer']);
      throw new Error('undo');
    });
    await expect(failing).rejects.toThrow('undo');
    expect(await database.withTenant('c', harbourIds)).toEqual([]);
  });

  it('refuses to look at another tenant from inside a transaction', async () => {
    await expect(database.withTenant('a', () => database.withTenant('b', harbourIds))).rejects.toThrow(/tenant b/);
  });
});

describe('tables of entities', () => {
  it('adds a new column to a table that has rows, and leaves the second run nothing to do', async () => {
    const grown: EntityMeta = {
      ...harbour,
      fields: [...harbour.fields, fieldFixture({ name: 'depth', type: 'int', column: 'depth', required: true })],
    };
    await migrate(database, [boat, grown]);
    await migrate(database, [boat, grown]);
    const { rows } = await database.withTenant('a', (tx) => sql`select id, depth from harbour`.execute(tx));
    expect(rows).toEqual([{ id: 'h1', depth: null }]);
  });

  it('empties only the reference when its target is deleted', async () => {
    await database.withTenant('a', (tx) => sql`delete from harbour where id = 'h1'`.execute(tx));
    const { rows } = await database.withTenant('a', (tx) => sql`select tenant_id, harbour_id from boat`.execute(tx));
    expect(rows).toEqual([{ tenant_id: 'a', harbour_id: null }]);
  });
});
