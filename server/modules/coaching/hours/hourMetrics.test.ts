import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type EntityServer, seedPeople, startEntityServer } from '#server/testing/entityServer.ts';

let server: EntityServer;

beforeAll(async () => {
  server = await startEntityServer(async (tx) => {
    await seedPeople(tx);
    await sql`insert into hour_allocation (tenant_id, id, name, startup_id, minutes_allocated, minutes_pending, minutes_used)
      values ('t1', 'h1', 'Spring', 's1', 600, 45, 120), ('t1', 'h2', 'Spring', 's3', 300, 0, 30)`.execute(tx);
  });
}, 60_000);
afterAll(() => server.close());

const ASK = '{ hourAllocationMetrics { metric minutes } }';
const figures = (allocated: number, pending: number, used: number) => ({
  hourAllocationMetrics: [
    { metric: 'MINUTES_ALLOCATED', minutes: allocated },
    { metric: 'MINUTES_PENDING', minutes: pending },
    { metric: 'MINUTES_USED', minutes: used },
  ],
});

it('sums up what each may see', async () => {
  expect((await server.ask('admin', ASK)).data).toEqual(figures(900, 45, 150));
  expect((await server.ask('cof1', ASK)).data).toEqual(figures(600, 45, 120));
  expect((await server.ask(null, ASK)).errors?.[0]?.extensions?.code).toBe('AuthenticationRequiredError');
});
