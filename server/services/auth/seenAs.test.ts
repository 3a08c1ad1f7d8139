import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestSocket } from '#server/testing/openTestSocket.ts';
import { startTestServer, type TestServer } from '#server/testing/startTestServer.ts';

let server: TestServer;
let admin: string;

beforeAll(async () => {
  server = await startTestServer();
  admin = await server.signIn('admin@red.test');
  await server.database.withTenant('red', (tx) =>
    sql`insert into role (tenant_id, id, name, type, overrides) values
      ('red', 'looked-at', 'Guide', '{Mentor}', '{"TAGS/STARTUP:REMOVE": "ALL"}'),
      ('red', 'below', 'Desk', '{SubAdmin}', '{"USER/ROLES:EDIT": "ALL"}')`.execute(tx),
  );
}, 60_000);
afterAll(() => server.close());

const ask = async (query: string, role: string | null, path = '/graphql') =>
  server.call(path, {
    method: 'POST',
    body: { query },
    headers: {
      'content-type': 'application/json',
      'apollo-require-preflight': 'true',
      authorization: `Bearer ${admin}`,
      ...(role !== null && { 'x-seen-as-role': role }),
    },
  });
const RIGHTS = '{ currentUserPermissions { key } currentUser { email } }';
const keysIn = (json: unknown): string[] =>
  (json as { data: { currentUserPermissions: { key: string }[] } }).data.currentUserPermissions.map(({ key }) => key);

it('shows whoever runs the organisation what a role may do, as the organisation has changed it', async () => {
  const own = keysIn((await ask(RIGHTS, null)).json);
  expect(own).toContain('USER/ROLES:EDIT');
  const { json } = await ask(RIGHTS, 'looked-at');
  expect(keysIn(json)).toContain('TAGS/STARTUP:REMOVE');
  expect(keysIn(json)).not.toContain('USER/ROLES:EDIT');
  expect(json).toMatchObject({ data: { currentUser: { email: 'admin@red.test' } } });
});

it('changes nothing meanwhile, by no way', async () => {
  const { json } = await ask('mutation { createTag(input: { name: "Seen", category: startup }) { _id } }', 'looked-at');
  expect(json).toMatchObject({ errors: [{ extensions: { code: 'ForbiddenError', reason: 'seenAsRole' } }] });
  expect((await ask('', 'looked-at', '/api/coachingsessions')).status).not.toBe(200);
  const { json: tags } = await ask('{ tags { totalCount } }', null);
  expect(tags).toMatchObject({ data: { tags: { totalCount: 0 } } });
});

it('hears what the role may hear, on a socket as well', async () => {
  const socket = openTestSocket({ port: server.port, token: admin, params: { seenAsRole: 'looked-at' } });
  const refused = socket.watch('mutation { createTag(input: { name: "Seen", category: startup }) { _id } }');
  const { events, done } = socket.watch(RIGHTS);
  await Promise.all([done, refused.done]);
  expect(keysIn(events[0])).not.toContain('USER/ROLES:EDIT');
  expect(JSON.stringify([...refused.events, ...refused.errors])).toContain('seenAsRole');
  await socket.close();
  const stranger = openTestSocket({ port: server.port, token: admin, params: { seenAsRole: 'no-such-role' } });
  stranger.watch(RIGHTS);
  expect(await stranger.closed).toBe(4401);
});

it('is for nobody who does not see everything anyway, and of no role that is not there', async () => {
  expect((await ask(RIGHTS, 'no-such-role')).status).toBe(403);
  await server.database.withTenant('red', (tx) =>
    sql`update "user" set role_id = 'below' where email = 'admin@red.test'`.execute(tx),
  );
  await expect.poll(async () => (await ask(RIGHTS, 'looked-at')).status, { timeout: 5000 }).toBe(403);
});
