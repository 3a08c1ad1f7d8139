import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type EntityServer, seedPeople, startEntityServer } from '#server/testing/entityServer.ts';
import { listIn } from '#server/testing/readJson.ts';

let server: EntityServer;

beforeAll(async () => {
  server = await startEntityServer(async (tx) => {
    await seedPeople(tx);
    await sql`insert into role (tenant_id, id, name, type) values ('t1', 'r-SubAdmin', 'Sub-Admin', '{SubAdmin}')`.execute(
      tx,
    );
    await sql`insert into program (tenant_id, id, name) values ('t1', 'p1', 'Spring')`.execute(tx);
    await sql`update startup set program_id = 'p1' where id in ('s1', 's3')`.execute(tx);
    await sql`update "user" set startups_ids = '{s1,s2}' where id = 'cof1'`.execute(tx);
    await sql`insert into "user" (tenant_id, id, first_name, email, status, category, role_id, programs_ids)
      values ('t1', 'sub', 'Sue', 'sue@t1.test', 'Active', 'employee', 'r-SubAdmin', '{p1}')`.execute(tx);
  });
}, 60_000);
afterAll(() => server.close());

const UPDATE = 'mutation ($input: UserUpdateInput!) { updateUser(id: "cof1", input: $input) { startups { _id } } }';
const stored = async () =>
  listIn((await server.ask('admin', '{ user(id: "cof1") { startups { _id } } }')).data?.user?.startups).map(
    ({ _id }) => _id,
  );

it('keeps what the writer was not shown, and removes what they took out', async () => {
  const { data } = await server.ask('sub', UPDATE, { input: { startups: ['s3'] } });
  expect(data?.updateUser?.startups).toEqual([{ _id: 's3' }]);
  expect(await stored()).toEqual(['s3', 's2']);
});

it('lets go of everything for those who see everything', async () => {
  await server.ask('admin', UPDATE, { input: { startups: [] } });
  expect(await stored()).toEqual([]);
});
