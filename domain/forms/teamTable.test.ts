import { expect, it } from 'vitest';
import { rowsWithoutAddress, teamMembers } from './teamTable.ts';
import { elementOf, optionOf } from './testing/elements.ts';

/** As tables were before columns had kinds. */
const plain = elementOf('team', 'table', { options: [optionOf('a'), optionOf('b'), optionOf('c')] });

const answer = (...rows: readonly string[][]) => ({ arrayValue: rows.map((cells) => JSON.stringify(cells)) });

it('reads names and addresses in whatever columns they stand', () => {
  expect(
    teamMembers(
      plain,
      answer(['Ada Lovelace', 'Ada@Team.test', 'CTO'], ['grace@team.test', 'Grace Hopper'], ['', ' ']),
    ),
  ).toEqual([
    { email: 'ada@team.test', name: 'Ada Lovelace' },
    { email: 'grace@team.test', name: 'Grace Hopper' },
  ]);
});

it('names each address once, and nobody without one', () => {
  const rows = answer(['Ada', 'ada@team.test'], ['Nobody', 'no address'], ['Ada again', 'ADA@team.test']);
  expect(teamMembers(plain, rows).map(({ email }) => email)).toEqual(['ada@team.test']);
  expect(rowsWithoutAddress(plain, rows)).toEqual([2]);
});

it('counts rows as they stand, with those that are empty', () => {
  expect(rowsWithoutAddress(plain, answer(['', ''], ['Ada', 'ada@team.test'], ['Grace', '']))).toEqual([3]);
});

it('takes a name from where there is one', () => {
  expect(teamMembers(plain, answer(['solo@team.test']))).toEqual([{ email: 'solo@team.test', name: '' }]);
  expect(rowsWithoutAddress(plain, answer(['solo@team.test'], ['', '']))).toEqual([]);
});

it('takes the address of the column that is for one, and no choice or day for a name', () => {
  const typed = elementOf('team', 'table', {
    options: [
      { ...optionOf('role'), columnKind: 'choice', choices: [{ value: 'tech', labels: [] }] },
      { ...optionOf('since'), columnKind: 'date' },
      optionOf('name'),
      { ...optionOf('mail'), columnKind: 'email' },
    ],
  });
  const rows = answer(
    ['tech', '2024-01-02', 'Ada (old: ada@old.test)', ' Ada@Team.test '],
    ['', '', 'grace@private.test', 'grace@team.test'],
    ['', '', 'lin@private.test', ''],
  );
  expect(teamMembers(typed, rows)).toEqual([
    { email: 'ada@team.test', name: 'Ada (old: ada@old.test)' },
    { email: 'grace@team.test', name: '' },
    { email: 'lin@private.test', name: '' },
  ]);
});
