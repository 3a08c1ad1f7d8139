import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { build } from '../commands/build.ts';
import type { CommandInput } from '../commands/Command.ts';
import { translated } from '../commands/translated.ts';
import { compile } from '../compile.ts';
import { readProject } from './readProject.ts';
import { translatedFromFile } from './translatedFrom.ts';

let root = '';
const key = 'screen.startups_list.title';
const screens = (): string => join(root, 'spec', 'screens', 'startups.yaml');

beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'cohort-translated-'));
  cpSync(join(import.meta.dirname, '..', 'cases', 'base'), root, { recursive: true });
  mkdirSync(join(root, 'locales', 'fr'), { recursive: true });
  writeFileSync(join(root, 'locales', 'fr', 'spec.json'), '{ "screen": { "startups_list": { "title": "Startups" } } }');
  vi.spyOn(process.stdout, 'write').mockReturnValue(true);
});
afterAll(() => {
  vi.restoreAllMocks();
  rmSync(root, { recursive: true });
});

const call = (...words: string[]): CommandInput => ({
  root,
  words,
  format: 'text',
  role: undefined,
  acknowledged: false,
});
const stale = () => compile(readProject(root)).diagnostics.filter(({ code }) => code === 'SPEC402');
const counted = (): Record<string, string> =>
  JSON.parse(readFileSync(join(root, translatedFromFile), 'utf8')) as Record<string, string>;

describe('a label that changes', () => {
  it('leaves its translations to be looked at, until somebody says that they fit', () => {
    build(call());
    expect(counted()[key]).toBe('Startups');
    expect(stale()).toEqual([]);

    writeFileSync(screens(), readFileSync(screens(), 'utf8').replace('title: Startups', 'title: Companies'));
    build(call());
    expect(counted()[key], 'building again is no look at the translations').toBe('Startups');
    expect(stale()).toMatchObject([{ place: { file: 'spec/screens/startups.yaml', line: 4 } }]);

    expect(translated(call(key))).toBe(0);
    expect(stale()).toEqual([]);
    expect(counted()[key]).toBe('Companies');
  });
});
