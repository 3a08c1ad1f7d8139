import { afterEach, describe, expect, it } from 'vitest';
import { apiUrl, incubatorIdentifier, setApiEndpoint, setIncubatorSlug, socketUrl } from './tenantAddress.ts';

afterEach(() => setApiEndpoint(null));

describe('the tenant’s addresses', () => {
  it('name the incubator by the first label of the host', () => {
    expect(incubatorIdentifier('acme.example.com')).toBe('acme');
    setIncubatorSlug('acme');
    expect(incubatorIdentifier('apply.somewhere.else')).toBe('acme');
    setIncubatorSlug(null);
  });

  it('are on the page’s own host, or on the one the tenant has set', () => {
    expect(apiUrl('/graphql', 'https://acme.example.com')).toBe('https://acme.example.com/graphql');
    expect(socketUrl('/subscriptions', 'https://acme.example.com')).toBe('wss://acme.example.com/subscriptions');
    setApiEndpoint('https://api.acme.test/');
    expect(apiUrl('/graphql', 'https://acme.example.com')).toBe('https://api.acme.test/graphql');
  });
});
