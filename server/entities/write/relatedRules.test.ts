/** Rules that follow a relation, in reading and in writing: voyages are those of the skipper of their boat. */
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { DatabaseHandle } from '#server/platform/db/database.ts';
import { migrate } from '#server/platform/db/schema/migrate.ts';
import { openEmptyDatabase } from '#server/testing/testDatabase.ts';
import { ask } from '../testing/ask.ts';
import { contextOf } from '../testing/contextOf.ts';
import { boat, harbourCatalog, principalFixture, skipper, voyage } from '../testing/harbour.ts';
import { EntityWriter } from './EntityWriter.ts';

let database: DatabaseHandle;
const writer = new EntityWriter(harbourCatalog);
const mentor = principalFixture('Mentor', { id: 's2' });
const asMentor = () => contextOf(database, mentor);

const notFound = { extensions: { code: 'NotFoundError' } };
const forbidden = { extensions: { code: 'ForbiddenError' } };
const names = () => database.readInTenant('a', { sql: 'select name from voyage order by name', parameters: [] });

beforeAll(async () => {
  database = await openEmptyDatabase();
  await migrate(database, [skipper, boat, voyage]);
  for (const tenant of ['a', 'b']) {
    await database.withTenant(tenant, async (tx) => {
      await sql`insert into skipper (tenant_id, id, name) values (${tenant}, 's1', 'Ada'), (${tenant}, 's2', 'Ben')`.execute(
        tx,
      );
      await sql`insert into boat (tenant_id, id, name, skipper_id, owners_ids) values
        (${tenant}, 'own', 'Own', 's2', '{s2}'), (${tenant}, 'sailed', 'Sailed', 's2', '{s1}'),
        (${tenant}, 'other', 'Other', 's1', '{s2}')`.execute(tx);
    });
  }
  // In tenant b, boat "other" is Ben's as well: it says nothing about tenant a.
  await database.withTenant('b', (tx) => sql`update boat set skipper_id = 's2' where id = 'other'`.execute(tx));
}, 60_000);
afterAll(() => database.close());

beforeEach(() =>
  database.withTenant('a', async (tx) => {
    await sql`delete from voyage`.execute(tx);
    await sql`insert into voyage (tenant_id, id, name, price, boat_id) values ('a', 'v1', 'North', 10, 'own'),
      ('a', 'v2', 'South', 20, 'sailed'), ('a', 'v3', 'East', 30, 'other'), ('a', 'v4', 'West', 40, null)`.execute(tx);
  }),
);

describe('reading', () => {
  it('shows the records that the relation admits, and counts no others', async () => {
    const { value } = await ask(database, mentor, '{ voyages { totalCount results { name } } }');
    expect(value).toEqual({ totalCount: 2, results: [{ name: 'North' }, { name: 'South' }] });
  });

  it('withholds a field where its own rule follows a relation', async () => {
    const { value, denied } = await ask(database, mentor, '{ voyages { results { name price } } }');
    expect(value).toEqual({
      results: [
        { name: 'North', price: 10 },
        { name: 'South', price: null },
      ],
    });
    expect(denied).toEqual(['voyages.results.price']);
  });

  it('reads, filters, sorts and counts by a reference that others lead to', async () => {
    const admin = principalFixture('Admin', { id: 's1' });
    const { value } = await ask(
      database,
      admin,
      '{ voyages(filter: { skipper: { IS: "s2" } }) { results { name skipper { name } } counts(by: "skipper") { label count } } }',
    );
    expect(value).toEqual({
      results: [
        { name: 'North', skipper: { name: 'Ben' } },
        { name: 'South', skipper: { name: 'Ben' } },
      ],
      counts: [{ label: 'Ben', count: 2 }],
    });
    const others = async (filter: string) =>
      (await ask(database, admin, `{ voyages(filter: { skipper: ${filter} }) { results { name } } }`)).value;
    const named = (...voyages: string[]) => ({ results: voyages.map((name) => ({ name })) });
    expect(await others('{ IS_NOT: "s2" }')).toEqual(named('East', 'West'));
    expect(await others('{ NOT_EXISTS: true }')).toEqual(named('West'));
    expect(await others('{ OR: [{ IS: "s1" }, { IS: "s2" }] }')).toEqual(named('North', 'South', 'East'));
    expect(await others('{ OR: [{ IS: "s1" }, { NOT_EXISTS: true }] }')).toEqual(named('East', 'West'));
    const sorted = await ask(
      database,
      admin,
      '{ voyages(sort: [{ field: "skipper", direction: "DESC" }]) { results { name skipper { name } } } }',
    );
    expect(sorted.value).toMatchObject({
      results: [{ name: 'West', skipper: null }, { name: 'South' }, { name: 'North' }, { name: 'East' }],
    });
  });

  it('says of each record what may be done with it', async () => {
    const { value } = await ask(database, mentor, '{ voyages { results { may { update delete readonly } } } }');
    expect(value).toEqual({
      results: [
        { may: { update: true, delete: true, readonly: [] } },
        { may: { update: true, delete: true, readonly: ['price'] } },
      ],
    });
  });
});

describe('writing', () => {
  it('makes records where the relation admits them', async () => {
    await expect(writer.create(asMentor(), 'Voyage', { name: 'Near', boat: 'own' })).resolves.toBeTypeOf('string');
    await expect(writer.create(asMentor(), 'Voyage', { name: 'Far', boat: 'other' })).rejects.toMatchObject(forbidden);
    await expect(writer.create(asMentor(), 'Voyage', { name: 'Nowhere' })).rejects.toMatchObject(forbidden);
    expect((await names()).map(({ name }) => name)).toEqual(['East', 'Near', 'North', 'South', 'West']);
  });

  it('asks the record as it was, and as it would be', async () => {
    await expect(writer.update(asMentor(), 'Voyage', 'v3', { name: 'Mine' })).rejects.toMatchObject(notFound);
    await expect(writer.update(asMentor(), 'Voyage', 'v1', { boat: 'other' })).rejects.toMatchObject(forbidden);
    await expect(writer.update(asMentor(), 'Voyage', 'v1', { boat: null })).rejects.toMatchObject(forbidden);
    await expect(writer.update(asMentor(), 'Voyage', 'v1', { boat: 'sailed' })).resolves.toBeUndefined();
    const [moved] = await database.readInTenant('a', {
      sql: `select boat_id from voyage where id = 'v1'`,
      parameters: [],
    });
    expect(moved).toEqual({ boat_id: 'sailed' });
  });

  it('asks fields with rules of their own, before and after', async () => {
    await expect(writer.update(asMentor(), 'Voyage', 'v1', { price: 11 })).resolves.toBeUndefined();
    await expect(writer.update(asMentor(), 'Voyage', 'v2', { price: 21 })).rejects.toThrow(/change price/);
    await expect(writer.update(asMentor(), 'Voyage', 'v1', { price: 12, boat: 'sailed' })).rejects.toThrow(/price/);
    await expect(writer.update(asMentor(), 'Voyage', 'v2', { price: 22, boat: 'own' })).rejects.toThrow(/price/);
  });

  it('deletes what the relation admits', async () => {
    await expect(writer.delete(asMentor(), 'Voyage', 'v3')).rejects.toMatchObject(notFound);
    await writer.delete(asMentor(), 'Voyage', 'v2');
    expect((await names()).map(({ name }) => name)).toEqual(['East', 'North', 'West']);
  });
});
