import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type EntityServer, seedPeople, startEntityServer } from '#server/testing/entityServer.ts';

let server: EntityServer;

beforeAll(async () => {
  server = await startEntityServer(async (tx) => {
    await seedPeople(tx);
    await sql`insert into role (tenant_id, id, name, type) values ('t1', 'r-SubAdmin', 'Sub-Admin', '{SubAdmin}')`.execute(
      tx,
    );
    await sql`insert into "user" (tenant_id, id, first_name, email, status, category, role_id)
      values ('t1', 'sub', 'Sue', 'sue@t1.test', 'Active', 'employee', 'r-SubAdmin')`.execute(tx);
  });
}, 60_000);
afterAll(() => server.close());

const UPDATE = 'mutation ($id: ID!, $input: UserUpdateInput!) { updateUser(id: $id, input: $input) { _id } }';
const CREATE = 'mutation ($input: UserCreateInput!) { createUser(input: $input) { role { type } } }';

const update = (userId: string, id: string, input: object) => server.ask(userId, UPDATE, { id, input });
const invite = (userId: string, role: string) =>
  server.ask(userId, CREATE, { input: { firstName: 'New', email: `${userId}-${role}@t1.test`, role } });

const forbidden = { errors: [{ extensions: { code: 'ForbiddenError' } }] };

describe('whoever may invite but not edit roles', () => {
  it('can not give themselves a role with wider rights', async () => {
    expect(await update('sub', 'sub', { role: 'r-Admin' })).toMatchObject(forbidden);
    const { data } = await server.ask('admin', '{ user(id: "sub") { role { type } } }');
    expect(data?.user?.role?.type).toEqual(['SubAdmin']);
  });

  it('invites people whose rights are within their own, and nobody above', async () => {
    expect(await invite('sub', 'r-Cofounder')).toMatchObject({
      data: { createUser: { role: { type: ['Cofounder'] } } },
    });
    expect(await invite('sub', 'r-Admin')).toMatchObject(forbidden);
  });
});

describe('whoever may edit users', () => {
  it('can not take over an account with wider rights by its address, nor close it', async () => {
    expect(await update('staff', 'admin', { email: 'sam+admin@t1.test' })).toMatchObject(forbidden);
    expect(await update('staff', 'admin', { status: 'Archived' })).toMatchObject(forbidden);
  });

  it('still edits the profile of such an account, and the address of others', async () => {
    expect((await update('staff', 'admin', { headline: 'In charge' })).errors).toBeUndefined();
    expect((await update('staff', 'cof1', { email: 'cora.one@t1.test' })).errors).toBeUndefined();
  });

  it('is free to change roles with the right to edit them', async () => {
    expect((await update('admin', 'staff', { role: 'r-Admin' })).errors).toBeUndefined();
  });
});
