import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { describe, expect, it } from 'vitest';
import { compile } from '../compile.ts';
import { diagnosticCodes } from '../diagnostics/Diagnostic.ts';
import { formatDiagnostics } from '../diagnostics/formatDiagnostics.ts';

/**
 * A case is a folder: the base spec overlaid with the YAML in it must give exactly the messages in
 * `expected.txt`. A new case is a new folder; `UPDATE_CASES=1` writes what the compiler says now, to be read.
 */
const folder = import.meta.dirname;
const cases = readdirSync(folder, { withFileTypes: true }).filter(
  (entry) => entry.isDirectory() && entry.name !== 'base',
);

function readTexts(root: string): Map<string, string> {
  return new Map(
    readdirSync(join(root, 'spec'), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .map((path) => [relative(root, path), readFileSync(path, 'utf8')]),
  );
}

function compileCase(name: string) {
  const texts = new Map([...readTexts(join(folder, 'base')), ...readTexts(join(folder, name))]);
  const french = join(folder, name, 'fr.txt');
  const translations = new Map(
    existsSync(french) ? [['fr', new Set(readFileSync(french, 'utf8').trim().split('\n'))]] : [],
  );
  return compile({ texts, translations });
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
