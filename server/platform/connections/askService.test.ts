import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { type EntityServer, seedPeople, startEntityServer, tenantFixture } from '#server/testing/entityServer.ts';
import { askService } from './askService.ts';
import { ConnectedServices } from './ConnectedServices.ts';
import { OutsideService } from './OutsideService.ts';
import { type ServiceTokens, TokenVault } from './TokenVault.ts';

const owner = { tenantId: 't1', userId: 'mentor', integration: 'ZOOM' } as const;
const request = { method: 'GET', path: '/v2/users/me' } as const;
const client = { clientId: 'cohort', clientSecret: 'secret', authority: null, api: null };
const service = new OutsideService('ZOOM', client);
const vault = new TokenVault(Buffer.alloc(32, 3));
const services = new ConnectedServices(null);
const tokens = (name: string, lifetime = 3_600_000): ServiceTokens => ({
  accessToken: `access-${name}`,
  refreshToken: `lasting-${name}`,
  expiresAt: Date.now() + lifetime,
});
let server: EntityServer;

beforeAll(async () => {
  server = await startEntityServer(seedPeople);
}, 60_000);
afterAll(() => server.close());
beforeEach(async () => {
  vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  vi.spyOn(services, 'open').mockReturnValue({ service, vault });
  vi.spyOn(service, 'call').mockImplementation(async (_request, token) => Response.json({ token }));
  vi.spyOn(service, 'revoke').mockResolvedValue();
  await inTenant(sql`insert into service_connection (tenant_id, user_id, integration, sealed_tokens)
    values ('t1', 'mentor', 'ZOOM', ${vault.seal(owner, tokens('old', -1))})`);
});
afterEach(async () => {
  vi.restoreAllMocks();
  await inTenant(sql`delete from service_connection`);
});

async function inTenant<Row>(statement: ReturnType<typeof sql<Row>>): Promise<readonly Row[]> {
  const { rows } = await server.database.withTenant('t1', (tx) => statement.execute(tx));
  return rows;
}

const context = {
  tenant: tenantFixture('UTC'),
  services,
  transact: <T>(work: Parameters<typeof server.database.withTenant<T>>[1]) => server.database.withTenant('t1', work),
};
const ask = () => askService(context, 'mentor', 'ZOOM', request);
const isThere = async () => (await inTenant(sql`select 1 from service_connection`)).length > 0;
/** As another process of this installation runs it, which knows nothing of what runs in this one. */
async function elsewhere(): Promise<typeof import('./askService.ts')> {
  return import(`./askService.ts?${'elsewhere'}`);
}

describe('two processes that need new tokens at once', () => {
  it('ask the provider once, and both use its answer', async () => {
    const other = await elsewhere();
    expect(other.askService).not.toBe(askService);
    const provider = vi.spyOn(service, 'refresh').mockImplementation(async () => {
      await new Promise((resolve) => setTimeout(resolve, 300));
      return tokens('new');
    });
    const answers = await Promise.all([ask(), other.askService(context, 'mentor', 'ZOOM', request)]);
    expect(answers).toEqual([{ token: 'access-new' }, { token: 'access-new' }]);
    expect(provider).toHaveBeenCalledTimes(1);
    expect(await isThere()).toBe(true);
  });
});

describe('a refresh', () => {
  it('waits for nobody who has ended, and leaves the way free when the provider does not answer', async () => {
    await inTenant(sql`update service_connection set refreshing_until = now() - interval '1 second'`);
    vi.spyOn(service, 'refresh').mockRejectedValueOnce(new Error('not now')).mockResolvedValueOnce(tokens('new'));
    await expect(ask()).rejects.toThrow('not now');
    const begun = Date.now();
    expect(await ask()).toEqual({ token: 'access-new' });
    expect(Date.now() - begun).toBeLessThan(5000);
  });

  it('takes back what it was given for a connection that was let go of meanwhile', async () => {
    vi.spyOn(service, 'refresh').mockImplementation(async () => {
      await inTenant(sql`delete from service_connection`);
      return tokens('new');
    });
    expect(await ask()).toBeNull();
    expect(service.revoke).toHaveBeenCalledWith('lasting-new');
    expect(service.call).not.toHaveBeenCalled();
  });

  it('gives way to a connection that was made anew meanwhile', async () => {
    vi.spyOn(service, 'refresh').mockImplementation(async () => {
      await inTenant(sql`update service_connection set sealed_tokens = ${vault.seal(owner, tokens('anew'))}`);
      return tokens('new');
    });
    expect(await ask()).toEqual({ token: 'access-anew' });
  });
});

it('quotes nothing of an answer that is no JSON', async () => {
  vi.spyOn(service, 'refresh').mockResolvedValue(tokens('new'));
  vi.mocked(service.call).mockResolvedValue(new Response('secret of mia'));
  await expect(ask()).rejects.toThrow(/^answered without JSON$/);
});
