import { expect, it } from 'vitest';
import { elementOf } from '#domain/forms/testing/elements.ts';
import { isShort, questionGroups } from './questionGroups.ts';

const all = Array.from({ length: 100 }, (_, at) => elementOf(`q${at}`, 'text', { position: at }));

it('leaves a form of a few screens whole', () => {
  expect(isShort(all.slice(0, 40))).toBe(true);
  expect(isShort(all)).toBe(false);
});

it('shares out a long form in its order, the first part no longer than a screen', () => {
  const groups = questionGroups(all, all);
  expect(groups.map(({ elements }) => elements.length)).toEqual([12, 20, 20, 20, 20, 8]);
  expect(groups.flatMap(({ elements }) => elements)).toEqual(all);
});

it('changes one group when a question is hidden', () => {
  const before = questionGroups(all, all);
  const after = questionGroups(
    all,
    all.filter(({ _id }) => _id !== 'q25'),
  );
  const changed = after.filter(({ key, elements }, at) => {
    return key !== before[at]?.key || elements.length !== before[at]?.elements.length;
  });
  expect(changed.map(({ key }) => key)).toEqual([1]);
});
