import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SpecMapAnswer } from '#domain/model/specMap.ts';
import { startTestServer, type TestServer } from '#server/testing/startTestServer.ts';

const path = '/api/internal/spec';

function asking(server: TestServer) {
  return async (email: string) => {
    const token = await server.signIn(email);
    return server.call(path, { tenant: 'red', headers: { authorization: `Bearer ${token}` } });
  };
}

describe('GET /api/internal/spec', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer();
  }, 60_000);
  afterAll(() => server.close());

  it('gives admins the map, with what follows from each event', async () => {
    const { status, json } = await asking(server)('admin@red.test');
    expect(status).toBe(200);
    const { entities, screens, events } = json as unknown as SpecMapAnswer;
    expect(entities.boxes.map(({ id }) => id)).toContain('Startup');
    expect(screens.ways.length).toBeGreaterThan(100);
    expect(events.find(({ name }) => name === 'ActionItemGiven')).toMatchObject({
      records: ['ActionItem', 'CoachingSession'],
      follows: expect.arrayContaining([expect.objectContaining({ kind: 'task' })]),
    });
  });

  it('is not there for others', async () => {
    expect((await asking(server)('mentor@red.test')).status).toBe(404);
    expect((await server.call(path, { tenant: 'red' })).status).toBe(401);
  });
});

describe('GET /api/internal/spec where nobody explores', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer({ isExploring: false });
  }, 60_000);
  afterAll(() => server.close());

  it('is not there at all', async () => {
    expect((await asking(server)('admin@red.test')).status).toBe(404);
    expect(server.routes.map((route) => route.path)).not.toContain(path);
  });
});
