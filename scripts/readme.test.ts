import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { demoTenants } from '#server/demo/data/demoTenants.ts';
import { parseEnv } from '#server/platform/env/env.ts';

const readme = readFileSync('README.md', 'utf8');
const example = readFileSync('.env.example', 'utf8');
/** Variables of an installation for which everything is set up, so that none stays unasked. */
const values: Readonly<Record<string, string>> = {
  PORT: '3000',
  DEMO: '0',
  LOG_LEVEL: 'info',
  SOCKETS_PER_USER: '20',
  GRAPHQL_EXPLORE: '0',
  TRUST_PROXY: '1',
  CLOCK: '1',
  DATABASE_URL: 'postgres://localhost/cohort',
  SMTP_URL: 'smtp://localhost',
  MAIL_REPORTS_SECRET: 'reported-by-the-service',
  CONNECTIONS_KEY: Buffer.alloc(32).toString('base64'),
};

/** The names that the server asks the environment for. */
function variablesAskedFor(): readonly string[] {
  const asked = new Set<string>();
  const variables = new Proxy<Record<string, string>>(
    {},
    {
      get: (_target, name) => {
        asked.add(String(name));
        return values[String(name)] ?? 'https://example.test';
      },
    },
  );
  parseEnv(variables);
  return [...asked];
}

describe('the README', () => {
  it('names the one command that starts Cohort, and the one that tests it', () => {
    const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };
    for (const script of ['start', 'test']) {
      expect(readme).toContain(`npm ${script}`);
      expect(scripts[script]).toBeTruthy();
    }
  });

  it('says at which hosts the tenants are, and how to sign in', () => {
    expect(readme).toContain('http://demo.localhost:3000');
    for (const { id } of demoTenants) expect(readme).toContain(`\`${id}\``);
    expect(readme).toContain('admin@demo.test');
  });

  it('leads to the settings, where every variable that the server reads is explained', () => {
    expect(readme).toContain('.env.example');
    const variables = variablesAskedFor();
    expect(variables).toEqual(expect.arrayContaining(['PORT', 'S3_REGION', 'OIDC_CLIENT_SECRET', 'ZOOM_API']));
    expect(variables.filter((name) => !new RegExp(`^(# )?${name}=`, 'm').test(example))).toEqual([]);
  });
});
