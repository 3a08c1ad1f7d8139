import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { compile } from '#generator/compile.ts';
import { readProject } from '#generator/write/readProject.ts';

// What is declared is read by somebody. The compiler knows its own emitters; who imports what they emit is seen here.

const { draft, model } = compile(readProject(process.cwd()));
if (!draft || !model) throw new Error('the spec does not compile');

const product = globSync('{src,server,domain,scripts}/**/*.{ts,tsx,mjs,css,graphql}', {
  exclude: (path) => /(?:^|\/)(?:generated|stories)$|\.gen\.|\.(?:test|stories)\./.test(path),
}).map((path) => ({ path, text: readFileSync(path, 'utf8') }));
/** What the requirements ask of the API is read by whoever calls it. */
const demanded = readFileSync('tests/contract/requirementLists.ts', 'utf8');
const words = new Set(
  [...product.map(({ text }) => text), demanded].flatMap((text) => text.match(/[A-Za-z_$][\w$]*/g) ?? []),
);
const constantReaders = product.filter(({ text }) => text.includes('generated/constants.gen.ts'));

/** A colour is read as a custom property too. */
function isRead(constant: string): boolean {
  const property = `var(--${constant.toLowerCase().replaceAll('_', '-')})`;
  const name = new RegExp(`\\b${constant}\\b`);
  return constantReaders.some(({ text }) => name.test(text)) || product.some(({ text }) => text.includes(property));
}

describe('a constant of the spec', () => {
  const constants = draft.app?.value.constants ?? {};

  it.each(Object.keys(constants))('%s is imported by name', (name) => {
    expect(isRead(name)).toBe(true);
  });
});

describe('a form of the spec', () => {
  const shown = new Set(
    model.screens.flatMap((screen) => {
      if (screen.kind === 'form') return [screen.form];
      if (screen.kind === 'table') return [screen.createForm, screen.editForm];
      if (screen.kind === 'detail') return [screen.editForm];
      return screen.kind === 'calendar' ? [screen.createForm] : [];
    }),
  );

  it.each(model.forms.map(({ id }) => id))('%s is drawn by a screen, or by code that names it', (id) => {
    expect(
      shown.has(id) ||
        product.some(
          ({ path, text }) => (path.startsWith('src/') && text.includes(`'${id}'`)) || text.includes(`"${id}"`),
        ),
    ).toBe(true);
  });

  it.each(model.drawnForms.map(({ id }) => id))('%s gives its fields to the component that draws it', (id) => {
    const path = draft.forms.get(id)?.value.drawnBy;
    const component = product.find((file) => file.path === path);
    expect(component?.text).toContain(`generated/drawnForms/${id}.gen.ts`);
  });
});

describe('a stored field', () => {
  const shown = new Set(JSON.stringify([model.screens, model.forms, model.drawnForms]).match(/\w+/g));
  const asked = new Set(
    JSON.stringify(model.entities.map(({ access, visibility }) => [access, visibility])).match(/\w+/g),
  );
  const computed = new Set(model.entities.flatMap(({ fields: own }) => own.flatMap(({ from = [] }) => from)));
  const columnOf = (name: string): string => name.replace(/([a-z0-9])([A-Z])/g, '$1_$2').toLowerCase();
  const isUsed = (name: string): boolean =>
    [shown, asked, computed, words].some((names) => names.has(name)) || words.has(columnOf(name));
  const fields = model.entities.flatMap(({ name, displayField, defaultSort, fields: own }) =>
    own.flatMap((field) => {
      const isPart = field.type === 'many' || field.name === displayField || field.name === defaultSort.field;
      return isPart ? [] : [[`${name}.${field.name}`, field.name] as const];
    }),
  );

  it('is shown, asked for or computed with somewhere', () => {
    const unread = fields.flatMap(([id, name]) => (isUsed(name) ? [] : [id]));
    expect(unread).toEqual([]);
  });
});
