import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type EntityServer, everySwitchOn, seedPeople, startEntityServer } from '#server/testing/entityServer.ts';

let server: EntityServer;

beforeAll(async () => {
  server = await startEntityServer(async (tx) => {
    await seedPeople(tx);
    await sql`insert into incubator (tenant_id, id, name, slug, switches)
      values ('t1', 'i1', 'One', 'one', ${JSON.stringify(everySwitchOn)}::jsonb)`.execute(tx);
    await sql`insert into custom_field (tenant_id, id, name, target, field_type) values ('t1', 'f1', 'Fax', 'startup', 'text')`.execute(
      tx,
    );
  });
}, 60_000);
afterAll(() => server.close());

it('says that nothing may be done with a record whose writes the plan lacks, as the writer does', async () => {
  const plan = (features: readonly string[]) =>
    server.database.withTenant('t1', (tx) =>
      sql`update incubator set plan_info = ${JSON.stringify({ features })}::jsonb`.execute(tx),
    );
  const rights = async () => {
    const { data } = await server.ask('admin', '{ customField(id: "f1") { may { update delete } } }');
    return data?.customField?.may;
  };
  await plan(['customFieldEditing']);
  expect(await rights()).toEqual({ update: true, delete: true });
  await plan(['dataAssets']);
  const refused = await server.ask('admin', 'mutation { deleteCustomField(id: "f1") }');
  expect(refused.errors?.[0]?.message).toBe('This feature is not available in your selected plan');
  expect(await rights()).toEqual({ update: false, delete: false });
});
