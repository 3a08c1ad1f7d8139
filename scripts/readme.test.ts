import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { demoTenants } from '#server/demo/demoTenants.ts';

const readme = readFileSync('README.md', 'utf8');
const example = readFileSync('.env.example', 'utf8');
const readers = ['server/env.ts', 'server/connections/readConnections.ts'].map((file) => readFileSync(file, 'utf8'));
const variables = [
  ...new Set([...readers.join('\n').matchAll(/'([A-Z][A-Z0-9]*(?:_[A-Z0-9]+)*)'/g)].map(([, name]) => name ?? '')),
];

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
    expect(variables.length).toBeGreaterThan(10);
    expect(variables.filter((name) => !example.includes(name))).toEqual([]);
  });
});
