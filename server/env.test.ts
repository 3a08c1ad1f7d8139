import { describe, expect, it } from 'vitest';
import { EnvError, parseEnv } from './env.ts';

describe('parseEnv', () => {
  it('serves the demo on the embedded database when nothing is set', () => {
    expect(parseEnv({})).toMatchObject({
      port: 3000,
      host: '127.0.0.1',
      dataDir: '.data',
      databaseUrl: null,
      demo: true,
      graphqlExplore: true,
      publicUrl: 'http://localhost:3000',
      trustProxy: false,
    });
  });

  it('keeps demo and exploring off on a PostgreSQL server unless they are asked for', () => {
    const url = 'postgres://cohort@db/cohort';
    expect(parseEnv({ DATABASE_URL: url })).toMatchObject({ demo: false, graphqlExplore: false });
    expect(parseEnv({ DATABASE_URL: url, DEMO: '1' })).toMatchObject({ demo: true, graphqlExplore: true });
    expect(parseEnv({ DATABASE_URL: url, DEMO: '1', GRAPHQL_EXPLORE: '0' })).toMatchObject({ graphqlExplore: false });
  });

  it.each([
    [{ PORT: '70000' }, /^PORT takes a port number from 0 to 65535/],
    [{ PORT: '30a' }, /^PORT takes/],
    [{ DEMO: 'yes' }, /^DEMO takes 1 \(on\) or 0 \(off\)/],
    [{ GRAPHQL_EXPLORE: 'true' }, /^GRAPHQL_EXPLORE takes/],
    [{ DATABASE_URL: 'mysql://db' }, /^DATABASE_URL takes an address that starts with postgres:/],
    [{ SMTP_URL: 'mail.example.org' }, /^SMTP_URL takes an address that starts with smtp:/],
    [{ OIDC_ISSUER: 'https://id.example.org' }, /^OIDC_CLIENT_ID takes/],
    [{ S3_BUCKET: 'files' }, /^S3_ACCESS_KEY_ID takes/],
  ])('names the variable and what it takes, in one line: %o', (variables, message) => {
    expect(() => parseEnv(variables)).toThrow(EnvError);
    expect(() => parseEnv(variables)).toThrow(message);
    expect(() => parseEnv(variables)).not.toThrow(/\n/);
  });

  it('does not repeat an address, which may hold a password', () => {
    expect(() => parseEnv({ DATABASE_URL: 'http://user:secret@db' })).not.toThrow(/secret/);
  });
});
