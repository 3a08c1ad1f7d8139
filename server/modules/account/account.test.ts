import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { startTestServer, type TestServer } from '#server/testing/startTestServer.ts';

let server: TestServer;
let mentor: string;

beforeAll(async () => {
  server = await startTestServer();
  await server.database.withSystem(async (tx) => {
    await sql`insert into startup (tenant_id, id, name) values ('red', 's1', 'Acme')`.execute(tx);
    await sql`update role set overrides = '{"ARTICLES:EDIT": "ALL", "TASK/TASK:CREATE": "NONE"}'
      where tenant_id = 'red' and id = 'mentor'`.execute(tx);
    await sql`insert into task (tenant_id, id, name, task_type, created_by_id)
      values ('red', 'mine', 'Mine', 'normal', 'red-mentor'), ('red', 'other', 'Other', 'normal', 'red-admin')`.execute(
      tx,
    );
  });
  mentor = await server.signIn('mentor@red.test');
}, 60_000);
afterAll(() => server.close());

describe('permissions of the signed-in user', () => {
  it('are the defaults of the role with the changes of the tenant', async () => {
    const { json } = await server.graphql('{ currentUserPermissions { key permissionCriteria } }', { token: mentor });
    const permissions = json.data?.currentUserPermissions as unknown as { key: string; permissionCriteria: string[] }[];
    expect(permissions).toContainEqual({ key: 'ARTICLES:EDIT', permissionCriteria: ['ALL'] });
    expect(permissions).toContainEqual({ key: 'TASK/TASK:DELETE', permissionCriteria: ['ASSIGNED'] });
    expect(permissions.map(({ key }) => key)).not.toContain('TASK/TASK:CREATE');
  });

  it('are none for a key that is only a word of the language', async () => {
    const query = `{ isUserAuthorized(permission: "constructor")
      criteriaForPermissions(permissions: ["toString"]) { permissionCriteriaIsAll } }`;
    const { json } = await server.graphql(query, { token: mentor });
    expect(json).toEqual({
      data: { isUserAuthorized: false, criteriaForPermissions: [{ permissionCriteriaIsAll: false }] },
    });
  });

  it('say how far they reach', async () => {
    const query = `query ($keys: [String!]!) { criteriaForPermissions(permissions: $keys) {
      permission permissionCriteriaIsAll permissionCriteriaIsAssigned } }`;
    const variables = { keys: ['ARTICLES:EDIT', 'TASK/TASK:DELETE', 'TASK/TASK:CREATE'] };
    const { json } = await server.graphql(query, { token: mentor, variables });
    expect(json.data?.criteriaForPermissions).toEqual([
      { permission: 'ARTICLES:EDIT', permissionCriteriaIsAll: true, permissionCriteriaIsAssigned: false },
      { permission: 'TASK/TASK:DELETE', permissionCriteriaIsAll: false, permissionCriteriaIsAssigned: true },
      { permission: 'TASK/TASK:CREATE', permissionCriteriaIsAll: false, permissionCriteriaIsAssigned: false },
    ]);
  });

  it.each([
    ['without a record', 'TASK/TASK:DELETE', [], true],
    ['for a task of their own', 'TASK/TASK:DELETE', [{ key: 'taskId', value: 'mine' }], true],
    ['for a task of somebody else', 'TASK/TASK:DELETE', [{ key: 'taskId', value: 'other' }], false],
    ['for a task that does not exist', 'TASK/TASK:DELETE', [{ key: 'taskId', value: 'none' }], false],
    ['ignoring an empty value', 'TASK/TASK:DELETE', [{ key: 'taskId', value: '' }], true],
    ['when it is not granted', 'TASK/TASK:CREATE', [], false],
    ['when it does not exist', 'NO/SUCH:KEY', [], false],
  ])('are checked %s', async (_case, permission, data, expected) => {
    const query = 'query ($p: String!, $d: [KeyValueInput!]) { isUserAuthorized(permission: $p, data: $d) }';
    const { json } = await server.graphql(query, { token: mentor, variables: { p: permission, d: data } });
    expect(json.data).toEqual({ isUserAuthorized: expected });
  });
});

describe('a question about more records than any page has', () => {
  it('is refused', async () => {
    const query = 'query ($d: [KeyValueInput!]) { isUserAuthorized(permission: "TASK/TASK:DELETE", data: $d) }';
    const d = Array.from({ length: 11 }, () => ({ key: 'taskId', value: 'mine' }));
    const { json } = await server.graphql(query, { token: mentor, variables: { d } });
    expect(json.errors).toMatchObject([{ extensions: { code: 'ValidationError' } }]);
  });
});

describe('resendConfirmationEmail', () => {
  it('mails a link that confirms the address, in the language of the user', async () => {
    await server.database.withSystem((tx) =>
      sql`update "user" set status = 'Pending', validated = false, language = 'fr' where id = 'red-cofounder'`.execute(
        tx,
      ),
    );
    const token = await server.signIn('cofounder@red.test');
    expect((await server.graphql('mutation { resendConfirmationEmail }', { token })).json.data).toEqual({
      resendConfirmationEmail: true,
    });
    await vi.waitFor(() => expect(server.mails).toHaveLength(1));
    expect(server.mails[0]?.subject).toBe('Confirmez votre adresse e-mail pour red lab');
    const link = /http:\/\/red\.localhost:3000\/validate\/([\w-]+)/.exec(server.mails[0]?.text ?? '');
    expect((await server.call(`/api/users/validate/${link?.[1]}`, { method: 'POST' })).status).toBe(200);
    expect((await server.call(`/api/users/validate/${link?.[1]}`, { method: 'POST' })).status).toBe(400);
    const { json } = await server.graphql('{ currentUser { status validated } }', { token });
    expect(json.data).toEqual({ currentUser: { status: 'Active', validated: true } });
  });
});
