import { type RawBuilder, sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type EntityServer, everySwitchOn, seedPeople, startEntityServer } from '#server/testing/entityServer.ts';

let server: EntityServer;

beforeAll(async () => {
  server = await startEntityServer(async (tx) => {
    await seedPeople(tx);
    await sql`insert into incubator (tenant_id, id, name, slug, switches)
      values ('t1', 't1', 'Test', 't1', ${JSON.stringify(everySwitchOn)}::jsonb)`.execute(tx);
  });
}, 60_000);
afterAll(() => server.close());

const create = 'mutation { createUser(input: { firstName: "Nia", email: "nia@t1.test", role: "r-Mentor" }) { _id } }';
const again = 'mutation ($user: ID!) { inviteUserAgain(user: $user) }';

const rows = <Row>(query: RawBuilder<Row>) =>
  server.database.withTenant('t1', async (tx) => (await query.execute(tx)).rows);
const stateOf = async (id: string, reader = 'admin') =>
  (await server.ask(reader, 'query ($id: ID!) { user(id: $id) { status invitation } }', { id })).data?.user;

it('says of people who have not come whether their invitation has run out, and invites them again one by one', async () => {
  await server.ask('admin', create);
  const [{ id = '' } = {}] = await rows(sql<{ id: string }>`select id from "user" where email = 'nia@t1.test'`);
  expect(await stateOf(id)).toEqual({ status: 'Pending', invitation: 'sent' });
  await rows(sql`update one_time_token set expires_at = now() - interval '1 day' where user_id = ${id} returning 1`);
  expect(await stateOf(id)).toEqual({ status: 'Pending', invitation: 'expired' });
  const found = await server.ask('admin', '{ users(filter: { invitation: { IS: "expired" } }) { results { _id } } }');
  expect(found.data).toEqual({ users: { results: [{ _id: id }] } });
  const tasks = sql<{ due: Date }>`select due_date as due from task where task_type = 'completeUserProfile'
    and id in (select task_id from task_assignee where user_id = ${id})`;
  await rows(sql`insert into task (tenant_id, id, name, due_date, task_type, approval_status, completion_status, is_group_task)
    values ('t1', 'profile', 'Profile', now() - interval '9 days', 'completeUserProfile', 'APPROVED', 'PENDING', false)`);
  await rows(sql`insert into task_assignee (tenant_id, id, task_id, user_id, status, done)
    values ('t1', 'a1', 'profile', ${id}, 'pending', false)`);
  // Founders do not invite: they learn nothing of it, and can't.
  expect((await server.ask('cofounder', again, { user: id })).errors).toBeDefined();
  expect((await server.ask('admin', again, { user: id })).data).toEqual({ inviteUserAgain: true });
  expect(await stateOf(id)).toEqual({ status: 'Pending', invitation: 'sent' });
  const [{ due } = { due: new Date(0) }] = await rows(tasks);
  expect(due.getTime()).toBeGreaterThan(Date.now());
  expect(await rows(sql`select 1 from mail where recipient = 'nia@t1.test'`)).toHaveLength(2);
  expect(
    await rows(
      sql`select record_name as name from activity_log_entry where record_id = ${id} and changes = '{invitation}'`,
    ),
  ).toEqual([{ name: 'Nia' }]);
});

it('invites nobody again who has come', async () => {
  expect((await server.ask('admin', again, { user: 'mentor' })).errors?.[0]?.extensions?.code).toBe('ForbiddenError');
  expect(await stateOf('mentor')).toEqual({ status: 'Active', invitation: null });
});
