import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { describe, expect, it } from 'vitest';
import { compile } from '../compile.ts';
import { accessCells } from './accessCells.ts';

const base = join(import.meta.dirname, '..', 'cases', 'base');
const texts = new Map(
  readdirSync(join(base, 'spec'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .map((path) => [relative(base, path), readFileSync(path, 'utf8')]),
);

/** Granted to Admin for all startups and to Mentor for assigned ones. */
const parts = '[{ roles: Mentor }, { permission: STARTUP:EDIT }]';

/** Who gets how far with a guard on a route, a menu entry and an operation. */
function reachOf(how: 'all' | 'any', asked = parts): Readonly<Record<string, string>> {
  const { model, diagnostics } = compile({
    translations: new Map(),
    texts: new Map([
      ...texts,
      ['spec/routes/app/startups.yaml', `- { path: /startups, allow: { ${how}: ${asked} }, screen: startups.list }\n`],
      [
        'spec/menus/sidebar.yaml',
        `- { name: startups, label: Startups, icon: rocket, to: /startups, ${how}: ${asked} }\n`,
      ],
      ['spec/access/operations.yaml', `currentUser: public\nrenameStartup: { ${how}: ${asked} }\n`],
    ]),
  });
  expect(diagnostics).toEqual([]);
  if (!model) throw new Error('the spec does not compile');
  const cells = accessCells(model).filter(({ subject }) => /startups$|renameStartup/.test(subject));
  return Object.fromEntries(cells.map(({ role, kind, reach }) => [`${role} ${kind}`, reach]));
}

describe('roles and a permission', () => {
  it('are both asked for by all', () => {
    expect(reachOf('all')).toEqual({
      'visitor route': 'no',
      'Admin route': 'no',
      'Admin menu': 'no',
      'Admin operation': 'no',
      'Mentor route': 'yes',
      'Mentor menu': 'yes',
      'Mentor operation': 'yes',
    });
  });

  it('are each enough by any', () => {
    expect(reachOf('any', '[{ roles: Admin }, { permission: STARTUP:EDIT }]')).toEqual({
      'visitor route': 'no',
      'Admin route': 'yes',
      'Admin menu': 'yes',
      'Admin operation': 'yes',
      'Mentor route': 'yes',
      'Mentor menu': 'yes',
      'Mentor operation': 'yes',
    });
  });
});
