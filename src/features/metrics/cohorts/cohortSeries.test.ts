import { expect, it } from 'vitest';
import { type Cohort, chosenCohorts, cohortSeries, monthsOf } from './cohortSeries.ts';

const cohort = (id: string, ...months: readonly number[]): Cohort => ({
  id,
  name: id,
  start: '2030-01-01',
  size: 2,
  points: months.map((month) => ({ month, average: month * 10, median: month, sum: month * 20, count: 2 })),
});
const cohorts = ['a', 'b', 'c', 'd', 'e'].map((id) => cohort(id, 0, 2));

it('compares the newest where none are chosen, and no more than are told apart', () => {
  expect(chosenCohorts(cohorts, []).map(({ id }) => id)).toEqual(['a', 'b', 'c', 'd']);
  expect(chosenCohorts(cohorts, ['e', 'b']).map(({ id }) => id)).toEqual(['b', 'e']);
});

it('lays them over each other by the months since they began', () => {
  const some = [cohort('a', 0, 2), cohort('b', 1)];
  expect(monthsOf(some)).toEqual([0, 1, 2]);
  expect(monthsOf([])).toEqual([]);
  expect(cohortSeries(some, [0, 1, 2], 'sum').map(({ values }) => values)).toEqual([
    [0, null, 40],
    [null, 20, null],
  ]);
});
