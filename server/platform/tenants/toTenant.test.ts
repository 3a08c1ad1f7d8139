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

describe('where a tenant is', () => {
  const domains = ['apply.red.org', 'red.example.net'];
  const tenant = (stored: Partial<TenantRow>, reachedBy: string | null = null) =>
    toTenant({ ...row, ...stored }, settings, reachedBy);

  it('is at its label, and at its own domain once that is registered', () => {
    expect(tenant({}).origin).toBe('https://red.cohort.example.org');
    expect(tenant({ custom_domain: 'apply.red.org', domains }).origin).toBe('https://apply.red.org');
    expect(tenant({ custom_domain: 'apply.blue.org', domains }).origin).toBe('https://red.cohort.example.org');
    expect(tenant({ domains }).origin).toBe('https://red.cohort.example.org');
  });

  it('sends browsers back to the host where they are', () => {
    const stored = { custom_domain: 'apply.red.org', domains };
    expect(tenant(stored).reachedAt).toBe('https://red.cohort.example.org');
    expect(tenant(stored, 'red.example.net')).toMatchObject({
      origin: 'https://apply.red.org',
      reachedAt: 'https://red.example.net',
    });
  });

  it('keeps the port, and sends mails from a host that may', () => {
    const local = toTenant(
      { ...row, custom_domain: 'apply.red.org', domains },
      { oidc: null, publicUrl: 'http://localhost:4100' },
    );
    expect(local.origin).toBe('http://apply.red.org:4100');
    expect(local.mailFrom).toBe('no-reply@red.localhost');
  });
});
