import { PGlite } from '@electric-sql/pglite';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { DatabaseHandle } from './database.ts';
import { embeddedDatabase } from './embeddedDatabase.ts';

let database: DatabaseHandle;
beforeAll(async () => {
  database = embeddedDatabase(await PGlite.create());
}, 120_000);
afterAll(() => database.close());

const STATEMENTS = 60;
const slow = sql`select sum(n) from generate_series(1, 20000) as n`;

it.each([
  ['in transactions of their own', 1],
  ['in one transaction', STATEMENTS],
])(
  'statement after statement on the embedded database lets others in: %s',
  async (_how, inEach) => {
    let turns = 0;
    const others = setInterval(() => (turns += 1), 1);
    for (let done = 0; done < STATEMENTS; done += inEach) {
      await database.withSchemaLock(async (tx) => {
        for (let one = 0; one < inEach; one++) await slow.execute(tx);
      });
    }
    clearInterval(others);
    expect(turns).toBeGreaterThanOrEqual(3);
  },
  60_000,
);
