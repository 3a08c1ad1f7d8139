import { describe, expect, it } from 'vitest';
import { parseEnv } from './env.ts';
import { EnvError } from './envReaders.ts';

const google = {
  GOOGLE_CLIENT_ID: 'a',
  GOOGLE_CLIENT_SECRET: 'b',
  CONNECTIONS_KEY: Buffer.alloc(32, 7).toString('base64'),
};

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
      connections: null,
    });
  });

  it('keeps demo and exploring off on a PostgreSQL server unless they are asked for', () => {
    const url = 'postgres://cohort@db/cohort';
    expect(parseEnv({ DATABASE_URL: url })).toMatchObject({ demo: false, graphqlExplore: false });
    expect(parseEnv({ DATABASE_URL: url, DEMO: '1' })).toMatchObject({ demo: true, graphqlExplore: true });
    expect(parseEnv({ DATABASE_URL: url, DEMO: '1', GRAPHQL_EXPLORE: '0' })).toMatchObject({ graphqlExplore: false });
  });

  it.each([{ HOST: '0.0.0.0' }, { HOST: '192.168.0.4' }, { HOST: '::' }, { PUBLIC_URL: 'https://cohort.example.org' }])(
    'serves the demo where other machines reach it only when somebody says so: %o',
    (variables) => {
      expect(() => parseEnv(variables)).toThrow(/^DEMO takes 0 .* or 1 .* can be reached from other machines$/);
      expect(parseEnv({ ...variables, DEMO: '1' })).toMatchObject({ demo: true });
      expect(parseEnv({ ...variables, DEMO: '0' })).toMatchObject({ demo: false });
      expect(parseEnv({ ...variables, DATABASE_URL: 'postgres://db/cohort' })).toMatchObject({ demo: false });
    },
  );

  it.each([{ HOST: 'localhost' }, { HOST: '127.0.0.2' }, { HOST: '::1' }, { PUBLIC_URL: 'http://cohort.localhost' }])(
    'serves the demo by itself where only this machine reaches it: %o',
    (variables) => expect(parseEnv(variables)).toMatchObject({ demo: true }),
  );

  it.each([
    [{ PORT: '70000' }, /^PORT takes a port number from 0 to 65535/],
    [{ PORT: '30a' }, /^PORT takes/],
    [{ DEMO: 'yes' }, /^DEMO takes 1 \(on\) or 0 \(off\)/],
    [{ GRAPHQL_EXPLORE: 'true' }, /^GRAPHQL_EXPLORE takes/],
    [{ DATABASE_URL: 'mysql://db' }, /^DATABASE_URL takes an address that starts with postgres:/],
    [{ SMTP_URL: 'mail.example.org' }, /^SMTP_URL takes an address that starts with smtp:/],
    [{ OIDC_ISSUER: 'https://id.example.org' }, /^OIDC_CLIENT_ID takes/],
    [{ S3_BUCKET: 'files' }, /^S3_ACCESS_KEY_ID takes/],
    [{ GOOGLE_CLIENT_ID: 'a' }, /^GOOGLE_CLIENT_SECRET takes/],
    [{ ZOOM_CLIENT_SECRET: 'a' }, /^ZOOM_CLIENT_ID takes/],
    [{ GOOGLE_CLIENT_ID: 'a', GOOGLE_CLIENT_SECRET: 'b' }, /^CONNECTIONS_KEY takes 32 bytes in base64/],
    [{ CONNECTIONS_KEY: 'c2hvcnQ=' }, /^CONNECTIONS_KEY takes 32 bytes in base64/],
    [{ ...google, GOOGLE_AUTHORITY: 'accounts.example.org' }, /^GOOGLE_AUTHORITY takes an address/],
    [{ ...google, GOOGLE_API: 'ftp://api.example.org' }, /^GOOGLE_API takes an address/],
  ])('names the variable and what it takes, in one line: %o', (variables, message) => {
    expect(() => parseEnv(variables)).toThrow(EnvError);
    expect(() => parseEnv(variables)).toThrow(message);
    expect(() => parseEnv(variables)).not.toThrow(/\n/);
  });

  it('takes the services that people may connect, each with addresses of its own where they are given', () => {
    const { connections } = parseEnv({ ...google, GOOGLE_AUTHORITY: 'https://id.example.org/' });
    expect(connections).toEqual({
      key: Buffer.alloc(32, 7),
      google: { clientId: 'a', clientSecret: 'b', authority: 'https://id.example.org', api: null },
      microsoft: null,
      zoom: null,
    });
  });

  it('does not repeat a key or a secret', () => {
    expect(() => parseEnv({ ...google, CONNECTIONS_KEY: 'secret' })).not.toThrow(/secret/);
  });

  it('does not repeat an address, which may hold a password', () => {
    expect(() => parseEnv({ DATABASE_URL: 'http://user:secret@db' })).not.toThrow(/secret/);
  });
});
