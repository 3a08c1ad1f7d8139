import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { clearSignIns, openThrottledTenant, type ThrottledTenant } from '../testing/throttledTenant.ts';

let tenant: ThrottledTenant;

const owner = 'u0@t1.test';
const home = { device: null, address: '192.0.2.1' };
const laptop = { device: 'laptop', address: '192.0.2.99' };

describe.each(['pglite', 'postgres'] as const)('signing in on %s', (kind) => {
  beforeAll(async () => {
    tenant = await openThrottledTenant(kind);
  }, 60_000);
  beforeEach(() => clearSignIns(tenant));
  afterAll(() => tenant.close());

  describe('guesses', () => {
    it('from one address are evaluated some twenty times out of three hundred, one after the other or all at once', async () => {
      expect(
        await tenant.evaluated(300, (n) => ({ email: `u${n % 30}@t1.test`, address: '203.0.113.5' })),
      ).toBeLessThanOrEqual(20);
      const atOnce = await Promise.all(
        Array.from({ length: 300 }, (_, n) =>
          tenant.guess(`u${n % 30}@t1.test`, { device: null, address: '203.0.113.6' }),
        ),
      );
      expect(atOnce.filter((kind) => kind === 'refused').length).toBeLessThanOrEqual(20);
    }, 60_000);

    it('spread over four hundred accounts are evaluated fifty times at most, even where all of them have signed in', async () => {
      const office = '203.0.113.7';
      const spray = (n: number) => ({ email: `u${n}@t1.test`, address: office });
      expect(await tenant.evaluated(400, spray)).toBeLessThanOrEqual(20);
      await clearSignIns(tenant);
      await tenant.rememberAll(office);
      expect(await tenant.evaluated(400, spray)).toBeLessThanOrEqual(50);
    }, 60_000);

    it('at one account from everywhere are slowed too', async () => {
      expect(await tenant.evaluated(100, (n) => ({ email: owner, address: `198.51.100.${n}` }))).toBeLessThanOrEqual(
        20,
      );
    }, 60_000);

    it('wait longer after each failure, for an unknown account as for a known one', async () => {
      const waits: number[][] = [];
      for (const email of [owner, 'nobody@t1.test']) {
        await tenant.evaluated(12, (n) => ({ email, address: `198.51.100.${n}` }));
        const seen: number[] = [];
        for (let times = 0; times < 3; times += 1) {
          seen.push(await tenant.waitOf(email, { device: null, address: '198.51.100.200' }));
          await tenant.sleep(seen.at(-1) ?? 0);
          expect(await tenant.guess(email, { device: null, address: '198.51.100.201' })).toBe('refused');
        }
        waits.push(seen);
      }
      expect(waits).toEqual([
        [5, 10, 20],
        [5, 10, 20],
      ]);
    });
  });

  describe('the owner', () => {
    it('gets in from a device and from an address that have signed in before, whatever others try', async () => {
      expect(await tenant.signIn(owner, home)).toBe('signedIn');
      expect(await tenant.signIn(owner, laptop)).toBe('signedIn');
      await tenant.evaluated(100, (n) => ({ email: owner, address: `198.51.100.${n}` }));
      expect(await tenant.signIn(owner, { device: null, address: '192.0.2.50' })).toBe('limited');
      expect(await tenant.signIn(owner, home)).toBe('signedIn');
      expect(await tenant.signIn(owner, { ...laptop, address: '192.0.2.51' })).toBe('signedIn');
    }, 60_000);

    it('gets in on a known device even where somebody at the same address has used up the tries', async () => {
      expect(await tenant.signIn(owner, laptop)).toBe('signedIn');
      await tenant.evaluated(100, (n) => ({ email: `u${n % 5}@t1.test`, address: laptop.address }));
      expect(await tenant.signIn(owner, laptop)).toBe('signedIn');
    }, 60_000);

    it('gets in after eleven mistakes of their own', async () => {
      expect(await tenant.signIn(owner, home)).toBe('signedIn');
      expect(await tenant.evaluated(11, () => ({ email: owner, address: home.address }))).toBe(11);
      expect(await tenant.signIn(owner, home)).toBe('signedIn');
    });
  });

  it('fifty right sign-ins at once all succeed, of one account and of fifty', async () => {
    const one = Array.from({ length: 50 }, () => tenant.signIn(owner, home));
    expect(new Set(await Promise.all(one))).toEqual(new Set(['signedIn']));
    const address = '192.0.2.77';
    const many = Array.from({ length: 50 }, (_, n) => tenant.signIn(`u${n}@t1.test`, { device: null, address }));
    expect(new Set(await Promise.all(many))).toEqual(new Set(['signedIn']));
  }, 60_000);

  it('keeps neither names nor addresses in the open', async () => {
    await tenant.signIn(owner, home);
    const { rows } = await tenant.database.withTenant('t1', (tx) =>
      sql<{
        text: string;
      }>`select c::text as text from sign_in_count c union select k::text from known_source k`.execute(tx),
    );
    expect(rows.length).toBeGreaterThan(2);
    expect(rows.filter(({ text }) => text.includes('192.0.2') || text.includes('@'))).toEqual([]);
  });
});
