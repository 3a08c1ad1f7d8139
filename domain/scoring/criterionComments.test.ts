import { expect, it } from 'vitest';
import { elementOf } from '../forms/testing/elements.ts';
import { isCriterionComment, withComments } from './criterionComments.ts';
import { weightedScore } from './weightedScore.ts';

const shownWhen = { operator: 'AND', statements: [] };
const rubric = [
  elementOf('team', 'number_scale', { label: 'Team', dependency: shownWhen }),
  elementOf('why', 'text_long', { label: 'Why?' }),
  elementOf('sum', 'calculated', { label: 'Sum', weight: 2, formula: '{team}' }),
];

it('gives each criterion that is asked room for words, shown when it is', () => {
  const elements = withComments(rubric, ({ label }) => `Comment: ${label}`);
  expect(elements.map(({ _id, label }) => [_id, label])).toEqual([
    ['team', 'Team'],
    ['team/comment', 'Comment: Team'],
    ['why', 'Why?'],
    ['sum', 'Sum'],
  ]);
  expect(elements[1]).toMatchObject({ dependency: shownWhen, validations: { required: false } });
  expect(elements.filter(isCriterionComment)).toHaveLength(1);
});

it('leaves the score as it is', () => {
  const given = new Map([['team', { questionId: 'team', textValue: null, numberValue: 8, arrayValue: [] }]]);
  const commented = withComments(rubric, () => 'Comment');
  expect(weightedScore(commented, given)).toBe(weightedScore(rubric, given));
});
