import { expect, it } from 'vitest';
import type { Answer } from '#domain/forms/FormElement.ts';
import { elementOf } from '#domain/forms/testing/elements.ts';
import { type InStep, keptOf, openConflicts, seenBefore, takeIn, withTheirs, writtenOf } from './inStep.ts';

const text = (questionId: string, textValue: string): Answer => ({
  questionId,
  textValue,
  numberValue: null,
  arrayValue: [],
});
const words = (given: Readonly<Record<string, string>>) =>
  new Map(Object.entries(given).map(([id, word]) => [id, text(id, word)]));
const read = (answers: ReadonlyMap<string, Answer>) =>
  Object.fromEntries([...answers].map(([id, { textValue }]) => [id, textValue]));
const step = (seen: Readonly<Record<string, string>>): InStep => ({
  revision: 1,
  seen: words(seen),
  conflicts: new Map(),
});

it('what others write comes in, what is changed here stays', () => {
  const taken = takeIn(step({ a: 'A' }), { mine: words({ a: 'mine' }) }, words({ a: 'A', b: 'theirs' }), 2);
  expect(read(taken.answers)).toEqual({ a: 'mine', b: 'theirs' });
  expect(taken.step).toMatchObject({ revision: 2, conflicts: new Map() });
});

it('nothing is drawn anew where nothing has come', () => {
  const mine = words({ a: 'A' });
  expect(takeIn(step({ a: 'A' }), { mine }, words({ a: 'A' }), 2).answers).toBe(mine);
});

it('a question that both have changed is sent as the other wrote it until one has chosen, and found again later', () => {
  const mine = words({ a: 'mine', b: 'also mine' });
  const taken = takeIn(step({ a: 'A' }), { mine }, words({ a: 'theirs' }), 2);
  expect(read(taken.answers)).toEqual({ a: 'mine', b: 'also mine' });
  expect(read(withTheirs(taken.step.conflicts, mine))).toEqual({ a: 'theirs', b: 'also mine' });
  expect(read(seenBefore(taken.step))).toEqual({ a: 'A' });
  const more = takeIn(taken.step, { mine }, words({ a: 'theirs, longer' }), 3);
  expect(more.step.conflicts.get('a')).toEqual({ before: text('a', 'A'), theirs: text('a', 'theirs, longer') });
  expect(openConflicts(more.step.conflicts, words({ a: 'theirs, longer' })).size).toBe(0);
});

it('what was sent from here, and whose answer was lost, is no change of another', () => {
  const own = { mine: words({ a: 'typed on' }), sent: words({ a: 'typed' }) };
  expect(takeIn(step({ a: 'A' }), own, words({ a: 'typed' }), 2).step.conflicts.size).toBe(0);
});

it('the server keeps what is shown and written by somebody', () => {
  const hidden = elementOf('b', 'text', {
    dependency: {
      operator: 'AND',
      statements: [{ action: 'show', questionId: 'a', operator: 'EXISTS', values: [], statements: [] }],
    },
  });
  const elements = [elementOf('a', 'text'), hidden, elementOf('c', 'calculated', { formula: '1' })];
  expect(read(keptOf(elements, words({ b: 'hidden' })))).toEqual({});
  expect(read(keptOf(elements, words({ a: 'yes', b: 'shown' })))).toEqual({ a: 'yes', b: 'shown' });
  expect(read(writtenOf(elements, [text('c', '1'), text('a', ' ')]))).toEqual({});
});
