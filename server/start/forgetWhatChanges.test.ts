/** Tenants and those who are signed in are kept for a moment, and asked anew as soon as a change of them is heard of. */
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { startTestServer, type TestServer } from '#server/testing/startTestServer.ts';

let server: TestServer;
let admin: string;

beforeAll(async () => {
  server = await startTestServer();
  admin = await server.signIn('admin@red.test');
  // The clock stands still: nothing of what is kept is over by itself.
  vi.spyOn(Date, 'now').mockReturnValue(Date.now());
}, 60_000);
afterAll(async () => {
  vi.restoreAllMocks();
  await server.close();
});

it('goes on with the settings of an organisation as they were just saved', async () => {
  const policy = async () => (await server.call('/embed/program/none')).headers['content-security-policy'];
  expect(await policy()).toContain("frame-ancestors 'none'");
  const text = 'mutation { updateIncubator(id: "red", input: { embeddingSites: ["https://news.example"] }) { _id } }';
  expect((await server.graphql(text, { token: admin })).json.errors).toBeUndefined();
  await vi.waitFor(async () => expect(await policy()).toContain('frame-ancestors https://news.example'));
});

it('lets people do at once what they may from now on, and no more what they may no longer', async () => {
  const token = await server.signIn('cofounder@red.test');
  const may = async () => {
    const { json } = await server.graphql('mutation { createProgram(input: { name: "Climate" }) { _id } }', { token });
    return json.errors === undefined;
  };
  const become = async (role: string) => {
    const text = 'mutation ($user: ID!, $role: ID!) { updateUser(id: $user, input: { role: $role }) { _id } }';
    const { rows } = await server.database.withTenant('red', (tx) =>
      sql<{ user: string; role: string }>`select u.id as user, r.id as role from "user" u, role r
        where u.email = 'cofounder@red.test' and r.type = ${[role]}::text[]`.execute(tx),
    );
    const { json } = await server.graphql(text, { token: admin, variables: { ...rows[0] } });
    expect(json.errors).toBeUndefined();
  };
  expect(await may()).toBe(false);
  await become('Admin');
  await vi.waitFor(async () => expect(await may()).toBe(true));
  await become('Cofounder');
  await vi.waitFor(async () => expect(await may()).toBe(false));
});
