import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { entities } from '#server/generated/entities.gen.ts';
import type { DatabaseHandle } from '#server/platform/db/database.ts';
import { openMigratedDatabase } from '#server/testing/testDatabase.ts';
import { migrate } from '../migrate.ts';

let database: DatabaseHandle;

/** As the former version has left it: one task for February, which is late, and March. */
const former = [
  `insert into startup (tenant_id, id, name) values ('t1', 's1', 'Acme'), ('t1', 's2', 'Bolt')`,
  `insert into role (tenant_id, id, name, type) values ('t1', 'r1', 'Founder', '{Cofounder}')`,
  `insert into "user" (tenant_id, id, first_name, email, role_id)
    values ('t1', 'ada', 'Ada', 'a@t.test', 'r1'), ('t1', 'bo', 'Bo', 'b@t.test', 'r1')`,
  `insert into pending_data_form (tenant_id, id, type, date, startup_id, "from", "to") values
    ('t1', 'f1', 'METRICS', '2030-04-10', 's1', '2030-03-01', '2030-03-31'),
    ('t1', 'f2', 'METRICS', '2030-03-10', 's1', '2030-02-01', '2030-02-28'),
    ('t1', 'f3', 'METRICS', '2030-03-12', 's1', '2030-02-01', '2030-02-28')`,
  `insert into task (tenant_id, id, name, due_date, url, task_type, completion_status, startup_id) values
    ('t1', 'asked', 'Metrics', '2030-04-10', '/startup/s1/file/analytics', 'metrics', 'PENDING', 's1'),
    ('t1', 'stale', 'Metrics', '2030-04-10', '/startup/s2/file/analytics', 'metrics', 'PENDING', 's2'),
    ('t1', 'done', 'Metrics', '2030-01-10', '/startup/s1/file/analytics', 'metrics', 'COMPLETED', 's1')`,
  `insert into task_assignee (tenant_id, id, task_id, user_id, status, done) values
    ('t1', 'a1', 'asked', 'ada', 'pending', false), ('t1', 'a2', 'asked', 'bo', 'pending', false)`,
];

beforeAll(async () => {
  database = await openMigratedDatabase();
  await database.withSchemaLock(async (tx) => {
    await sql`alter table task drop column "from", drop column "to"`.execute(tx);
    await sql`delete from migration where name = '0043_tasks_of_periods'`.execute(tx);
  });
  for (const statement of former) await database.withTenant('t1', (tx) => sql.raw(statement).execute(tx));
  await migrate(database, Object.values(entities));
}, 60_000);
afterAll(() => database.close());

it('makes the one task for figures one for each period, of the same people; what is done or asked by nobody stays', async () => {
  const { rows } = await database.withSystem((tx) =>
    sql`select t.id = 'asked' as "isFormer", t.url, t."from"::text as "from", t."to"::text as "to", t.due_date::date::text as due,
        t.completion_status as status, (select string_agg(user_id, ' ' order by user_id) from task_assignee a where a.task_id = t.id) as people
      from task t order by t.due_date, t.url`.execute(tx),
  );
  const at = '/startup/s1/file/analytics';
  const open = { status: 'PENDING', people: 'ada bo' };
  const [february, march] = ['2030-02-01', '2030-03-01'];
  expect(rows).toEqual([
    { isFormer: false, url: at, from: null, to: null, due: '2030-01-10', status: 'COMPLETED', people: null },
    {
      isFormer: true,
      url: `${at}?from=${february}&to=2030-02-28`,
      from: february,
      to: '2030-02-28',
      due: '2030-03-10',
      ...open,
    },
    {
      isFormer: false,
      url: `${at}?from=${march}&to=2030-03-31`,
      from: march,
      to: '2030-03-31',
      due: '2030-04-10',
      ...open,
    },
    {
      isFormer: false,
      url: '/startup/s2/file/analytics',
      from: null,
      to: null,
      due: '2030-04-10',
      status: 'PENDING',
      people: null,
    },
  ]);
});
