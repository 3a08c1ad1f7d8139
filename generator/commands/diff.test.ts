import { describe, expect, it } from 'vitest';
import { compile } from '../compile.ts';
import { readProject } from '../write/readProject.ts';
import { compareAccess, inWords } from './diff.ts';

const project = readProject(process.cwd());

function modelWith(file: string, from: string, to: string) {
  const text = project.texts.get(file) ?? '';
  expect(text).toContain(from);
  const { model } = compile({ ...project, texts: new Map(project.texts).set(file, text.replace(from, to)) });
  if (!model) throw new Error('the changed spec does not compile');
  return model;
}

describe('spec diff', () => {
  const before = compile(project).model;
  if (!before) throw new Error('the spec does not compile');

  it('says in words what a widened route opens, with the place of the rule', () => {
    const after = modelWith(
      'spec/routes/app/startups.yaml',
      'allow: { roles: coachingSide }',
      'allow: { roles: [licensed, reviewers] }',
    );
    expect(compareAccess(before, after).map(inWords)).toContain(
      'Evaluator can now open /startups: spec/routes/app/startups.yaml:2',
    );
  });

  it('says what a narrowed grant closes', () => {
    const after = modelWith(
      'spec/access/permissions/content.yaml',
      'grants: { fullAdmins: ALL, Staff: ALL }',
      'grants: { fullAdmins: ALL }',
    );
    const words = compareAccess(before, after).map(inWords);
    expect(words).toContain('Staff can no longer open /articles/management: spec/routes/app/content.yaml:2');
  });

  it('is silent when nothing about access changes', () => {
    const after = modelWith(
      'spec/routes/app/startups.yaml',
      'screen: programs.list',
      'title: All programs\n  screen: programs.list',
    );
    expect(compareAccess(before, after)).toEqual([]);
  });
});
