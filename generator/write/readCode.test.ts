import { describe, expect, it } from 'vitest';
import { readCode } from './readCode.ts';

describe('what the code offers', () => {
  const names = readCode(process.cwd());

  // Read as text: a list that has moved, or is written in another way, would be empty without a word.
  it.each([
    ['icons', 'rocket'],
    ['computed', 'User.fullName'],
    ['screens', 'auth.login'],
    ['screens', 'tasks.mine'],
    ['tabs', 'startup.tasks'],
    ['cards', 'home.tasks'],
    ['widgets', 'textarea'],
    ['graphqlTypes', 'AssigneeOption'],
    ['graphqlTypes', 'RolePermission'],
    ['rootFields', 'updateTaskDone'],
    ['rootFields', 'tasksUpdatedForUser'],
  ] as const)('has among its %s %s', (list, name) => {
    expect(names?.[list]).toContain(name);
  });

  it('is the same object while no file has changed, so that no rule asks again', () => {
    expect(readCode(process.cwd())).toBe(names);
  });

  it('is nothing for a spec by itself', () => {
    expect(readCode('/')).toBeUndefined();
  });
});
