import { describe, expect, it } from 'vitest';
import { commands } from '../commands/index.ts';
import { compile } from '../compile.ts';
import { schemas } from '../language/schemas.ts';
import { loadSpec } from '../load/loadSpec.ts';
import { readReference } from '../write/readReference.ts';
import { allExamples } from './examplesOf.ts';
import { addressOf } from './indexPage.ts';
import { kindPages } from './kinds.ts';
import { anchorOf } from './markdown.ts';
import { referenceFolder, referencePages } from './referencePages.ts';
import { sectionsOf } from './sectionsOf.ts';
import { verbs } from './verbs.ts';
import { wants } from './wants.ts';

const reference = readReference();
const pages = referencePages(reference);
const everyKey = kindPages.flatMap(({ kind, one }) =>
  sectionsOf(schemas[kind], one).flatMap(({ title, keys }) => keys.map((key) => ({ kind, title, key }))),
);

/** Pages that other parts of the build write. */
const otherPages = new Map([['map.md', ['Entities', 'Screens', 'Events']]]);

function headingsOf(page: string): readonly string[] | undefined {
  const text = pages.get(`${referenceFolder}/${page}`);
  const own = text?.split('\n').flatMap((line) => /^#+ (.+)$/.exec(line)?.[1] ?? []);
  return (own ?? otherPages.get(page))?.map(anchorOf);
}

describe('the reference of the language', () => {
  it('has a page for every kind of file', () => {
    expect(kindPages.map(({ kind }) => kind).sort()).toEqual(Object.keys(schemas).sort());
  });

  it('says of every kind and of every key what it means', () => {
    const silent = everyKey.filter(({ key }) => !key.schema.description);
    expect(silent.map(({ kind, title, key }) => `${kind}: ${title}.${key.name}`)).toEqual([]);
    for (const { kind } of kindPages) expect(schemas[kind].description, kind).toBeTruthy();
  });

  it('shows every key in an example', () => {
    const examples = allExamples(loadSpec(reference.example).files);
    const bare = everyKey.filter(({ title, key }) => !examples.get(title)?.has(key.name));
    expect(bare.map(({ kind, title, key }) => `${kind}: ${title}.${key.name}`)).toEqual([]);
  });

  it('has examples that compile without a word, but for their translations', () => {
    const { diagnostics, files } = compile({ texts: reference.example, translations: new Map() });
    expect(diagnostics.filter(({ code }) => code !== 'SPEC401')).toEqual([]);
    expect(files).toBeDefined();
  });

  it('has only links that lead to a page and a heading', () => {
    const links = [...pages].flatMap(([page, text]) =>
      [...text.matchAll(/\]\(([^)\s]+)\)/g)].map(([, to = '']) => ({ page: page.split('/').at(-1) ?? '', to })),
    );
    const dead = links.filter(({ page, to }) => {
      const [name = '', anchor] = to.split('#');
      const headings = headingsOf(name || page);
      return !headings || (anchor !== undefined && !headings.includes(anchor));
    });
    expect(dead).toEqual([]);
  });

  it('answers every wish with a place', () => {
    const all = Object.values(wants).flat();
    expect(all.length).toBeGreaterThan(40);
    expect(new Set(all.map(({ want }) => want)).size).toBe(all.length);
    const named = all.flatMap(({ how }) => [...how.matchAll(/npm run spec -- (\w+)/g)].map(([, verb]) => verb));
    expect(named.filter((verb) => !Object.hasOwn(commands, verb ?? ''))).toEqual([]);
    expect(all.every((want) => addressOf(want).includes('.md'))).toBe(true);
  });

  it('has a line for each verb, and no other', () => {
    expect(verbs.map(({ name }) => name).sort()).toEqual(Object.keys(commands).sort());
  });
});
