import { expect, it } from 'vitest';
import { cellNumber } from './cellNumber.ts';
import { tableFigures } from './tableFigures.ts';

it.each([
  ['12', 12],
  ['-3.5', -3.5],
  ['1,200.50', 1200.5],
  ['1.200,50 €', 1200.5],
  ['1 200', 1200],
  ['12,000', 12_000],
  ['0.125', 0.125],
  ['1,200,300', 1_200_300],
  ['1’200.5', 1200.5],
  ['$ 40', 40],
  ['12 %', 12],
  ['12 people', null],
  ['2025-01-02', null],
  ['', null],
  ['–', null],
])('reads %j in a cell as %j', (text, number) => {
  expect(cellNumber(text)).toBe(number);
});

const answer = (responseId: string, rows: readonly (readonly string[])[], columns = ['name', 'size', 'amount']) => ({
  responseId,
  columns,
  arrayValue: rows.map((row) => JSON.stringify(row)),
});

it('counts rows, and each column as what stands in it', () => {
  const figures = tableFigures(
    [
      answer('r2', [
        ['Acme', 'Large', '1,200'],
        ['Birch', 'small', '800'],
        ['', '', ''],
      ]),
      answer('r1', [
        ['Cedar', 'Small', ''],
        ['Dune', 'Large', '100'],
        ['Elm', 'Large', ''],
      ]),
    ],
    ['name', 'size', 'amount'],
  );
  expect(figures).toMatchObject({ rows: 5, mean: 2.5, most: 3 });
  expect(figures.columns).toEqual([
    {
      value: 'name',
      filled: 5,
      numbers: null,
      choices: [],
      texts: [
        { responseId: 'r2', text: 'Acme' },
        { responseId: 'r2', text: 'Birch' },
        { responseId: 'r1', text: 'Cedar' },
        { responseId: 'r1', text: 'Dune' },
        { responseId: 'r1', text: 'Elm' },
      ],
    },
    {
      value: 'size',
      filled: 5,
      numbers: null,
      choices: [
        { value: 'Large', count: 3 },
        { value: 'small', count: 2 },
      ],
      texts: [],
    },
    {
      value: 'amount',
      filled: 3,
      numbers: { count: 3, sum: 2100, mean: 700, least: 100, most: 1200 },
      choices: [],
      texts: [],
    },
  ]);
  expect(figures.newest[0]).toEqual({ responseId: 'r2', cells: ['Acme', 'Large', '1,200'] });
  expect(figures.newest).toHaveLength(5);
});

it('puts cells under the columns that they were given to, whatever order these have now', () => {
  const { columns, newest } = tableFigures(
    [answer('new', [['4', 'Acme']], ['amount', 'name']), answer('old', [['Birch', 'x', '6']])],
    ['amount', 'name'],
  );
  expect(columns.map(({ value, filled }) => [value, filled])).toEqual([
    ['amount', 2],
    ['name', 2],
    ['size', 1],
  ]);
  expect(columns[0]?.numbers?.sum).toBe(10);
  expect(newest.map(({ cells }) => cells)).toEqual([
    ['4', 'Acme', ''],
    ['6', 'Birch', 'x'],
  ]);
});

it('tells a text that stands in several rows of an answer once', () => {
  const { columns } = tableFigures([answer('r', [['Acme'], ['Acme'], ['Birch']], ['name'])], ['name']);
  expect(columns[0]?.texts.map(({ text }) => text)).toEqual(['Acme', 'Birch']);
});

it('counts years and does not add them up, and reads numbers past a few words', () => {
  const years = tableFigures([answer('r', [['2024'], ['2024'], ['2025'], ['2025']], ['since'])], ['since']);
  expect(years.columns[0]).toMatchObject({ numbers: null, choices: [{ value: '2024', count: 2 }, { count: 2 }] });
  const numbers = [answer('r', [['2024'], ['1950'], ['2025'], ['2025']], ['people'])];
  expect(tableFigures(numbers, ['people'], new Map([['people', 'number']])).columns[0]).toMatchObject({
    numbers: { count: 4, sum: 8024, least: 1950, most: 2025 },
    choices: [],
  });
  const cells = [...Array.from({ length: 9 }, (_, at) => [String(at)]), ['unknown']];
  expect(tableFigures([answer('r', cells, ['n'])], ['n']).columns[0]).toMatchObject({
    filled: 10,
    numbers: { count: 9, sum: 36 },
  });
  expect(tableFigures([], ['n'])).toMatchObject({ rows: 0, mean: 0, most: 0, newest: [] });
});
