import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { compile } from '../compile.ts';
import { readProject } from '../write/readProject.ts';
import { build } from './build.ts';
import type { CommandInput } from './Command.ts';
import { create } from './new.ts';
import { rename } from './rename.ts';

const migrations = 'server/platform/db/schema/migrations/migrations.ts';
let root = '';
let said = '';
const call = (...words: string[]): CommandInput => ({
  root,
  words,
  format: 'text',
  role: undefined,
  acknowledged: false,
});
const textOf = (file: string): string => readFileSync(join(root, file), 'utf8');
const errors = () => compile(readProject(root)).diagnostics.filter(({ severity }) => severity === 'error');

/** A project on disk: the base of the cases, a language, what the translations are of, and the list of migrations. */
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'cohort-writing-'));
  cpSync(join(import.meta.dirname, '..', 'cases', 'base'), root, { recursive: true });
  const app = join(root, 'spec/app.yaml');
  writeFileSync(app, readFileSync(app, 'utf8').replace('English }', 'English }, { id: fr, label: Français }'));
  mkdirSync(join(root, 'locales/fr'), { recursive: true });
  writeFileSync(join(root, 'locales/fr/spec.json'), '{ "field": { "Startup": { "stage": "Stade", "name": "Nom" } } }');
  mkdirSync(dirname(join(root, migrations)), { recursive: true });
  cpSync(migrations, join(root, migrations));
  said = '';
  for (const stream of [process.stdout, process.stderr])
    vi.spyOn(stream, 'write').mockImplementation((text) => {
      said += String(text);
      return true;
    });
  build(call());
});
afterEach(() => {
  vi.restoreAllMocks();
  rmSync(root, { recursive: true });
});

describe('verbs that write', () => {
  it('make a new entity with all that belongs to it, and translate what is said already', () => {
    expect(create(call('entity', 'Perk'))).toBe(0);
    expect(said).toContain('spec/entities/perk.yaml\nspec/forms/perk.yaml\nspec/screens/perks.yaml\n');
    expect(errors()).toEqual([]);
    expect(JSON.parse(textOf('locales/fr/spec.json'))).toMatchObject({ field: { Perk: { name: 'Nom' } } });
    expect(create(call('entity', 'Perk'))).toBe(1);
    expect(said).toContain("The entity 'Perk' is there already.");
  });

  it('rename a field with its translation, what that was made of, and a migration of the stored column', () => {
    const entity = textOf('spec/entities/startup.yaml');
    writeFileSync(
      join(root, 'spec/entities/startup.yaml'),
      entity.replace('  stage:', '  # How far they are.\n  stage:'),
    );
    expect(rename(call('field', 'Startup.stage', 'phase'))).toBe(0);
    expect(errors()).toEqual([]);
    expect(textOf('spec/entities/startup.yaml')).toContain(
      '  # How far they are.\n  phase: { type: enum, enum: Stage }',
    );
    expect(textOf('spec/screens/startups.yaml')).toContain('columns: [name, phase]');
    expect(textOf('spec/forms/startup.yaml')).toContain('fields: [name, phase]');
    expect(JSON.parse(textOf('locales/fr/spec.json'))).toEqual({ field: { Startup: { name: 'Nom', phase: 'Stade' } } });
    const from = JSON.parse(textOf('locales/translatedFrom.json')) as Record<string, string>;
    expect(from['field.Startup.phase']).toBe('Stage');
    const [, file = ''] = /(server\/.*_stage_is_phase\.ts)\n/.exec(said) ?? [];
    expect(textOf(file)).toContain('alter table startup rename column stage to phase;');
    expect(textOf(migrations)).toContain("import { stageIsPhase } from './0001_stage_is_phase.ts';");
    expect(textOf(migrations)).toContain('  stageIsPhase,\n];');
  });

  it('change nothing where a rename would not hold', () => {
    expect(rename(call('field', 'Startup.stage', 'constructor'))).toBe(1);
    expect(said).toContain('Nothing was changed.');
    expect(textOf('spec/entities/startup.yaml')).toContain('stage:');
  });
});
