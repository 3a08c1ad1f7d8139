import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openEmptyDatabase } from '#server/testing/testDatabase.ts';
import { attempt } from './attempt.ts';
import type { DatabaseHandle, Tx } from './database.ts';
import { migrate } from './schema/migrate.ts';

class Refusal extends Error {}
const isRefusal = (error: unknown): error is Refusal => error instanceof Refusal;

let database: DatabaseHandle;
beforeAll(async () => {
  database = await openEmptyDatabase();
  await migrate(database, []);
  await database.withSchemaLock((tx) => sql`create table line (word text)`.execute(tx));
}, 60_000);
afterAll(() => database.close());

const write = (tx: Tx, word: string) => sql`insert into line (word) values (${word})`.execute(tx);
const refuse = (tx: Tx, word: string) => async () => {
  await write(tx, word);
  throw new Refusal(word);
};
/** Everything is written and read by the owner: the table is nobody else's. */
const written = async () =>
  (await database.withSchemaLock((tx) => sql<{ word: string }>`delete from line returning word`.execute(tx))).rows.map(
    ({ word }) => word,
  );

it('undoes what is refused alone, and gives back what is done', async () => {
  await database.withSchemaLock(async (tx) => {
    await write(tx, 'before');
    expect(await attempt(tx, refuse(tx, 'refused'), isRefusal)).toEqual({ error: new Refusal('refused') });
    expect(await attempt(tx, async () => (await write(tx, 'done'), 7), isRefusal)).toEqual({ result: 7 });
  });
  expect(await written()).toEqual(['before', 'done']);
});

it('undoes all of what is refused around another refusal', async () => {
  await database.withSchemaLock(async (tx) => {
    const outer = async () => {
      await write(tx, 'outer');
      await attempt(tx, refuse(tx, 'inner'), isRefusal);
      throw new Refusal('outer');
    };
    expect(await attempt(tx, outer, isRefusal)).toEqual({ error: new Refusal('outer') });
    await write(tx, 'after');
  });
  expect(await written()).toEqual(['after']);
});

it('lets what is no refusal end the transaction', async () => {
  const fault = database.withSchemaLock(async (tx) => {
    await write(tx, 'lost');
    await attempt(tx, () => sql`select 1 / 0`.execute(tx), isRefusal);
  });
  await expect(fault).rejects.toThrow('division by zero');
  expect(await written()).toEqual([]);
});
