import { expect, it } from 'vitest';
import type { Answer } from '../FormElement.ts';
import { isSameAnswer, mergeAnswers } from './mergeAnswers.ts';

const text = (questionId: string, textValue: string | null): Answer => ({
  questionId,
  textValue,
  numberValue: null,
  arrayValue: [],
});
const written = (words: Readonly<Record<string, string>>) =>
  new Map(Object.entries(words).map(([id, word]) => [id, text(id, word)]));
const merged = (before: object, mine: object, theirs: object) => {
  const { answers, conflicts } = mergeAnswers({
    before: written(before as Record<string, string>),
    mine: written(mine as Record<string, string>),
    theirs: written(theirs as Record<string, string>),
  });
  return { words: Object.fromEntries([...answers].map(([id, { textValue }]) => [id, textValue])), conflicts };
};

it('keeps what each of two has written to questions that the other has not touched', () => {
  expect(merged({ a: 'A', b: 'B' }, { a: 'A, mine', b: 'B' }, { a: 'A', b: 'B, theirs', c: 'C, theirs' })).toEqual({
    words: { a: 'A, mine', b: 'B, theirs', c: 'C, theirs' },
    conflicts: [],
  });
});

it('keeps what only one of them has emptied, emptied', () => {
  expect(merged({ a: 'A', b: 'B' }, { a: '', b: 'B' }, { a: 'A' })).toEqual({ words: { a: '' }, conflicts: [] });
});

it('is asked about a question only where both have changed it, and not alike', () => {
  const both = merged({ a: 'A', b: 'B' }, { a: 'mine', b: 'alike' }, { a: 'theirs', b: 'alike ', c: 'more' });
  expect(both).toEqual({ words: { a: 'mine', b: 'alike', c: 'more' }, conflicts: ['a'] });
});

it('knows an answer again by what it says', () => {
  const choice = (...arrayValue: string[]): Answer => ({ ...text('a', null), arrayValue });
  expect(isSameAnswer(undefined, text('a', ' '))).toBe(true);
  expect(isSameAnswer(text('a', 'word '), text('a', 'word'))).toBe(true);
  expect(isSameAnswer(choice('x', 'y'), choice('x', 'y'))).toBe(true);
  expect(isSameAnswer(choice('x'), choice('x', 'y'))).toBe(false);
  expect(isSameAnswer({ ...text('a', null), numberValue: 1 }, { ...text('a', null), numberValue: 2 })).toBe(false);
});
