import { describe, expect, it } from 'vitest';
import { type TenantRow, toTenant } from './toTenant.ts';

const environment = { issuer: 'https://id.example.org', clientId: 'cohort', clientSecret: 'shared secret' };
const settings = { oidc: environment, publicUrl: 'https://cohort.example.org' };
const row: TenantRow = {
  id: 'red',
  slug: 'red',
  name: 'Red',
  timezone: null,
  default_language: null,
  switches: { auth0: { enabled: true } },
  oidc: null,
  general_email: null,
};

describe('external sign-on of a tenant', () => {
  const signOn = (stored: Partial<TenantRow>, oidc: typeof environment | null = environment) =>
    toTenant({ ...row, ...stored }, { ...settings, oidc }).signOn;

  it('needs both the switch and a provider', () => {
    expect(signOn({})?.provider).toEqual(environment);
    expect(signOn({ switches: { auth0: { enabled: false } } })).toBeNull();
    expect(signOn({ switches: {} })).toBeNull();
    expect(signOn({}, null)).toBeNull();
  });

  it('is at its own provider where the record names one', () => {
    const own = { issuer: 'https://own.example.org', clientId: 'own', clientSecret: 'own secret' };
    expect(signOn({ oidc: own })?.provider).toEqual(own);
    expect(signOn({ oidc: own }, null)?.provider).toEqual(own);
  });

  it('never sends the secret of the environment to a provider of the tenant', () => {
    expect(signOn({ oidc: { issuer: 'https://own.example.org' } })).toBeNull();
    expect(signOn({ oidc: { issuer: 'https://own.example.org', clientId: 'own' } })).toBeNull();
  });

  it('has the organisation and the connections of the record', () => {
    const connections = [{ id: 'c1', name: 'saml', protocol: 'samlp', provider: 'ad' }];
    expect(signOn({ oidc: { organization: 'org_1', connections } })).toEqual({
      provider: environment,
      organization: 'org_1',
      connections,
    });
  });
});

describe('mails of a tenant', () => {
  const sender = (general_email: unknown) => toTenant({ ...row, general_email }, settings).mailFrom;

  it('come from its address once somebody who reads the mailbox has said so', () => {
    expect(sender({ address: 'hello@red.test', confirmed: true })).toBe('hello@red.test');
    expect(sender({ address: 'hello@red.test', confirmed: false })).toBe('no-reply@red.cohort.example.org');
    expect(sender({ address: 'hello@red.test' })).toBe('no-reply@red.cohort.example.org');
    expect(sender({ address: '', confirmed: true })).toBe('no-reply@red.cohort.example.org');
    expect(sender(null)).toBe('no-reply@red.cohort.example.org');
  });
});

describe('in search results a tenant', () => {
  const listing = (stored: Partial<TenantRow>) => {
    const { seoTitle, isListed } = toTenant({ ...row, ...stored }, settings);
    return { seoTitle, isListed };
  };

  it('is listed once it wants to be, under the title it has chosen', () => {
    expect(listing({ incubator_seo: { active: true, seoTitle: 'Red for founders' } })).toEqual({
      seoTitle: 'Red for founders',
      isListed: true,
    });
    expect(listing({ incubator_seo: { active: false, seoTitle: 'Red for founders' } })).toEqual({
      seoTitle: null,
      isListed: false,
    });
    expect(listing({ incubator_seo: null })).toEqual({ seoTitle: null, isListed: false });
  });

  it('is listed under its name by a product without the setting', () => {
    expect(listing({})).toEqual({ seoTitle: null, isListed: true });
  });
});
