import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { build } from '../commands/build.ts';
import type { CommandInput } from '../commands/Command.ts';
import { translate } from '../commands/translate.ts';
import { compile } from '../compile.ts';
import { readProject } from '../write/readProject.ts';
import { readLocale } from './Locale.ts';
import { type OpenText, openTexts } from './openTexts.ts';
import { readXliff, xliff } from './xliff.ts';

let root = '';
let said = '';
const call = (...words: string[]): CommandInput => ({
  root,
  words,
  format: 'text',
  role: undefined,
  acknowledged: false,
});
const french = (): unknown => JSON.parse(readFileSync(join(root, 'locales/fr/spec.json'), 'utf8'));

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'cohort-translate-'));
  cpSync(join(import.meta.dirname, '..', 'cases', 'base'), root, { recursive: true });
  const app = join(root, 'spec/app.yaml');
  writeFileSync(
    app,
    readFileSync(app, 'utf8').replace('label: English }', 'label: English }, { id: fr, label: Français }'),
  );
  mkdirSync(join(root, 'locales/fr'), { recursive: true });
  writeFileSync(
    join(root, 'locales/fr/spec.json'),
    '{ "entity": { "Startup": { "one": "Jeune pousse", "many": "Jeunes pousses" } } }',
  );
  said = '';
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
    said += String(text);
    return true;
  });
  vi.spyOn(process.stderr, 'write').mockReturnValue(true);
});
afterEach(() => {
  vi.restoreAllMocks();
  rmSync(root, { recursive: true });
});

describe('spec translate', () => {
  it('lists what is missing, each English once', () => {
    expect(translate({ ...call('fr'), format: 'json' })).toBe(0);
    const open = JSON.parse(said) as readonly OpenText[];
    expect(open).toContainEqual(
      expect.objectContaining({ english: 'Startup', state: 'missing', keys: ['form.startup.title'] }),
    );
    expect(new Set(open.map(({ english }) => english)).size).toBe(open.length);
  });

  it('fills in what other keys say already', () => {
    expect(translate(call('shared'))).toBe(0);
    expect(french()).toMatchObject({
      form: { startup: { title: 'Jeune pousse' } },
      screen: { startups_list: { title: 'Jeunes pousses' } },
    });
  });

  it.each(['1.2', '2.0'] as const)('gives XLIFF %s out and takes it in', (version) => {
    expect(translate({ ...call('fr'), xliff: version })).toBe(0);
    const file = join(root, 'fr.xlf');
    writeFileSync(file, said.replace(/(<source>Idea<\/source><target>)/, '$1Idée &amp; plus'));
    expect(translate({ ...call(), take: file })).toBe(0);
    expect(french()).toMatchObject({ enum: { Stage: { idea: 'Idée & plus' } } });
    const { diagnostics } = compile(readProject(root));
    expect(diagnostics.filter(({ severity }) => severity === 'error')).toEqual([]);
    expect(diagnostics.some(({ message }) => message.startsWith("'Idea'"))).toBe(false);
  });

  it('tells what has changed since, until a translation of the new text is taken in', () => {
    build(call());
    const screens = join(root, 'spec/screens/startups.yaml');
    translate(call('shared'));
    writeFileSync(screens, readFileSync(screens, 'utf8').replace('title: Startups', 'title: Companies'));
    said = '';
    translate(call('fr'));
    expect(said).toContain("stale    'Companies' (was 'Startups', and is said 'Jeunes pousses')");
    const file = join(root, 'fr.json');
    writeFileSync(
      file,
      JSON.stringify([{ language: 'fr', keys: ['screen.startups_list.title', 'route.startups'], text: 'Sociétés' }]),
    );
    translate({ ...call(), take: file });
    said = '';
    translate(call('fr'));
    expect(said).not.toContain('stale ');
  });

  it('refuses a language and a text that there are not', () => {
    expect(translate(call('xx'))).toBe(1);
    const file = join(root, 'fr.json');
    writeFileSync(file, JSON.stringify([{ language: 'fr', keys: ['nothing'], text: 'Rien' }]));
    expect(translate({ ...call(), take: file })).toBe(1);
  });
});

describe('XLIFF', () => {
  const open: OpenText = {
    language: 'ja_JP',
    english: 'A "b" & <c>',
    keys: ['x.y', 'x.z'],
    state: 'stale',
    now: 'あ',
    was: 'B',
  };

  it.each(['1.2', '2.0'] as const)('%s brings back what was written, whatever signs are in it', (version) => {
    const { language, texts } = readXliff(xliff(version, 'ja_JP', [{ ...open, now: '<é> & "ü"' }]));
    expect(language).toBe('ja_JP');
    expect([...texts]).toEqual([
      ['x.y', '<é> & "ü"'],
      ['x.z', '<é> & "ü"'],
    ]);
  });
});

describe('a file of translations', () => {
  it('is changed where it says so, and nowhere else', () => {
    const locale = readLocale('fr', '{ "a": { "b": "1", "c": "2" }, "d.e": "3" }');
    expect([...locale.texts]).toEqual([
      ['a.b', '1'],
      ['a.c', '2'],
      ['d.e', '3'],
    ]);
    const changes = new Map([
      ['a.b', null],
      ['d.e', '4'],
      ['f.g', '5'],
    ]);
    expect(JSON.parse(locale.changed(changes))).toEqual({ a: { c: '2' }, d: { e: '4' }, f: { g: '5' } });
  });

  it('agrees on a word only where most keys do', () => {
    const texts = ['a', 'b'].map((key) => ({
      key,
      english: 'Open',
      sameEverywhere: false,
      place: { file: '', line: 1, column: 1, length: 1 },
    }));
    expect(openTexts(texts, readLocale('fr', '{ "a": "Ouvert" }'), undefined)).toMatchObject([{ keys: ['b'] }]);
  });
});
