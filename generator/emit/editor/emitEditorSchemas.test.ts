import { readFileSync } from 'node:fs';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import { load } from 'js-yaml';
import { beforeAll, describe, expect, it } from 'vitest';
import { compile } from '../../compile.ts';
import { readProject } from '../../write/readProject.ts';

const project = readProject(process.cwd());
const settings = JSON.parse(readFileSync('.vscode/settings.json', 'utf8')) as {
  readonly 'yaml.schemas': Readonly<Record<string, string | readonly string[]>>;
};
let editorFiles: ReadonlyMap<string, string> = new Map();
const validators = new Map<string, ValidateFunction>();

beforeAll(() => {
  editorFiles = compile(project).files ?? editorFiles;
  // Optimising takes longer than all files take to be checked.
  const ajv = new Ajv2020({ strict: false, validateSchema: false, code: { optimize: false } });
  for (const path of Object.keys(settings['yaml.schemas']))
    validators.set(path, ajv.compile(JSON.parse(editorFiles.get(path) ?? 'false') as object));
}, 60_000);

/** The schema that the editor's settings give a file. */
function schemaFor(file: string): string {
  const found = Object.entries(settings['yaml.schemas']).find(([, patterns]) =>
    [patterns]
      .flat()
      .some((pattern) => new RegExp(`^${pattern.replaceAll('.', '\\.').replaceAll('*', '[^/]+')}$`).test(file)),
  );
  return found?.[0] ?? '';
}

function problems(file: string, text: string): readonly string[] {
  const validate = validators.get(schemaFor(file));
  if (!validate) return [`${file} has no schema`];
  validate(load(text));
  return (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`);
}

describe('the schemas of the editor', () => {
  it.each([...project.texts])('find nothing wrong in %s', (file, text) => {
    expect(problems(file, text)).toEqual([]);
  });

  it('say what a key means, and what holds without it', () => {
    const { properties } = JSON.parse(editorFiles.get('.vscode/spec/entities.schema.json') ?? '{}') as {
      readonly properties: Readonly<Record<string, { readonly description: string }>>;
    };
    expect(properties.operations?.description).toBe(
      'Which operations of the API are generated. Left out: all of them.',
    );
    expect(Object.values(properties).every(({ description }) => description)).toBe(true);
  });

  it.each([
    ['an entity of a form', 'spec/forms/x.yaml', 'a: { entity: Startupp, title: A, fields: [name] }'],
    ['a field of a form', 'spec/forms/x.yaml', 'a: { entity: Startup, title: A, fields: [nmae] }'],
    [
      'a field of a form with settings',
      'spec/forms/x.yaml',
      'a: { entity: Startup, title: A, fields: [{ field: nmae }] }',
    ],
    ['a type of a form field', 'spec/forms/x.yaml', 'a: { title: A, fields: [{ name: a, label: A, type: txt }] }'],
    [
      'an entity of a screen',
      'spec/screens/x.yaml',
      'a: { kind: table, entity: Startupp, title: A, empty: A, columns: [name] }',
    ],
    ['a column', 'spec/screens/x.yaml', 'a: { kind: table, entity: Startup, title: A, empty: A, columns: [nmae] }'],
    [
      'a filter',
      'spec/screens/x.yaml',
      'a: { kind: table, entity: Startup, title: A, empty: A, columns: [name], filters: [nmae] }',
    ],
    [
      'a field of a card',
      'spec/screens/x.yaml',
      'a: { kind: dashboard, title: A, cards: [{ id: a, kind: chart, label: A, entity: Startup, by: stge }] }',
    ],
    ['a component', 'spec/screens/x.yaml', 'a: { component: tasks.mien, title: A }'],
    ['where an entry leads', 'spec/menus/topnav.yaml', '- { name: a, label: A, icon: rocket, to: /startps }'],
    ['an icon', 'spec/menus/topnav.yaml', '- { name: a, label: A, icon: roket, to: /startups }'],
    ['a role of a grant', 'spec/access/permissions/x.yaml', 'A:B: { name: A, description: A, grants: { Stff: ALL } }'],
    ['where an old address leads', 'spec/routes/redirects.yaml', '/a: /startps'],
    ['a feature', 'spec/routes/public.yaml', '- { path: /a, title: A, allow: { feature: curse }, screen: plan }'],
    [
      'a permission in a list',
      'spec/routes/public.yaml',
      '- { path: /a, title: A, allow: { any: [{ roles: staff }, { permission: NO:NO }] }, screen: plan }',
    ],
  ])('know %s', (_, file, text) => {
    expect(problems(file, text)).not.toEqual([]);
  });
});
