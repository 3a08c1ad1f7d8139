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

  it('is not there, for admins neither', async () => {
    expect((await ask(server, 'route/admin.configuration.general', 'admin@red.test')).status).toBe(404);
    expect(server.routes.map(({ path }) => path).filter((path) => path.startsWith(root))).toEqual([]);
  });
});
