import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { routeMeta } from '#src/generated/routeMeta.gen.ts';
import { listOfEditor } from './listOfEditor.ts';

const tree = readFileSync('src/generated/routes.gen.ts', 'utf8');
const editors = [...tree.matchAll(/getParentRoute: \(\) => fullscreenLayout,\s+path: "([^"]+)"/g)].map(
  ([, path = '']) => path,
);
const pages = Object.values(routeMeta)
  .filter((route) => !('redirect' in route))
  .map(({ path }) => path);

describe('the way back of an editor', () => {
  it.each(editors)('from %s leads to a page that is there', (path) => {
    const list = listOfEditor(path.replace(/\$\w+/g, '17').replace(/\/\$$/, ''));
    expect(list).not.toBe('/');
    expect(pages).toContain(list);
  });

  it('is known for all of them', () => {
    expect(editors).toContain('/articles/management/article/$id');
    expect(editors.length).toBeGreaterThanOrEqual(10);
  });

  it('leads to the profile whose fields one has changed', () => {
    expect(listOfEditor('/profiles/user/builder/a')).toBe('/community/people/profile');
    expect(listOfEditor('/setup/fields/startup')).toBe('/startups/profile');
    expect(listOfEditor('/setup/forms/1/compare/2')).toBe('/forms/management');
  });
});
