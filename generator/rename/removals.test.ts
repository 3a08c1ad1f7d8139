import { describe, expect, it } from 'vitest';
import { compile } from '../compile.ts';
import { readProject } from '../write/readProject.ts';
import { removalsBetween } from './removals.ts';

const project = readProject(process.cwd());

function modelWith(changes: Readonly<Record<string, (text: string) => string | undefined>> = {}) {
  const texts = new Map(project.texts);
  for (const [file, change] of Object.entries(changes)) {
    const text = change(texts.get(file) ?? '');
    if (text === undefined) texts.delete(file);
    else texts.set(file, text);
  }
  const { model } = compile({ ...project, texts });
  if (!model) throw new Error('the changed spec has no model');
  return model;
}

const before = modelWith();

describe('what the spec stores no more', () => {
  it('is nothing while nothing is taken out', () => {
    expect(removalsBetween(before, modelWith())).toEqual([]);
  });

  it('is told with what becomes of it, and with the statement that takes it away', () => {
    const after = modelWith({
      'spec/entities/saved-view.yaml': () => undefined,
      'spec/entities/course.yaml': (text) => text.replace(/^ {2}duration:.*\n/m, ''),
    });
    expect(removalsBetween(before, after).map(({ statement }) => statement)).toEqual([
      'alter table if exists "course" drop column if exists "duration";',
      'drop table if exists "saved_view" cascade;',
    ]);
    expect(removalsBetween(before, after)[0]?.sentence).toMatch(
      /^Course\.duration: the column duration of course stays/,
    );
  });

  it('leaves a value to whoever takes it out', () => {
    const after = modelWith({ 'spec/enums/tasks.yaml': (text) => text.replace(/^ {4}evaluation:.*\n/m, '') });
    const [removal] = removalsBetween(before, after);
    expect(removal?.statement).toBeUndefined();
    expect(removal?.sentence).toContain('TaskType.evaluation: records that have it in Task.taskType');
  });
});
