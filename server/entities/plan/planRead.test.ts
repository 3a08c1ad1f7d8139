import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { DatabaseHandle } from '#server/platform/db/database.ts';
import { migrate } from '#server/platform/db/schema/migrate.ts';
import { openEmptyDatabase } from '#server/testing/testDatabase.ts';
import { ask } from '../testing/ask.ts';
import { boat, principalFixture, skipper } from '../testing/harbour.ts';

let database: DatabaseHandle;
const admin = principalFixture('Admin', { id: 's1' });
const mentor = principalFixture('Mentor', { id: 's2' });

beforeAll(async () => {
  database = await openEmptyDatabase();
  await migrate(database, [skipper, boat]);
  await database.withTenant('a', async (tx) => {
    await sql`insert into skipper (tenant_id, id, name, email, salary) values
      ('a', 's1', 'Ada', 'ada@a.test', 1200.5), ('a', 's2', 'Ben', 'ben@a.test', 900), ('a', 's3', 'Cy_', null, null)`.execute(
      tx,
    );
    await sql`insert into boat (tenant_id, id, name, length, built_year, launched_at, insured_until, is_private, labels,
        berth, marks, skipper_id, owners_ids) values
      ('a', 'b1', 'Albatros', 12.5, 1999, '2026-01-02T03:04:05.678Z', '2026-12-31', false,
        '[{"language":"en","value":"Fast","extra":1}]', '{"pier":"A","place":7}', '{red,blue}', 's1', '{s2,s1}'),
      ('a', 'b2', 'Bounty', null, 1787, null, null, true, '[]', null, '{red}', 's1', '{}'),
      ('a', 'b3', 'Calypso', 42, null, null, null, null, '[]', null, '{}', 's2', '{s3}')`.execute(tx);
  });
  await database.withTenant('b', (tx) =>
    sql`insert into boat (tenant_id, id, name) values ('b', 'b9', 'Other')`.execute(tx),
  );
}, 60_000);
afterAll(() => database.close());

describe('reading one record', () => {
  it('gives scalars, dates, objects, labels, references and lists in one statement', async () => {
    const { value } = await ask(
      database,
      admin,
      `{ boat(id: "b1") { _id __typename name length builtYear launchedAt insuredUntil marks labels { value } berth { place }
        skipper { name salary greeting boats { name } } owners { name } } }`,
    );
    expect(value).toEqual({
      _id: 'b1',
      __typename: 'Boat',
      name: 'Albatros',
      length: 12.5,
      builtYear: 1999,
      launchedAt: '2026-01-02T03:04:05.678Z',
      insuredUntil: '2026-12-31',
      marks: ['red', 'blue'],
      labels: [{ value: 'Fast' }],
      berth: { place: 7 },
      skipper: { name: 'Ada', salary: 1200.5, greeting: 'Ahoy Ada', boats: [{ name: 'Albatros' }, { name: 'Bounty' }] },
      owners: [{ name: 'Ben' }, { name: 'Ada' }],
    });
  });

  it('works fragments, aliases, @skip and @include in', async () => {
    const { value } = await ask(
      database,
      admin,
      `query ($short: Boolean!) { boat(id: "b2") { ...Head title: name ... on Boat @skip(if: $short) { marks }
        skipper { name } skipper { id } length @include(if: $short) } } fragment Head on Boat { id ...More } fragment More on Boat { name }`,
      { short: true },
    );
    expect(value).toEqual({
      id: 'b2',
      name: 'Bounty',
      title: 'Bounty',
      skipper: { name: 'Ada', id: 's1' },
      length: null,
    });
  });

  it('gives more fields than a function of the database takes arguments', async () => {
    const keys = Array.from({ length: 70 }, (_, index) => `name${index}`);
    const { value } = await ask(
      database,
      admin,
      `{ boat(id: "b1") { ${keys.map((key) => `${key}: name`).join(' ')} } }`,
    );
    expect(value).toEqual(Object.fromEntries(keys.map((key) => [key, 'Albatros'])));
  });

  it('answers a missing, a forbidden and a foreign record alike', async () => {
    for (const id of ['nope', 'b2', 'b9']) {
      expect((await ask(database, mentor, `{ boat(id: "${id}") { name } }`)).value).toBeNull();
    }
    expect((await ask(database, null, '{ boat(id: "b1") { name } }')).value).toBeNull();
  });

  it('hides unreadable records of a nested list', async () => {
    const { value } = await ask(database, mentor, '{ skipper(id: "s1") { boats { name } } }');
    expect(value).toEqual({ boats: [{ name: 'Albatros' }] });
  });
});

describe('fields with rules of their own', () => {
  it('gives null for a denied field and names its path once', async () => {
    const { value, denied } = await ask(database, mentor, '{ boats { results { name skipper { pay: salary } } } }');
    expect(value).toEqual({
      results: [
        { name: 'Albatros', skipper: { pay: null } },
        { name: 'Calypso', skipper: { pay: null } },
      ],
    });
    expect(denied).toEqual(['boats.results.skipper.pay']);
  });

  it('withholds a field only on the rows where the rule denies it, and says so', async () => {
    const { value, denied } = await ask(
      database,
      mentor,
      '{ skippers(sort: [{ field: name, direction: ASC }]) { results { email } } }',
    );
    expect(value).toEqual({ results: [{ email: null }, { email: 'ben@a.test' }, { email: null }] });
    expect(denied).toEqual(['skippers.results.email']);
  });

  it('names nothing when every row shows the field', async () => {
    const { value, denied } = await ask(database, mentor, '{ skipper(id: "s2") { email } }');
    expect(value).toEqual({ email: 'ben@a.test' });
    expect(denied).toEqual([]);
  });

  it('refuses to filter or sort by a denied field, and does not search in it', async () => {
    const forbidden = { extensions: { code: 'ForbiddenError' } };
    await expect(
      ask(database, mentor, '{ skippers(filter: { salary: { GT: 1 } }) { totalCount } }'),
    ).rejects.toMatchObject(forbidden);
    await expect(
      ask(database, mentor, '{ skippers(filter: { or: [{ not: { salary: { GT: 1 } } }] }) { totalCount } }'),
    ).rejects.toMatchObject(forbidden);
    await expect(
      ask(database, mentor, '{ skippers(sort: [{ field: salary, direction: ASC }]) { totalCount } }'),
    ).rejects.toMatchObject(forbidden);
    await expect(
      ask(database, admin, '{ skippers(filter: { secretHash: { EXISTS: true } }) { totalCount } }'),
    ).rejects.toMatchObject({
      extensions: { code: 'ValidationError' },
    });
  });

  it('does not let a filter or an order tell the value of a withheld field', async () => {
    const count = async (filter: string) =>
      (await ask(database, mentor, `{ skippers(filter: { email: ${filter} }) { totalCount } }`)).value;
    expect(await count('{ CONTAINS: "ada" }')).toEqual({ totalCount: 0 });
    expect(await count('{ CONTAINS: "ben" }')).toEqual({ totalCount: 1 });
    // What is withheld is taken for missing, whatever it is: it is not Ada's, nor anybody's.
    for (const name of ['ada', 'nobody']) {
      expect(await count(`{ IS_NOT: "${name}@a.test" }`)).toEqual(await count('{ IS_NOT: "nobody@a.test" }'));
    }
    expect(await count('{ EXISTS: true }')).toEqual({ totalCount: 1 });
  });
});

describe('a page', () => {
  it('refuses to give its records twice rather than mix what was asked of them', async () => {
    const query = '{ boats { names: results { x: name } lengths: results { x: length } } }';
    await expect(ask(database, admin, query)).rejects.toMatchObject({ extensions: { code: 'ValidationError' } });
  });
});

describe('filters', () => {
  const names = async (filter: string) => {
    const { value } = await ask(database, admin, `{ boats(filter: ${filter}) { results { name } } }`);
    return (value as { results: { name: string }[] }).results.map((row) => row.name.charAt(0)).join('');
  };

  it.each([
    ['{ name: { IS: "Bounty" } }', 'B'],
    ['{ length: { IS: null } }', 'B'],
    ['{ name: { IS_NOT: "Bounty" } }', 'AC'],
    ['{ builtYear: { IS_NOT: 1999 } }', 'BC'],
    ['{ name: { CONTAINS: "AL" } }', 'AC'],
    ['{ name: { CONTAINS_ALL: ["al", "so"] } }', 'C'],
    ['{ name: { CONTAINS: "%" } }', ''],
    ['{ marks: { CONTAINS: "red" } }', 'AB'],
    ['{ marks: { CONTAINS_ALL: ["red", "blue"] } }', 'A'],
    ['{ marks: { NOT_EXISTS: true } }', 'C'],
    ['{ length: { EXISTS: true } }', 'AC'],
    ['{ length: { NOT_EXISTS: true } }', 'B'],
    ['{ length: { GT: 12.5 } }', 'C'],
    ['{ length: { GTE: 12.5 } }', 'AC'],
    ['{ builtYear: { LT: 1999 } }', 'B'],
    ['{ builtYear: { LTE: 1999, GT: 1787 } }', 'A'],
    ['{ launchedAt: { GTE: "2026-01-02T03:04:05.678Z" } }', 'A'],
    ['{ name: { OR: [{ IS: "Bounty" }, { CONTAINS: "caly" }] } }', 'BC'],
    ['{ skipper: { IS: "s1" } }', 'AB'],
    ['{ owners: { CONTAINS: "s3" } }', 'C'],
    ['{ or: [{ name: { IS: "Bounty" } }, { length: { GT: 40 } }] }', 'BC'],
    ['{ and: [{ marks: { CONTAINS: "red" } }, { not: { name: { IS: "Bounty" } } }] }', 'A'],
    ['{ not: { length: { GT: 40 } } }', 'AB'],
    ['{ or: [] }', ''],
  ])('%s finds %s', async (filter, found) => {
    expect(await names(filter)).toBe(found);
  });

  it.each([
    ['nested too deep', `${'{ not: '.repeat(30)}{ name: { IS: "x" } }${' }'.repeat(30)}`],
    ['too long', `{ name: { IS: [${'"x",'.repeat(1001)}] } }`],
  ])('are refused when they are %s', async (_, filter) => {
    await expect(names(filter)).rejects.toMatchObject({
      extensions: { code: 'ValidationError', fields: [{ path: 'filter', message: 'This filter is too large' }] },
    });
  });

  it('names a field whose value has the wrong type', async () => {
    await expect(
      ask(database, admin, '{ boats(filter: { length: { GT: "x" } }) { totalCount } }'),
    ).rejects.toMatchObject({
      extensions: { code: 'ValidationError', fields: [{ path: 'filter.length', message: 'Invalid field' }] },
    });
  });

  it('searches every word in the searchable fields', async () => {
    const found = await ask(database, admin, '{ skippers(search: "_") { results { name } totalCount } }');
    expect(found.value).toEqual({ results: [{ name: 'Cy_' }], totalCount: 1 });
    expect((await ask(database, mentor, '{ skippers(search: "900") { totalCount } }')).value).toEqual({
      totalCount: 0,
    });
    const countOf = async (search: string) =>
      (await ask(database, admin, `{ skippers(search: ${JSON.stringify(search)}) { totalCount } }`)).value;
    expect(await countOf('be en')).toEqual({ totalCount: 1 });
  });

  it('finds words without their accents, in any order, and takes one letter for the beginning of a word', async () => {
    await database.withTenant('a', async (tx) => {
      await sql`insert into skipper (tenant_id, id, name) values ('a', 'acc1', 'Zoé Łukasz'), ('a', 'acc2', 'Zoe Allard')`.execute(
        tx,
      );
    });
    const namesOf = async (search: string) => {
      const { value } = await ask(
        database,
        admin,
        `{ skippers(search: ${JSON.stringify(search)}) { results { name } } }`,
      );
      return (value as { results: { name: string }[] }).results.map(({ name }) => name).sort();
    };
    const both = ['Zoe Allard', 'Zoé Łukasz'];
    expect(await namesOf('zoe')).toEqual(both);
    expect(await namesOf('ZOÉ')).toEqual(both);
    expect(await namesOf('kasz zo')).toEqual(['Zoé Łukasz']);
    expect(await namesOf('zoe l')).toEqual(['Zoé Łukasz']);
    await database.withTenant('a', async (tx) => {
      await sql`delete from skipper where id in ('acc1', 'acc2')`.execute(tx);
    });
  });

  it('puts what is called so before what begins so, and both before what only has it somewhere', async () => {
    await database.withTenant('a', async (tx) => {
      await sql`insert into skipper (tenant_id, id, name) values ('a', 'r1', 'Anna Adalind Lee'), ('a', 'r2', 'Ada Lovelace'),
        ('a', 'r3', 'Ada L'), ('a', 'r4', 'Lea Adams'), ('a', 'r5', 'Àda Łukasz')`.execute(tx);
    });
    const names: string[] = [];
    for (let cursor: string | null = null; names.length < 5; ) {
      const { value } = await ask(
        database,
        admin,
        `{ skippers(search: "ada l", limit: 2${cursor === null ? '' : `, cursor: "${cursor}"`}) { next results { name } } }`,
      );
      const page = value as { next: string | null; results: { name: string }[] };
      names.push(...page.results.map(({ name }) => name));
      cursor = page.next;
      if (cursor === null) break;
    }
    expect(names[0]).toBe('Ada L');
    expect(names.slice(1, 3).sort()).toEqual(['Ada Lovelace', 'Àda Łukasz']);
    expect(names.slice(3).sort()).toEqual(['Anna Adalind Lee', 'Lea Adams']);
    await database.withTenant('a', async (tx) => {
      await sql`delete from skipper where id like 'r_'`.execute(tx);
    });
  });
});
