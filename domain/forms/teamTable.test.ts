import { expect, it } from 'vitest';
import { rowWithoutAddress, teamMembers } from './teamTable.ts';

const answer = (...rows: readonly string[][]) => ({ arrayValue: rows.map((cells) => JSON.stringify(cells)) });

it('reads names and addresses in whatever columns they stand', () => {
  expect(
    teamMembers(answer(['Ada Lovelace', 'Ada@Team.test', 'CTO'], ['grace@team.test', 'Grace Hopper'], ['', ' '])),
  ).toEqual([
    { email: 'ada@team.test', name: 'Ada Lovelace' },
    { email: 'grace@team.test', name: 'Grace Hopper' },
  ]);
});

it('names each address once, and nobody without one', () => {
  const rows = answer(['Ada', 'ada@team.test'], ['Nobody', 'no address'], ['Ada again', 'ADA@team.test']);
  expect(teamMembers(rows).map(({ email }) => email)).toEqual(['ada@team.test']);
  expect(rowWithoutAddress(rows)).toBe(2);
});

it('counts rows as they stand, with those that are empty', () => {
  expect(rowWithoutAddress(answer(['', ''], ['Ada', 'ada@team.test'], ['Grace', '']))).toBe(3);
});

it('takes a name from where there is one', () => {
  expect(teamMembers(answer(['solo@team.test']))).toEqual([{ email: 'solo@team.test', name: '' }]);
  expect(rowWithoutAddress(answer(['solo@team.test'], ['', '']))).toBeNull();
});
