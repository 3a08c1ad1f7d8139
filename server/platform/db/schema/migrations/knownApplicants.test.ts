import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { entities } from '#server/generated/entities.gen.ts';
import type { DatabaseHandle } from '#server/platform/db/database.ts';
import { seedPeople } from '#server/testing/entityServer.ts';
import { openMigratedDatabase } from '#server/testing/testDatabase.ts';
import { migrate } from '../migrate.ts';

let database: DatabaseHandle;

beforeAll(async () => {
  database = await openMigratedDatabase();
  await database.withSchemaLock((tx) =>
    sql`delete from migration where name = '0048_known_applicants'`.execute(tx).then(() => undefined),
  );
  await database.withTenant('t1', async (tx) => {
    await seedPeople(tx);
    await sql`insert into program (tenant_id, id, name, slug) values ('t1', 'p1', 'Climate', 'climate')`.execute(tx);
    await sql`insert into funnel (tenant_id, id, name, program_id) values ('t1', 'fu1', 'Spring', 'p1')`.execute(tx);
    await sql`insert into application
        (tenant_id, id, startup_name, funnel_id, readers_ids, hosts_ids, funnel_admins_ids) values
      ('t1', 'a1', 'One', 'fu1', '{admin,mentor,staff}', '{mentor,staff}', '{admin}'),
      ('t1', 'a2', 'Two', 'fu1', '{mentor,staff}', '{mentor}', '{}')`.execute(tx);
    await sql`insert into evaluation (tenant_id, id, application_id, evaluator_id, status) values
      ('t1', 'e1', 'a1', 'mentor', 'declined'), ('t1', 'e2', 'a1', 'admin', 'declined'),
      ('t1', 'e3', 'a2', 'mentor', 'submitted')`.execute(tx);
  });
  await migrate(database, Object.values(entities));
}, 60_000);
afterAll(() => database.close());

it('closes what they know to evaluators and hosts, and leaves it open to whoever looks after it', async () => {
  const { rows } = await database.withSystem((tx) =>
    sql`select id, readers_ids as readers, hosts_ids as hosts from application order by 1`.execute(tx),
  );
  expect(rows).toEqual([
    { id: 'a1', readers: ['admin', 'staff'], hosts: ['staff'] },
    { id: 'a2', readers: ['mentor', 'staff'], hosts: ['mentor'] },
  ]);
});
