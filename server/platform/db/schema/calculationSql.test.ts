/** What the database keeps of a calculation is what the browser shows while typing, for whatever values. */
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { calculate } from '#domain/calculation/calculate.ts';
import type { Calculation } from '#domain/model/calculation.ts';
import type { EntityMeta } from '#domain/model/entity.ts';
import type { DatabaseHandle, Tx } from '#server/platform/db/database.ts';
import { migrate } from '#server/platform/db/schema/migrate.ts';
import { entityFixture, fieldFixture } from '#server/testing/entityFixture.ts';
import { openEmptyDatabase } from '#server/testing/testDatabase.ts';

const fields = [
  fieldFixture({ name: 'a', type: 'int', column: 'a' }),
  fieldFixture({ name: 'b', type: 'float', column: 'b' }),
  fieldFixture({ name: 'isOn', type: 'bool', column: 'is_on' }),
];
const withTotal = (calculation: Calculation, type: 'int' | 'float' | 'money' = 'float'): EntityMeta =>
  entityFixture({
    name: 'Sum',
    table: 'sum_of',
    fields: [...fields, fieldFixture({ name: 'total', type, column: 'total', readonly: true, calculate: calculation })],
  });

const { number } = fc.letrec<{ number: Calculation }>((tie) => ({
  number: fc.oneof(
    { maxDepth: 3 },
    fc.constantFrom<Calculation>({ field: 'a' }, { field: 'b' }),
    fc.integer({ min: -20, max: 20 }).map((value): Calculation => ({ value })),
    fc
      .tuple(fc.constantFrom('+', '-', '*', '/'), tie('number'), tie('number'))
      .map(([operator, left, right]): Calculation => ({ operator, of: [left, right] })),
    tie('number').map((negative): Calculation => ({ negative })),
    fc.tuple(fc.constantFrom('<', '>=', '==', '!='), tie('number'), tie('number'), tie('number')).map(
      ([operator, left, right, holds]): Calculation => ({
        when: { operator: '&&', of: [{ operator, of: [left, right] }, { not: { field: 'isOn' } }] },
        holds,
        fails: { field: 'b' },
      }),
    ),
  ),
}));

let database: DatabaseHandle;
beforeAll(async () => {
  database = await openEmptyDatabase();
}, 60_000);
afterAll(() => database.close());

describe('a calculated column', () => {
  it('holds what the browser calculates, and is made anew when the calculation is another', async () => {
    const values = fc.record({
      a: fc.option(fc.integer({ min: -1000, max: 1000 })),
      b: fc.option(fc.integer({ min: -8000, max: 8000 }).map((eighths) => eighths / 8)),
      isOn: fc.option(fc.boolean()),
    });
    const many = fc.array(values, { minLength: 6, maxLength: 6 });
    await fc.assert(
      fc.asyncProperty(number, fc.constantFrom('int', 'float', 'money'), many, async (calculation, type, rows) => {
        await migrate(database, [withTotal(calculation, type)]);
        const kept = await database.withTenant('t1', (tx) => keep(tx, rows));
        for (const [index, given] of rows.entries()) {
          const expected = calculate(calculation, given, type);
          if (expected === null) expect(kept[index]).toBeNull();
          else expect(Number(kept[index]) / (Number(expected) || 1)).toBeCloseTo(expected === 0 ? 0 : 1, 6);
        }
      }),
      { numRuns: 40, seed: 7 },
    );
  }, 120_000);
});

interface Given {
  readonly a: number | null;
  readonly b: number | null;
  readonly isOn: boolean | null;
}

/** Keeps rows and answers what the database has calculated for each. */
async function keep(tx: Tx, rows: readonly Given[]): Promise<readonly (string | null)[]> {
  await sql`delete from sum_of`.execute(tx);
  for (const [index, { a, b, isOn }] of rows.entries()) {
    await sql`insert into sum_of (tenant_id, id, a, b, is_on) values ('t1', ${String(index)}, ${a}, ${b}, ${isOn})`.execute(
      tx,
    );
  }
  const kept = await sql<{ total: string | null }>`select total::text as total from sum_of order by id`.execute(tx);
  return kept.rows.map(({ total }) => total);
}
