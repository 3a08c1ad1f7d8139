import { expect, it } from 'vitest';
import { averagesOf, changeOf, cohortsOf, type MatrixRow, matrixCsv } from './matrixFigures.ts';

const row = (name: string, program: string | null, values: readonly (number | null | undefined)[]): MatrixRow => ({
  id: name,
  name,
  program: program === null ? null : { id: program, name: program },
  cells: values.map((value) => (value === undefined ? null : { value })),
});
const rows = [row('Acme', 'A', [10, null]), row('=Birch, "2"', 'A', [20, 30]), row('Cargo', 'B', [undefined, 5])];

it('compares with the month before where there is something to compare', () => {
  expect(changeOf(10, 15)).toBe(0.5);
  expect(changeOf(-10, -15)).toBe(-0.5);
  expect([changeOf(0, 5), changeOf(null, 5), changeOf(5, null)]).toEqual([null, null, null]);
});

it('averages what was reported, of all and by program', () => {
  expect(averagesOf(rows, 2)).toEqual([15, 17.5]);
  expect(averagesOf([row('a', null, [1, 1000]), row('b', null, [1, 1001]), row('c', null, [2, 1001])], 2)).toEqual([
    1.3, 1001,
  ]);
  expect(cohortsOf([...rows, row('Alone', null, [100, 100])], 2)).toEqual([
    { id: 'A', name: 'A', averages: [15, 30] },
    { id: 'B', name: 'B', averages: [null, 5] },
  ]);
});

it('is a file that a sheet reads as it is meant', () => {
  expect(matrixCsv('Revenue', { months: ['2030-01-01', '2030-02-01'], rows })).toBe(
    '\uFEFFRevenue,2030-01,2030-02\r\nAcme,10,\r\n"\'=Birch, ""2""",20,30\r\nCargo,,5\r\n',
  );
});
