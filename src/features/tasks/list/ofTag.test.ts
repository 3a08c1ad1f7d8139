import { expect, it } from 'vitest';
import { ofTag } from './ofTag.ts';

const tasks = [{ tag: 'MEETING' }, { tag: null }, { tag: 'OTHER' }, {}];

it('chooses the tasks of a tag, those without one, or all', () => {
  expect(ofTag(tasks, 'MEETING')).toEqual([{ tag: 'MEETING' }]);
  expect(ofTag(tasks, 'none')).toEqual([{ tag: null }, {}]);
  expect(ofTag(tasks, undefined)).toBe(tasks);
});
