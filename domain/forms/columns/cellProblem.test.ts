import { describe, expect, it } from 'vitest';
import { answerProblems } from '../answerProblems.ts';
import type { QuestionOption } from '../FormElement.ts';
import { formState } from '../formState.ts';
import { tableProblems } from '../tableProblems.ts';
import { answerOf, elementOf, optionOf } from '../testing/elements.ts';
import { cellFault, cellProblems } from './cellProblem.ts';
import { type ColumnKind, columnKinds } from './tableColumns.ts';

const column = (columnKind: ColumnKind | null, value = 'c'): QuestionOption => ({
  ...optionOf(value),
  columnKind,
  choices: columnKind === 'choice' ? [{ value: 'gold', labels: [{ language: 'en', value: 'Gold' }] }] : null,
});
const table = (...columns: readonly QuestionOption[]) =>
  elementOf('t', 'table', { options: columns, userAddRow: true });
const rows = (...given: readonly string[][]) =>
  answerOf(
    't',
    given.map((cells) => JSON.stringify(cells)),
  );

describe('a cell', () => {
  it.each([
    ['text', ['anything', '12', '-'], []],
    ['number', ['12', '1,200.50', '1.200,50 €', ' 3 '], ['about 5', '1 or 2']],
    ['date', ['2027-04-15'], ['2027-02-31', '15.4.2027', 'spring']],
    ['email', ['ada@team.test'], ['ada', 'ada@', 'Ada <ada@team.test>']],
    ['link', ['example.com', 'https://example.com/a'], ['half', 'javascript:1']],
    ['choice', ['gold'], ['Gold', 'silver']],
  ] as const)('of a column of %s is what that is', (kind, right, wrong) => {
    expect(right.filter((cell) => cellFault(column(kind), cell) !== null)).toEqual([]);
    expect(wrong.filter((cell) => cellFault(column(kind), cell) === null)).toEqual([]);
  });

  it('may be empty in any column', () => {
    expect(columnKinds.map((kind) => cellFault(column(kind), '  '))).toEqual(columnKinds.map(() => null));
  });

  it('of a column that says nothing, or what nobody knows, takes any text', () => {
    expect(cellFault(optionOf('old'), 'x')).toBeNull();
    expect(cellFault({ ...optionOf('new'), columnKind: 'colour' }, 'x')).toBeNull();
  });
});

describe('a table', () => {
  const typed = table(column(null, 'name'), column('email', 'mail'));
  const [, answer] = rows(['', ''], ['Ada', 'ada@team.test'], ['Grace', 'grace']);

  it('names the row as it stands there, and the column', () => {
    expect(cellProblems(typed, answer)).toMatchObject([
      { kind: 'cellEmail', row: 3, column: { value: 'mail' }, place: 1 },
    ]);
  });

  it('says each cell that is to be mended', () => {
    const [, many] = rows(['Ada', 'ada'], ['Grace', 'grace@team.test'], ['Bo', 'bo']);
    const problem = answerProblems(formState([typed], new Map([['t', many]])), true).get('t');
    expect(problem).toMatchObject({ kind: 'cellEmail', row: 1, cells: [{ row: 1 }, { row: 3 }] });
    const team = { ...typed, behavesAs: 'cofounders' };
    const [, nobody] = rows(['Ada', ''], ['Grace', 'grace'], ['Bo', '']);
    expect(tableProblems(team, nobody).map(({ row, place }) => [row, place])).toEqual([
      [1, 1],
      [2, 1],
      [3, 1],
    ]);
  });

  it('is refused when it is handed in, and kept as a draft', () => {
    const state = formState([typed], new Map([['t', answer]]));
    expect(answerProblems(state, true).get('t')).toMatchObject({ kind: 'cellEmail', row: 3 });
    expect(answerProblems(state, false).size).toBe(0);
  });

  it('without kinds is right whatever stands in it', () => {
    expect(cellProblems(table(optionOf('a'), optionOf('b')), answer)).toEqual([]);
  });
});
