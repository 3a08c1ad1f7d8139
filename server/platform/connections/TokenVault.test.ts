import { describe, expect, it } from 'vitest';
import { TokenVault } from './TokenVault.ts';

const owner = { tenantId: 't1', userId: 'mentor', integration: 'GOOGLE' } as const;
const tokens = { accessToken: 'access-of-mia', refreshToken: 'refresh-of-mia', expiresAt: 1_900_000_000_000 };
const vault = new TokenVault(Buffer.alloc(32, 1));

describe('TokenVault', () => {
  it('gives back what it sealed, of which nothing can be read in between', () => {
    const sealed = vault.seal(owner, tokens);
    expect(sealed).not.toContain('mia');
    expect(Buffer.from(sealed, 'base64url').toString('latin1')).not.toContain('mia');
    expect(vault.open(owner, sealed)).toEqual(tokens);
    expect(vault.seal(owner, tokens)).not.toBe(sealed);
  });

  it.each([
    ['tenant', { tenantId: 't2' }],
    ['person', { userId: 'staff' }],
    ['service', { integration: 'MICROSOFT' }],
  ] as const)('does not open them for another %s', (_what, other) => {
    expect(() => vault.open({ ...owner, ...other }, vault.seal(owner, tokens))).toThrow();
  });

  it('does not open them with another key, or changed', () => {
    const sealed = vault.seal(owner, tokens);
    expect(() => new TokenVault(Buffer.alloc(32, 2)).open(owner, sealed)).toThrow();
    const changed = Buffer.from(sealed, 'base64url');
    changed[changed.length - 1] = (changed.at(-1) ?? 0) ^ 1;
    expect(() => vault.open(owner, changed.toString('base64url'))).toThrow();
    expect(() => vault.open(owner, sealed.slice(0, 30))).toThrow();
  });
});
