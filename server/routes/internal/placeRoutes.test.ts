import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '#server/testing/startTestServer.ts';

const root = '/api/internal/places';

async function ask(server: TestServer, path: string, email = 'mentor@red.test') {
  const token = await server.signIn(email);
  return server.call(`${root}/${path}`, { tenant: 'red', headers: { authorization: `Bearer ${token}` } });
}

describe('GET /api/internal/places', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer();
  }, 60_000);
  afterAll(() => server.close());

  it('tells whoever is signed in which line of the spec closes a page', async () => {
    const { status, json } = await ask(server, 'route/admin.configuration.general');
    expect(status).toBe(200);
    expect(json).toMatchObject({ place: expect.stringMatching(/^spec\/.+\.yaml:\d+$/) });
  });

  it.each(['route/nowhere', 'nothing/home', 'route/constructor', 'constructor/name'])('knows no %s', async (path) => {
    expect((await ask(server, path)).status).toBe(404);
  });

  it('tells strangers nothing', async () => {
    expect((await server.call(`${root}/route/home`, { tenant: 'red' })).status).toBe(401);
  });
});

describe('GET /api/internal/places where nobody explores', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer({ isExploring: false });
  }, 60_000);
  afterAll(() => server.close());

  it.each(['admin', 'mentor', 'cofounder'])('is not there for %s', async (role) => {
    expect((await ask(server, 'route/admin.configuration.general', `${role}@red.test`)).status).toBe(404);
  });

  it('is no route at all', () => {
    expect(server.routes.map(({ path }) => path).filter((path) => path.startsWith(root))).toEqual([]);
  });
});

describe('GET /api/internal/places where people of its own use what is explored', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer({ isDemo: false });
    await server.database.withSystem((tx) =>
      sql`insert into role (tenant_id, id, name, type) values ('red', 'applicant', 'Applicant', array['Applicant'])`
        .execute(tx)
        .then(() => sql`update "user" set role_id = 'applicant' where id = 'red-cofounder'`.execute(tx)),
    );
  }, 60_000);
  afterAll(() => server.close());

  it('is for admins', async () => {
    expect((await ask(server, 'route/home', 'admin@red.test')).status).toBe(200);
  });

  it.each(['mentor@red.test', 'cofounder@red.test'])('tells %s nothing', async (email) => {
    expect((await ask(server, 'route/home', email)).status).toBe(404);
  });

  it('tells a founder of another organisation nothing', async () => {
    const token = await server.signIn('cofounder@blue.test', 'blue');
    const headers = { authorization: `Bearer ${token}` };
    const [own, other] = await Promise.all(
      ['blue', 'red'].map((tenant) => server.call(`${root}/route/home`, { tenant, headers })),
    );
    expect(own?.status).toBe(404);
    expect(other?.status).toBeGreaterThanOrEqual(401);
    expect(`${own?.text}${other?.text}`).not.toContain('spec/');
  });
});
