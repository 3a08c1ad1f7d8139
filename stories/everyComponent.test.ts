import { globSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { unstoried } from './unstoried.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const files = globSync('src/**/*.tsx', { cwd: root }).map((file) => file.replaceAll('\\', '/'));
const stories = files.filter((file) => file.endsWith('.stories.tsx'));
const components = files.filter((file) => !/\.(stories|test)\.tsx$/.test(file));
const storied = new Set(stories.flatMap(importsOf));

/** Files of the project that a story imports itself, relative to the root. */
function importsOf(story: string): string[] {
  const text = readFileSync(join(root, story), 'utf8');
  return [...text.matchAll(/from\s+'([^']+\.tsx)'/g)].flatMap(([, path = '']) => {
    if (path.startsWith('#src/')) return `src/${path.slice('#src/'.length)}`;
    return path.startsWith('.') ? resolve('/', dirname(story), path).slice(1) : [];
  });
}

describe('Every component has a story', () => {
  it.each(components.filter((file) => !(file in unstoried)))('%s', (file) => {
    expect(
      storied.has(file),
      `No story imports ${file}. Write one for each of its states, or say in stories/unstoried.ts why it has no look`,
    ).toBe(true);
  });

  it('and what is said to have none is there and has none', () => {
    expect(Object.keys(unstoried).filter((file) => !components.includes(file) || storied.has(file))).toEqual([]);
  });
});
