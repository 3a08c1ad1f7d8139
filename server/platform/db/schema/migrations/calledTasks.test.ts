import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { entities } from '#server/generated/entities.gen.ts';
import type { DatabaseHandle } from '#server/platform/db/database.ts';
import { openMigratedDatabase } from '#server/testing/testDatabase.ts';
import { migrate } from '../migrate.ts';

let database: DatabaseHandle;
const milestone = (id: string) => `'/startup/s1/file/milestones?milestone=${id}'`;

/** Of an Arabic and of an English organisation, one that somebody has called otherwise, and one by hand. */
const former = `insert into task (tenant_id, id, name, task_type, url) values
  ('t1', 'arabic', 'حقّق مرحلتك – أول عميل', 'normal', ${milestone('a')}),
  ('t1', 'english', 'Reach your milestone – First – second', 'normal', ${milestone('b')}),
  ('t1', 'otherwise', 'Call the bank', 'normal', ${milestone('c')}),
  ('t1', 'written', 'Reach your milestone – soon', 'normal', '/tasks')`;

beforeAll(async () => {
  database = await openMigratedDatabase();
  await database.withSchemaLock(async (tx) => {
    await sql`alter table task drop column text_key, drop column text_values`.execute(tx);
    await sql`delete from migration where name = '0046_called_tasks'`.execute(tx);
  });
  await database.withTenant('t1', (tx) => sql.raw(former).execute(tx));
  await migrate(database, Object.values(entities));
}, 60_000);
afterAll(() => database.close());

it('keeps by which text tasks for milestones are called, whatever language it was written in', async () => {
  const { rows } = await database.withSystem((tx) =>
    sql`select id, text_key as key, text_values as values from task order by id`.execute(tx),
  );
  const key = 'automation.milestoneAhead.name_1';
  expect(rows).toEqual([
    { id: 'arabic', key, values: { name: 'أول عميل' } },
    { id: 'english', key, values: { name: 'First – second' } },
    { id: 'otherwise', key: null, values: null },
    { id: 'written', key: null, values: null },
  ]);
});
