import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ask } from '#server/entities/testing/ask.ts';
import { boat, principalFixture, skipper } from '#server/entities/testing/harbour.ts';
import type { DatabaseHandle } from '#server/platform/db/database.ts';
import { migrate } from '#server/platform/db/schema/migrate.ts';
import { openEmptyDatabase } from '#server/testing/testDatabase.ts';

interface Page {
  readonly results: readonly { readonly id: string }[];
  readonly next: string | null;
  readonly prev: string | null;
}

const admin = principalFixture('Admin');
const query = `query ($sort: [JSON!], $cursor: String, $limit: Int) {
  boats(sort: $sort, cursor: $cursor, limit: $limit) { results { id } next prev } }`;

let database: DatabaseHandle;

async function page(variables: Record<string, unknown>): Promise<Page> {
  return (await ask(database, admin, query, variables)).value as Page;
}

/** All ids by following one side's cursors from a page on. */
async function follow(first: Page, side: 'next' | 'prev', variables: Record<string, unknown>): Promise<string[][]> {
  const pages = [first.results.map((row) => row.id)];
  for (let cursor = first[side]; cursor !== null; ) {
    const following = await page({ ...variables, cursor });
    pages.push(following.results.map((row) => row.id));
    cursor = following[side];
  }
  return pages;
}

async function lastPage(first: Page, variables: Record<string, unknown>): Promise<Page> {
  let current = first;
  while (current.next !== null) current = await page({ ...variables, cursor: current.next });
  return current;
}

beforeAll(async () => {
  database = await openEmptyDatabase();
  await migrate(database, [skipper, boat]);
  // Ties, nulls and times that differ by less than a millisecond.
  await database.withTenant('a', (tx) =>
    sql`insert into boat (tenant_id, id, name, length, built_year, launched_at, is_private)
      select 'a', 'b' || lpad(i::text, 2, '0'), (array['Ahab','Bounty','Ähre','calypso'])[1 + i % 4],
        case when i % 5 = 0 then null else (i % 7) / 3.0 end, case when i % 3 = 0 then null else 1900 + i % 4 end,
        case when i % 4 = 0 then null else timestamptz '2026-01-01' + (i % 6) * interval '7 microseconds' end,
        case when i % 3 = 0 then null else i % 2 = 0 end
      from generate_series(1, 23) as i`.execute(tx),
  );
}, 60_000);
afterAll(() => database.close());

describe('cursor paging', () => {
  const order = fc.record({
    field: fc.constantFrom('name', 'length', 'builtYear', 'launchedAt', 'isPrivate', '_id'),
    direction: fc.constantFrom('ASC', 'DESC'),
  });

  it('visits every row once, in the order of one big page, in both directions', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.uniqueArray(order, { maxLength: 3, selector: (one) => one.field }),
        fc.integer({ min: 1, max: 9 }),
        async (sort, limit) => {
          const whole = (await page({ sort, limit: 100 })).results.map((row) => row.id);
          expect(whole).toHaveLength(23);
          const first = await page({ sort, limit });
          expect(first.prev).toBeNull();
          expect((await follow(first, 'next', { sort, limit })).flat()).toEqual(whole);
          const last = await lastPage(first, { sort, limit });
          const backwards = await follow(last, 'prev', { sort, limit });
          expect(backwards.reverse().flat()).toEqual(whole);
        },
      ),
      { numRuns: 25, seed: 7 },
    );
  });

  it('can turn round in the middle', async () => {
    const first = await page({ limit: 5 });
    const second = await page({ limit: 5, cursor: first.next });
    const back = await page({ limit: 5, cursor: second.prev });
    expect(back.results).toEqual(first.results);
    expect(await page({ limit: 5, cursor: back.next })).toEqual(second);
  });

  it('refuses a cursor it did not give out for this order', async () => {
    const { next } = await page({ limit: 5 });
    const sort = [{ field: 'length', direction: 'ASC' }];
    const invalid = { extensions: { code: 'ValidationError', fields: [{ path: 'cursor' }] } };
    await expect(page({ limit: 5, sort, cursor: next })).rejects.toMatchObject(invalid);
    await expect(page({ limit: 5, cursor: 'bm9uc2Vuc2U' })).rejects.toMatchObject(invalid);
  });

  it('bounds the size of a page', async () => {
    await expect(page({ limit: 101 })).rejects.toMatchObject({ extensions: { fields: [{ path: 'limit' }] } });
    await expect(page({ limit: 0 })).rejects.toMatchObject({ extensions: { fields: [{ path: 'limit' }] } });
  });
});
