import { expect, test } from 'vitest';
import { type HeldReaches, isLatest, reachNamed } from './undoable.ts';

const change = (_id: string, after: string, permission = 'TAGS:VIEW', role = 'r1') => ({
  _id,
  after,
  permission,
  role: { _id: role },
});
const held = (reach: 'ALL' | 'NONE'): HeldReaches => new Map([['r1', () => reach]]);

test('the last change of a permission can be taken back while it holds', () => {
  const changes = [change('3', 'NONE', 'TAGS:EDIT'), change('2', 'ALL'), change('1', 'NONE')];
  const undoable = (reaches: HeldReaches) =>
    changes.filter((one) => isLatest(one, changes, reaches)).map(({ _id }) => _id);
  expect(undoable(held('ALL'))).toEqual(['2']);
  expect(undoable(held('NONE'))).toEqual(['3']);
  expect(undoable(new Map())).toEqual([]);
});

test('what is noted reads as a reach', () => {
  expect(['ALL', 'ASSIGNED', 'NONE', 'x'].map(reachNamed)).toEqual(['ALL', 'ASSIGNED', 'NONE', 'NONE']);
});
