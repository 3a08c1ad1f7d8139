import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { domainEvents } from '#server/generated/events.gen.ts';
import { allFollowers, schedules } from './product.ts';

const code = globSync('server/{modules,services}/**/*.ts')
  .filter((file) => !file.endsWith('.test.ts'))
  .map((file) => readFileSync(file, 'utf8'))
  .join('\n');

describe.each(Object.keys(domainEvents))('%s', (name) => {
  it('is announced by somebody', () => {
    expect(code).toMatch(new RegExp(`announce(?:All)?\\([^)]*?'${name}'`, 's'));
  });

  it('is followed by somebody', () => {
    expect(allFollowers.some(({ on }) => on === name)).toBe(true);
  });
});

it('no two schedules have the same mark', () => {
  const names = schedules.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
});
