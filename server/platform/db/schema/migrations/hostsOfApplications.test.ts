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
  await database.withSchemaLock(async (tx) => {
    await sql`alter table application drop column hosts_ids`.execute(tx);
    await sql`delete from migration where name = '0047_hosts_of_applications'`.execute(tx);
  });
  await database.withTenant('t1', async (tx) => {
    await seedPeople(tx);
    await sql`insert into program (tenant_id, id, name, slug) values ('t1', 'p1', 'Climate', 'climate')`.execute(tx);
    await sql`insert into funnel (tenant_id, id, name, program_id) values ('t1', 'fu1', 'Spring', 'p1')`.execute(tx);
    await sql`insert into application (tenant_id, id, startup_name, funnel_id) values
      ('t1', 'a1', 'One', 'fu1'), ('t1', 'a2', 'Two', 'fu1')`.execute(tx);
    await sql`insert into application_meeting (tenant_id, id, title, application_id, host_id, status) values
      ('t1', 'm1', 'First', 'a1', 'staff', 'meeting_scheduled'), ('t1', 'm2', 'Second', 'a1', 'mentor', 'meeting_scheduled'),
      ('t1', 'm3', 'Off', 'a2', 'mentor', 'meeting_canceled')`.execute(tx);
  });
  // Another organisation has an application of the same id.
  await database.withSystem(async (tx) => {
    await sql`insert into program (tenant_id, id, name, slug) values ('t2', 'p1', 'Climate', 'climate')`.execute(tx);
    await sql`insert into funnel (tenant_id, id, name, program_id) values ('t2', 'fu1', 'Spring', 'p1')`.execute(tx);
    await sql`insert into application (tenant_id, id, startup_name, funnel_id) select 't2', id, startup_name, funnel_id
      from application where id = 'a1'`.execute(tx);
  });
  await migrate(database, Object.values(entities));
}, 60_000);
afterAll(() => database.close());

it('lets in who is to meet an applicant already, and nobody whose meeting is called off', async () => {
  const { rows } = await database.withSystem((tx) =>
    sql`select tenant_id as tenant, id, hosts_ids as hosts from application order by 1, 2`.execute(tx),
  );
  expect(rows).toEqual([
    { tenant: 't1', id: 'a1', hosts: ['mentor', 'staff'] },
    { tenant: 't1', id: 'a2', hosts: [] },
    { tenant: 't2', id: 'a1', hosts: [] },
  ]);
});
