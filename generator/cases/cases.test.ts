import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { describe, expect, it } from 'vitest';
import { compile } from '../compile.ts';
import { diagnosticCodes } from '../diagnostics/Diagnostic.ts';
import { formatDiagnostics } from '../diagnostics/formatDiagnostics.ts';
import type { CodeNames } from '../model/CodeNames.ts';

/**
 * A case is a folder: the base spec overlaid with the YAML in it must give exactly the messages in
 * `expected.txt`. A new case is a new folder; `UPDATE_CASES=1` writes what the compiler says now, to be read.
 */
const folder = import.meta.dirname;
const cases = readdirSync(folder, { withFileTypes: true }).filter(
  (entry) => entry.isDirectory() && entry.name !== 'base',
);

function readTexts(root: string): Map<string, string> {
  if (!existsSync(join(root, 'spec'))) return new Map();
  return new Map(
    readdirSync(join(root, 'spec'), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .map((path) => [relative(root, path), readFileSync(path, 'utf8')]),
  );
}

/** A file of a case beside its spec, if it has one. */
function partOf(name: string, file: string): string | undefined {
  const path = join(folder, name, file);
  return existsSync(path) ? readFileSync(path, 'utf8') : undefined;
}

const linesOf = (text: string | undefined): string[] => text?.trim().split('\n') ?? [];

/** What there is for a case to name. */
const code: CodeNames = {
  icons: new Set(['rocket', 'settings']),
  computed: new Set(['Startup.age']),
  screens: new Set(['startups.about', 'startups.board', 'startups.again', 'perks.list', 'perks.one']),
  tabs: new Set(),
  cards: new Set(),
  widgets: new Set(['text', 'number', 'select', 'color']),
  graphqlTypes: new Set(['Kind']),
  rootFields: new Set(['currentUser', 'renameStartup']),
  mutations: new Map([
    ['renameStartup', { args: { id: 'ID!', name: 'String!', quiet: 'Boolean' }, gives: 'Startup!' }],
  ]),
  guards: new Map([['guardNames', new Set(['STARTUPS:RENAME'])]]),
};

/**
 * `deleted.txt` names files of the base that are gone, `fr.txt` the keys that are translated into French, `from.json`
 * the English of which, and `fr.broken.txt` a file of translations as it is on disk.
 */
function compileCase(name: string) {
  const texts = new Map([...readTexts(join(folder, 'base')), ...readTexts(join(folder, name))]);
  for (const file of linesOf(partOf(name, 'deleted.txt'))) texts.delete(file);
  const french = partOf(name, 'fr.txt');
  const broken = partOf(name, 'fr.broken.txt');
  const from = partOf(name, 'from.json');
  return compile({
    texts,
    code,
    translations: new Map(french === undefined ? [] : [['fr', new Set(linesOf(french))]]),
    ...(from && { translatedFrom: new Map(Object.entries(JSON.parse(from) as Record<string, string>)) }),
    ...(broken && { brokenTranslations: new Map([['locales/fr/spec.json', broken]]) }),
  });
}

describe('a broken spec', () => {
  it.each(cases.map((entry) => entry.name))('%s says what is wrong, where, and what to do', (name) => {
    const compiled = compileCase(name);
    const text = formatDiagnostics(compiled.diagnostics, compiled.sources, 'text');
    const expectedFile = join(folder, name, 'expected.txt');
    if (process.env.UPDATE_CASES === '1') writeFileSync(expectedFile, text);
    expect(text).toBe(readFileSync(expectedFile, 'utf8'));
    expect(text).toContain(name.slice(0, 7));
    const broken = compiled.diagnostics.some((diagnostic) => diagnostic.severity === 'error');
    expect(compiled.files === undefined, 'nothing is emitted after an error').toBe(broken);
  });

  it('has a case for every code', () => {
    const shown = new Set(cases.map((entry) => entry.name.slice(0, 7)));
    expect(Object.keys(diagnosticCodes).filter((code) => !shown.has(code))).toEqual([]);
  });

  it('does not complain about the base', () => {
    const { diagnostics } = compile({ texts: readTexts(join(folder, 'base')), translations: new Map() });
    expect(diagnostics).toEqual([]);
  });
});
