import { expect, it } from 'vitest';
import { compile } from '../../compile.ts';
import { readProject } from '../../write/readProject.ts';
import { emitSettings } from './emitSettings.ts';

const project = readProject(process.cwd());
const FILE = 'spec/entities/incubator.yaml';

/** The names of settings that a spec declares. */
function keysOf(texts: ReadonlyMap<string, string>): readonly string[] {
  const { model } = compile({ ...project, texts });
  if (!model) throw new Error('the spec does not compile');
  const text = emitSettings(model).get('server/generated/settings.gen.ts') ?? '';
  return [...text.matchAll(/"([^"]+)"/g)].map(([, key = '']) => key);
}

const keys = keysOf(project.texts);

it('names values, parts of objects, and parts of free values that a form asks for', () => {
  expect(keys).toEqual(expect.arrayContaining(['name', 'reminders.byMail', 'brandPalette.sidebar.textColor']));
  for (const whole of ['reminders', 'brandPalette', 'brandPalette.sidebar', 'createdAt']) {
    expect(keys).not.toContain(whole);
  }
});

it('names a setting as soon as it is declared', () => {
  const changed = (project.texts.get(FILE) ?? '').replace(
    '      digest: {',
    '      byPigeon: { type: bool, label: By pigeon }\n      digest: {',
  );
  const texts = new Map(project.texts).set(FILE, changed);
  expect(keysOf(texts).filter((key) => !keys.includes(key))).toEqual(['reminders.byPigeon']);
});
