import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { hashPassword, verifyPassword } from '#server/services/auth/passwords.ts';
import { type EntityServer, seedPeople, startEntityServer } from '#server/testing/entityServer.ts';

let server: EntityServer;

beforeAll(async () => {
  const hash = await hashPassword('accelerate');
  server = await startEntityServer(async (tx) => {
    await seedPeople(tx);
    await sql`update "user" set password_hash = ${hash}`.execute(tx);
    await sql`insert into incubator (tenant_id, id, name, slug, currency, timezone, allow_user_self_delete)
      values ('t1', 't1', 'Harbour', 'harbour', 'USD', 'UTC', false)`.execute(tx);
    await sql`insert into client_session (tenant_id, id, user_id, status, user_agent) values
      ('t1', 'here-here', 'staff', 'ACTIVE', 'Firefox'), ('t1', 'gone-gone', 'staff', 'LOGGED_OUT', null),
      ('t1', 'other-one', 'admin', 'ACTIVE', null)`.execute(tx);
  });
}, 60_000);
afterAll(() => server.close());

const CHANGE = `mutation ($old: String!, $new: String!) { changePassword(currentPassword: $old, newPassword: $new) }`;
const LEAVE = `mutation ($password: String!) { deleteOwnAccount(password: $password) }`;

const fieldOf = (answer: { readonly errors?: readonly { readonly extensions?: Record<string, unknown> }[] }) =>
  (answer.errors?.[0]?.extensions?.fields as { readonly path: string }[] | undefined)?.[0]?.path;

it('lists where one is signed in oneself', async () => {
  const { data } = await server.ask('staff', '{ mySessions { _id userAgent isCurrent } }');
  expect(data?.mySessions).toEqual([{ _id: 'here-here', userAgent: 'Firefox', isCurrent: false }]);
});

it('changes the password of the one who knows it', async () => {
  expect(fieldOf(await server.ask('staff', CHANGE, { old: 'guess', new: 'a new password' }))).toBe('currentPassword');
  expect(fieldOf(await server.ask('staff', CHANGE, { old: 'accelerate', new: 'short' }))).toBe('newPassword');
  expect((await server.ask('staff', CHANGE, { old: 'accelerate', new: 'a new password' })).data?.changePassword).toBe(
    true,
  );
  const { rows } = await server.database.withTenant('t1', (tx) =>
    sql<{ hash: string }>`select password_hash as hash from "user" where id = 'staff'`.execute(tx),
  );
  expect(await verifyPassword('a new password', rows[0]?.hash ?? null)).toBe(true);
});

it('closes an account only where the organisation allows it, and never the last admin’s', async () => {
  const leave = (user: string) => server.ask(user, LEAVE, { password: 'accelerate' });
  expect((await leave('mentor')).errors?.[0]?.extensions?.code).toBe('ForbiddenError');
  await server.database.withTenant('t1', (tx) => sql`update incubator set allow_user_self_delete = true`.execute(tx));
  expect((await leave('admin')).errors?.[0]?.message).toContain('last admin');
  await server.database.withTenant('t1', (tx) =>
    sql`update "user" set birthday = '1990-02-03', social_info = '{"linkedin": "https://x.test/mia"}'
      where id = 'mentor'`.execute(tx),
  );
  await server.database.withTenant('t1', (tx) =>
    sql`insert into service_connection (tenant_id, user_id, integration, sealed_tokens)
      values ('t1', 'mentor', 'GOOGLE', 'sealed'), ('t1', 'staff', 'GOOGLE', 'sealed')`.execute(tx),
  );
  expect((await leave('mentor')).data?.deleteOwnAccount).toBe(true);
  const left = await server.database.withTenant('t1', (tx) =>
    sql<{ owner: string }>`select user_id as owner from service_connection`.execute(tx),
  );
  expect(left.rows).toEqual([{ owner: 'staff' }]);
  const { rows } = await server.database.withTenant('t1', (tx) =>
    sql`select status, password_hash, email, birthday, social_info from "user" where id = 'mentor'`.execute(tx),
  );
  expect(rows[0]).toEqual({
    status: 'Deleted',
    password_hash: null,
    email: 'deleted-mentor@deleted.invalid',
    birthday: null,
    social_info: null,
  });
});

it('keeps the last admin an admin, until there is another one', async () => {
  const set = (input: string) =>
    server.ask('admin', `mutation { updateUser(id: "admin", input: { ${input} }) { _id } }`);
  for (const input of ['role: "r-Staff"', 'status: Archived']) {
    expect((await set(input)).errors?.[0]?.message).toContain('last admin');
  }
  await server.ask('admin', `mutation { updateUser(id: "staff", input: { role: "r-Admin" }) { _id } }`);
  expect((await set('role: "r-Staff"')).errors).toBeUndefined();
});
