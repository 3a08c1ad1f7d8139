import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { RequestContext } from '#server/platform/context/context.ts';
import { createContext } from '#server/platform/context/createContext.ts';
import { type EntityServer, seedPeople, startEntityServer, tenantFixture } from '#server/testing/entityServer.ts';
import { type Ran, runOnce } from './runOnce.ts';

let server: EntityServer;

beforeAll(async () => {
  server = await startEntityServer(seedPeople);
}, 60_000);
afterAll(() => server.close());

function visitor(): RequestContext {
  const sources = { database: server.database } as Parameters<typeof createContext>[0];
  return createContext(sources, {
    tenant: tenantFixture('UTC'),
    identity: null,
    transport: 'http',
    userAgent: null,
    clientAddress: '192.0.2.1',
  });
}

const write = (context: RequestContext) =>
  context.transact((tx) => sql`update startup set name = name || '!' where id = 's1'`.execute(tx));
const leaseEnds = () =>
  server.database.withTenant('t1', (tx) =>
    sql`update idempotent_request set leased_until = now() - interval '1 second'`.execute(tx),
  );
const done = (answer: string): Ran => ({ kind: 'done', answer });

describe('a request with a key', () => {
  it('whose process died after its effect is not run again, and says so', async () => {
    const request = { key: 'died-after', content: 'x' };
    const dying = runOnce(visitor(), request, async (context) => {
      await write(context);
      throw new Error('killed');
    });
    await expect(dying).rejects.toThrow('killed');
    await leaseEnds();
    const again = vi.fn(async () => done('again'));
    await expect(runOnce(visitor(), request, again)).rejects.toMatchObject({ extensions: { reason: 'requestDone' } });
    expect(again).not.toHaveBeenCalled();
  });

  it('whose process died before any effect is run by whoever comes next', async () => {
    const request = { key: 'died-before', content: 'x' };
    await expect(
      runOnce(visitor(), request, async (context) => {
        await context.transact(async () => {
          throw new Error('killed');
        });
        return done('never');
      }),
    ).rejects.toThrow('killed');
    await leaseEnds();
    expect(await runOnce(visitor(), request, async () => done('next'))).toBe('next');
  });

  it('is forgotten after a day, and what is kept of the answer can be read with the key only', async () => {
    const request = { key: 'kept', content: 'x' };
    await runOnce(visitor(), request, async () => done('the secret answer'));
    const { rows } = await server.database.withTenant('t1', (tx) =>
      sql<{ text: string }>`select r::text as text from idempotent_request r`.execute(tx),
    );
    expect(rows.some(({ text }) => text.includes('kept') || text.includes('secret'))).toBe(false);
    expect(await runOnce(visitor(), request, async () => done('another'))).toBe('the secret answer');
    await server.database.withTenant('t1', (tx) =>
      sql`update idempotent_request set created_at = created_at - interval '25 hours'`.execute(tx),
    );
    expect(await runOnce(visitor(), request, async () => done('another'))).toBe('another');
  });
});
