import { expect, it } from 'vitest';
import { isAllDone, nextOpen, placeOf, type ScoringRound } from './scoringQueries.ts';

const item = (evaluationId: string, isDone: boolean) => ({
  evaluationId,
  applicationId: `of ${evaluationId}`,
  name: null,
  number: 1,
  dueDate: null,
  score: null,
  isDone,
});
const round = (roundId: string, done: readonly boolean[]): ScoringRound => ({
  key: roundId,
  roundId,
  roundName: 'Jury',
  funnelName: 'Spring',
  dueDate: null,
  done: 0,
  left: 0,
  items: done.map((isDone, at) => item(`${roundId}${at}`, isDone)),
});
const rounds = [round('a', [true, false, false]), round('b', [true, true])];

it('begins with what the address names, else with the first that is left', () => {
  expect(placeOf(rounds, { evaluation: 'a2' })).toMatchObject({ at: 2, round: { key: 'a' } });
  expect(placeOf(rounds, {})).toMatchObject({ at: 1, item: { evaluationId: 'a1' } });
  expect(placeOf(rounds, { round: 'b' })).toMatchObject({ at: 0, item: { evaluationId: 'b0' } });
  expect(placeOf(rounds, { evaluation: 'gone', round: 'gone' })).toMatchObject({ item: { evaluationId: 'a1' } });
  expect(placeOf([], {})).toBeNull();
});

it('begins with a round of which something is left', () => {
  expect(placeOf([...rounds].reverse(), {})).toMatchObject({ round: { key: 'a' } });
});

it('is all done where nothing is left, unless something of it is to be read', () => {
  const done = round('b', [true, true]);
  expect(isAllDone(done, {})).toBe(true);
  expect(isAllDone(done, { evaluation: 'b1' })).toBe(false);
  expect(isAllDone(round('a', [true, false]), {})).toBe(false);
});

it('goes on with what is left after it, round the end, and ends where nothing is', () => {
  expect(nextOpen(round('a', [false, true, false]), 2)).toBe(0);
  expect(nextOpen(round('a', [false, true, false]), 0)).toBe(2);
  expect(nextOpen(round('a', [true, true, false]), 2)).toBeNull();
});
