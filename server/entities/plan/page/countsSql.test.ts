import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ask } from '#server/entities/testing/ask.ts';
import { boat, principalFixture, skipper } from '#server/entities/testing/harbour.ts';
import type { DatabaseHandle } from '#server/platform/db/database.ts';
import { migrate } from '#server/platform/db/schema/migrate.ts';
import { ForbiddenError } from '#server/platform/errors/errors.ts';
import { openEmptyDatabase } from '#server/testing/testDatabase.ts';

let database: DatabaseHandle;
const admin = principalFixture('Admin', { id: 's1' });
const mentor = principalFixture('Mentor', { id: 's2' });

beforeAll(async () => {
  database = await openEmptyDatabase();
  await migrate(database, [skipper, boat]);
  await database.withTenant('a', async (tx) => {
    await sql`insert into skipper (tenant_id, id, name, salary) values ('a', 's1', 'Ada', 10), ('a', 's2', 'Ben', 20)`.execute(
      tx,
    );
    await sql`insert into boat (tenant_id, id, name, launched_at, is_private, marks, skipper_id) values
      ('a', 'b1', 'Albatros', '2026-01-02T00:00:00Z', false, '{red,blue}', 's1'),
      ('a', 'b2', 'Bounty', '2026-01-30T00:00:00Z', true, '{red}', 's1'),
      ('a', 'b3', 'Calypso', '2026-02-01T00:00:00Z', null, '{}', 's2'),
      ('a', 'b4', 'Dory', null, true, '{}', null)`.execute(tx);
  });
  await database.withTenant('b', (tx) =>
    sql`insert into boat (tenant_id, id, name, marks) values ('b', 'b9', 'Other', '{red}')`.execute(tx),
  );
}, 60_000);
afterAll(() => database.close());

const countBoats = async (principal: typeof admin, by: string, filter: object | null = null) =>
  (
    await ask(
      database,
      principal,
      `query($filter: JSON) { boats(filter: $filter) { counts(by: "${by}") { value label count } } }`,
      { filter },
    )
  ).value;

it('names the record that a group stands for, most first', async () => {
  expect(await countBoats(admin, 'skipper')).toEqual({
    counts: [
      { value: 's1', label: 'Ada', count: 2 },
      { value: 's2', label: 'Ben', count: 1 },
      { value: null, label: null, count: 1 },
    ],
  });
});

it('counts a row once for each value of a list, and those without any as having none', async () => {
  expect(await countBoats(admin, 'marks')).toEqual({
    counts: [
      { value: 'red', label: null, count: 2 },
      { value: null, label: null, count: 2 },
      { value: 'blue', label: null, count: 1 },
    ],
  });
});

it('counts days by month', async () => {
  expect(await countBoats(admin, 'launchedAt', { name: { IS_NOT: 'Dory' } })).toEqual({
    counts: [
      { value: '2026-01', label: null, count: 2 },
      { value: '2026-02', label: null, count: 1 },
    ],
  });
});

it('counts only what the reader may read', async () => {
  expect(await countBoats(mentor, 'isPrivate')).toEqual({
    counts: [
      { value: 'false', label: null, count: 1 },
      { value: null, label: null, count: 1 },
    ],
  });
});

it('refuses to count by what the reader may never read', async () => {
  const text = '{ skippers { counts(by: "salary") { count } } }';
  await expect(ask(database, mentor, text)).rejects.toThrow(ForbiddenError);
});
