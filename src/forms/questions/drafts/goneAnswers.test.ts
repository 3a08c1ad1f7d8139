import { expect, it } from 'vitest';
import { elementOf } from '#domain/forms/testing/elements.ts';
import { byQuestion } from '../useAnswers.ts';
import { goneAnswers } from './goneAnswers.ts';

const answer = (questionId: string, textValue: string) => ({
  questionId,
  textValue,
  numberValue: null,
  arrayValue: [],
});
const [name, story, dream] = [elementOf('name', 'text'), elementOf('story', 'text'), elementOf('dream', 'text')];
const none = { questions: [], answers: new Map() };

it('says nothing where everything that was answered is still asked', () => {
  const before = { elements: [name, story], answers: byQuestion([answer('name', 'Nia'), answer('story', '')]) };
  expect(goneAnswers([name], none, before)).toBeNull();
  expect(goneAnswers([name], none, null)).toBeNull();
});

it('names what was answered before the page was opened, and on it', () => {
  const opened = { questions: [dream], answers: byQuestion([answer('dream', 'Bread for all')]) };
  const before = { elements: [name, story], answers: byQuestion([answer('name', 'Nia'), answer('story', 'Long ago')]) };
  const gone = goneAnswers([name], opened, before);
  expect(gone?.questions.map(({ _id }) => _id)).toEqual(['dream', 'story']);
  expect(['dream', 'story'].map((id) => gone?.answers.get(id)?.textValue)).toEqual(['Bread for all', 'Long ago']);
});

it('names what was answered to a question that is of another kind now', () => {
  const amount = elementOf('story', 'number');
  const before = { elements: [name, story], answers: byQuestion([answer('name', 'Nia'), answer('story', 'Long ago')]) };
  const gone = goneAnswers([name, amount], none, before);
  expect(gone?.questions).toMatchObject([{ _id: 'story', questionType: 'text' }]);
  expect(gone?.answers.get('story')?.textValue).toBe('Long ago');

  const opened = { questions: [story], answers: before.answers };
  const moved = goneAnswers([name, amount], opened, { ...before, elements: [name, amount] });
  expect(moved?.questions, 'once, as it was asked when it was answered').toEqual([story]);
});
