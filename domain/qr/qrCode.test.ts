import { expect, it } from 'vitest';
import { qrCode } from './qrCode.ts';
import { correctionOf } from './reedSolomon.ts';

const picture = (text: string): string[] =>
  qrCode(text)?.map((row) => row.map((dark) => (dark ? '#' : '.')).join('')) ?? [];

/** As a reader of another make has read it: "a". */
const readAsA = [
  '#######.....#.#######',
  '#.....#.###.#.#.....#',
  '#.###.#...##..#.###.#',
  '#.###.#..#..#.#.###.#',
  '#.###.#.#.#.#.#.###.#',
  '#.....#..##.#.#.....#',
  '#######.#.#.#.#######',
  '...........##........',
  '#.#.#.#..#.#....#..#.',
  '.##..#.####...#...##.',
  '...#.##.#...#...#...#',
  '#.......##....#...#..',
  '#....##.#...#.#.#.#.#',
  '........#..#.#.#.#.##',
  '#######....#.###.####',
  '#.....#..#.###.###...',
  '#.###.#.#..#.###.##.#',
  '#.###.#.......#...##.',
  '#.###.#.#...#...#...#',
  '#.....#..##...#...##.',
  '#######.##..#.#.#.###',
];

it('draws what readers read', () => {
  expect(picture('a')).toEqual(readAsA);
});

it('grows with the text, and says where it can not', () => {
  expect([1, 53, 106, 160, 213].map((length) => qrCode('x'.repeat(length))?.length)).toEqual([21, 33, 41, 53, 57]);
  expect(qrCode('x'.repeat(214))).toBeNull();
});

it('counts bytes, not letters', () => {
  expect(qrCode('ü'.repeat(106))?.length).toBe(57);
  expect(qrCode('ü'.repeat(107))).toBeNull();
});

it('mends by the words of the standard: its example of a code of version 1', () => {
  const data = [32, 91, 11, 120, 209, 114, 220, 77, 67, 64, 236, 17, 236, 17, 236, 17];
  expect(correctionOf(data, 10)).toEqual([196, 35, 39, 119, 235, 215, 231, 226, 93, 23]);
});
