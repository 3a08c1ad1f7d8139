import { describe, expect, it } from 'vitest';
import type { Answer, FormElement } from '../forms/FormElement.ts';
import { distribute } from './distribute.ts';
import { plainRubric } from './plainRubric.ts';
import { ranking } from './ranking.ts';
import { criterionScores, weightedScore } from './weightedScore.ts';

const [scale, text] = plainRubric({ score: 'Score', comment: 'Why' }) as [FormElement, FormElement];
const answer = (questionId: string, value: Partial<Answer>): [string, Answer] => [
  questionId,
  { questionId, textValue: null, numberValue: null, arrayValue: [], ...value },
];
const option = (value: string, numericalValue: number | null) => ({
  value,
  labels: [],
  isWriteIn: false,
  numericalValue,
});

describe('the score of an evaluation', () => {
  it('is the scale itself where there is one criterion from 0 to 10', () => {
    expect(weightedScore([scale, text], new Map([answer('score', { numberValue: 7 })]))).toBe(7);
  });

  it('weighs criteria of different scales and choices with numbers', () => {
    const team = { ...scale, _id: 'team', weight: 3, validations: { required: true, min: 1, max: 5 } };
    const market = {
      ...scale,
      _id: 'market',
      questionType: 'select_radio',
      options: [option('weak', 0), option('fair', 5), option('strong', 20)],
    };
    const given = new Map([answer('team', { numberValue: 4 }), answer('market', { textValue: 'fair' })]);
    // 7.5 with three quarters of the weight, 2.5 with one.
    expect(weightedScore([team, market], given)).toBe(6.3);
  });

  it('leaves out what is not answered, weighs nothing, or has no numbers', () => {
    const none = { ...scale, _id: 'none', weight: 0 };
    const words = {
      ...scale,
      _id: 'words',
      questionType: 'select_radio',
      options: [option('a', null), option('b', null)],
    };
    const open = { ...scale, _id: 'open' };
    const given = new Map([
      answer('score', { numberValue: 5 }),
      answer('none', { numberValue: 10 }),
      answer('words', { textValue: 'a' }),
    ]);
    expect(weightedScore([scale, none, words, open], given)).toBe(5);
    expect(criterionScores([scale, none, words, open], given).map(({ score }) => score)).toEqual([5, null]);
    expect(weightedScore([scale], new Map())).toBeNull();
  });

  it('counts a calculated value only where it is given a weight, and not what is hidden', () => {
    const total = { ...scale, _id: 'total', questionType: 'calculated', formula: '{score} / 2' };
    const given = new Map([answer('score', { numberValue: 8 })]);
    expect(weightedScore([scale, total], given)).toBe(8);
    expect(weightedScore([scale, { ...total, weight: 1 }], given)).toBe(6);
    const statement = { action: 'show', questionId: 'score', operator: 'IS', values: ['1'] };
    const hidden = { ...scale, _id: 'hidden', dependency: { operator: 'AND', statements: [statement] } };
    expect(weightedScore([scale, hidden], new Map([...given, answer('hidden', { numberValue: 0 })]))).toBe(8);
  });
});

describe('distribution', () => {
  const evaluators = ['a', 'b', 'c', 'd'].map((id) => ({ id, load: 0, most: null }));
  const applications = Array.from({ length: 8 }, (_, at) => ({ id: `x${at}`, has: [], closedTo: [] }));
  const loadsOf = (shares: readonly { evaluator: string }[]) =>
    [...Map.groupBy(shares, ({ evaluator }) => evaluator).values()].map(({ length }) => length).sort();

  it('gives everybody equally many', () => {
    const { shares, missing } = distribute(evaluators, applications, 3);
    expect([shares.length, missing]).toEqual([24, 0]);
    expect(loadsOf(shares)).toEqual([6, 6, 6, 6]);
    expect(new Set(shares.map(({ application, evaluator }) => application + evaluator)).size).toBe(24);
  });

  it('never gives an application to somebody it is closed to, nor twice, nor beyond a maximum', () => {
    const limited = evaluators.map((one) => (one.id === 'd' ? { ...one, most: 1 } : one));
    const waiting = applications.map((one, at) => ({ ...one, closedTo: at < 4 ? ['a'] : [], has: ['b'] }));
    const { shares, missing } = distribute(limited, waiting, 3);
    expect(shares.filter(({ evaluator }) => evaluator === 'b')).toEqual([]);
    expect(shares.filter(({ evaluator }) => evaluator === 'd')).toHaveLength(1);
    expect(shares.some(({ application, evaluator }) => evaluator === 'a' && Number(application[1]) < 4)).toBe(false);
    expect(missing).toBe(16 - shares.length);
  });

  it('gives everything to everybody where no number is wanted', () => {
    const waiting = [{ id: 'x', has: ['a'], closedTo: ['b'] }];
    expect(distribute(evaluators, waiting, null)).toEqual({
      shares: [
        { application: 'x', evaluator: 'c' },
        { application: 'x', evaluator: 'd' },
      ],
      missing: 0,
    });
  });
});

describe('ranking', () => {
  it('puts strict and generous evaluators on one level', () => {
    const generous = [8, 9, 10].map((score, at) => ({ application: `g${at}`, evaluator: 'kind', score }));
    const strict = [2, 3, 4].map((score, at) => ({ application: `s${at}`, evaluator: 'stern', score }));
    const places = ranking([...generous, ...strict]);
    expect(places.map(({ application, rank }) => `${rank} ${application}`)).toEqual([
      '1 g2',
      '1 s2',
      '3 g1',
      '3 s1',
      '5 g0',
      '5 s0',
    ]);
    expect(places[1]).toMatchObject({ mean: 4, levelled: 7, spread: 0, count: 1 });
  });

  it('is not moved by what binary fractions lose', () => {
    const given = { kind: [10, 8.1, 6.3], stern: [6.3, 4.4, 0.6] };
    const scores = Object.entries(given).flatMap(([evaluator, own]) =>
      own.map((score, at) => ({ application: `x${at}`, evaluator, score })),
    );
    // Both have scored all three: what one loses by levelling the other wins.
    expect(ranking(scores).map(({ mean, levelled }) => [mean, levelled])).toEqual([
      [8.2, 8.2],
      [6.3, 6.3],
      [3.5, 3.5],
    ]);
  });

  it('takes the scores of those who have given few as they are, and says how far evaluators are apart', () => {
    const places = ranking([
      { application: 'x', evaluator: 'a', score: 9 },
      { application: 'x', evaluator: 'b', score: 5 },
      { application: 'y', evaluator: 'a', score: 6 },
    ]);
    expect(places).toEqual([
      { application: 'x', rank: 1, count: 2, mean: 7, levelled: 7, spread: 2 },
      { application: 'y', rank: 2, count: 1, mean: 6, levelled: 6, spread: 0 },
    ]);
  });
});
