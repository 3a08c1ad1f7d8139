import { describe, expect, it } from 'vitest';
import { compile } from './compile.ts';
import { readProject } from './write/readProject.ts';

const project = readProject(process.cwd());

function shuffled<T>(items: readonly T[], seed: number): T[] {
  const keyed = items.map((item, index) => ({ item, key: Math.sin(seed * 1000 + index * 7919) }));
  return keyed.sort((a, b) => a.key - b.key).map(({ item }) => item);
}

describe('compile', () => {
  it('finds no error in the spec of the product', () => {
    const errors = compile(project).diagnostics.filter((diagnostic) => diagnostic.severity === 'error');
    expect(errors).toEqual([]);
  });

  it('gives the same bytes whatever order the files come in', () => {
    const first = compile(project).files;
    for (const seed of [1, 2, 3]) {
      const again = compile({ ...project, texts: new Map(shuffled([...project.texts], seed)) }).files;
      expect([...(again ?? [])].sort()).toEqual([...(first ?? [])].sort());
    }
  });

  it('emits nothing at all when one file is wrong', () => {
    const texts = new Map(project.texts).set(
      'spec/routes/app/broken.yaml',
      '- path: /broken\n  title: Broken\n  allow: { roles: nobody }\n  screen: home\n',
    );
    const compiled = compile({ ...project, texts });
    expect(compiled.files).toBeUndefined();
    expect(compiled.diagnostics.map((diagnostic) => diagnostic.code)).toContain('SPEC101');
  });

  it('reports every problem of every file at once', () => {
    const texts = new Map(project.texts)
      .set('spec/routes/app/one.yaml', '- path: /one\n  title: One\n  allow: { roles: nobody }\n  screen: nothing\n')
      .set(
        'spec/entities/two.yaml',
        'entity: Two\nlabel: { one: Two, many: Twos }\ndisplay: nmae\naccess: {}\nfields: { name: text }\n',
      );
    const codes = compile({ ...project, texts }).diagnostics.map((diagnostic) => diagnostic.code);
    expect(codes).toEqual(expect.arrayContaining(['SPEC101', 'SPEC107', 'SPEC105']));
  });

  it('gives one message for one typo, and none for what follows from it', () => {
    const file = 'spec/routes/app/startups.yaml';
    const text = project.texts.get(file) ?? '';
    const texts = new Map(project.texts).set(file, text.replace('roles: licensed }', 'roles: licensd }'));
    const errors = compile({ ...project, texts }).diagnostics.filter((diagnostic) => diagnostic.severity === 'error');
    expect(errors.map(({ code, fix }) => [code, fix])).toEqual([['SPEC101', "Did you mean 'licensed'?"]]);
  });

  it('gives a menu entry the rules of the very page that it leads to, not of one with a parameter in its place', () => {
    const { model } = compile(project);
    const entries = Object.values(model?.menus ?? {}).flatMap((menu) =>
      menu.flatMap((entry) => [entry, ...entry.children]),
    );
    const wrong = entries.flatMap(({ to, routes }) =>
      to.flatMap((target, index) => {
        const own = model?.routes.find(({ path }) => path === target.to.split('?')[0]);
        return own && own.id !== routes[index] ? [`${target.to}: ${routes[index]}`] : [];
      }),
    );
    expect(wrong).toEqual([]);
  });
});
