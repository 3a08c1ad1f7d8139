import { expect, it } from 'vitest';
import { besideAnswer, besideElement, besideId, partBeside } from '#domain/forms/merging/besideAnswers.ts';
import { elementOf } from '#domain/forms/testing/elements.ts';
import { draftAnswers } from '../../pages/draftAnswers.ts';
import { byQuestion } from '../../useAnswers.ts';
import { keptOf, takeIn, withTheirs, writtenOf } from './inStep.ts';

const rating = besideElement('rating', 'number', 'Rating', { min: 0, max: 10 });
const comment = besideElement('comment', 'text_long', 'Comment');
const elements = [rating, comment, elementOf('section', 'section'), elementOf('q1', 'text')];
const written = (points: number | null, words: string) =>
  writtenOf(elements, [besideAnswer('rating', points), besideAnswer('comment', words)]);
const step = { revision: 1, seen: written(5, ''), conflicts: new Map() };

it('what only another device wrote comes in, of what both wrote one chooses', () => {
  const mine = written(5, 'On the phone');
  const taken = takeIn(step, { mine }, written(9, 'At the desk'), 2);
  const shown = partBeside([...taken.answers.values()]);
  expect([shown.number('rating'), shown.text('comment')]).toEqual([9, 'On the phone']);
  expect([...taken.step.conflicts.keys()]).toEqual([besideId('comment')]);
  // Until then the server keeps what it has.
  const sent = partBeside([...withTheirs(taken.step.conflicts, taken.answers).values()]);
  expect(sent.text('comment')).toBe('At the desk');
});

it('an emptied field comes in as well', () => {
  const before = { ...step, seen: written(5, 'Once') };
  const taken = takeIn(before, { mine: written(5, 'Once') }, written(null, ''), 2);
  expect(taken.answers.size).toBe(0);
});

it('is sent apart from the answers to questions, and is kept of a form with sections', () => {
  const given = [besideAnswer('comment', 'Good'), { ...besideAnswer('x', 'Yes'), questionId: 'q1' }];
  const kept = [...keptOf(elements, byQuestion(given)).values()];
  expect(partBeside(kept).questions.map(({ questionId }) => questionId)).toEqual(['q1']);
  expect(partBeside(kept).text('comment')).toBe('Good');
  expect(partBeside(kept).number('rating')).toBeNull();
});

it('a rating that there is not is kept on the device until it is one', () => {
  const given = byQuestion([besideAnswer('rating', 11), besideAnswer('comment', 'Good')]);
  expect(draftAnswers(elements, given).map(({ questionId }) => questionId)).toEqual([besideId('comment')]);
});
