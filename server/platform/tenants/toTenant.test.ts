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
