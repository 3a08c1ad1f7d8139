/** QR codes of short texts (ISO/IEC 18004): byte mode, error correction M, versions 1 to 10; enough for an address. */

import { drawFunction, isData, maskBit, placeData, type QrGrid, writeFormat } from './qrGrid.ts';
import { correctionOf } from './reedSolomon.ts';

/** Of each version: its codewords, those for correction in each block, and its blocks. */
const versions = [
  [26, 10, 1],
  [44, 16, 1],
  [70, 26, 1],
  [100, 18, 2],
  [134, 24, 2],
  [172, 16, 4],
  [196, 18, 4],
  [242, 22, 4],
  [292, 22, 5],
  [346, 26, 5],
] as const;

/** Rows of modules, true where dark, without the quiet zone; null for a text that is too long. */
export function qrCode(text: string): readonly (readonly boolean[])[] | null {
  const bytes = [...new TextEncoder().encode(text)];
  const at = versions.findIndex(([total, correction, blocks], index) => {
    const head = index < 9 ? 12 : 20;
    return bytes.length * 8 + head <= (total - correction * blocks) * 8;
  });
  const shape = versions[at];
  if (shape === undefined) return null;
  const version = at + 1;
  const codewords = interleaved(dataWords(bytes, version, shape[0] - shape[1] * shape[2]), shape);
  const masks = [0, 1, 2, 3, 4, 5, 6, 7].map((mask) => drawn(version, codewords, mask));
  return masks.reduce((best, next) => (penalty(next) < penalty(best) ? next : best));
}

/** Mode, length and bytes, filled up to what the version holds. */
function dataWords(bytes: readonly number[], version: number, capacity: number): number[] {
  const bits: number[] = [];
  const push = (value: number, length: number): void => {
    for (let bit = length - 1; bit >= 0; bit -= 1) bits.push((value >>> bit) & 1);
  };
  push(4, 4);
  push(bytes.length, version < 10 ? 8 : 16);
  for (const byte of bytes) push(byte, 8);
  push(0, Math.min(4, capacity * 8 - bits.length));
  push(0, (8 - (bits.length % 8)) % 8);
  const words = Array.from({ length: bits.length / 8 }, (_, word) =>
    bits.slice(word * 8, word * 8 + 8).reduce((value, bit) => value * 2 + bit, 0),
  );
  while (words.length < capacity) words.push(words.length % 2 === padParity(bits.length) ? 0xec : 0x11);
  return words;
}

/** The first word that fills up is always the same one. */
const padParity = (bits: number): number => (bits / 8) % 2;

/** The words of all blocks, the first ones first, and behind them those for correction likewise. */
function interleaved(data: readonly number[], [total, correction, count]: (typeof versions)[number]): number[] {
  const short = Math.floor(total / count) - correction;
  const shortBlocks = count - (total % count);
  const blocks: number[][] = [];
  let from = 0;
  for (let block = 0; block < count; block += 1) {
    const length = short + (block < shortBlocks ? 0 : 1);
    blocks.push(data.slice(from, from + length));
    from += length;
  }
  const corrections = blocks.map((block) => correctionOf(block, correction));
  return [...columnsOf(blocks, short + 1), ...columnsOf(corrections, correction)];
}

const columnsOf = (blocks: readonly (readonly number[])[], length: number): number[] =>
  Array.from({ length }, (_, at) => blocks.flatMap((block) => block[at] ?? [])).flat();

function drawn(version: number, codewords: readonly number[], mask: number): QrGrid {
  const grid = drawFunction(version);
  placeData(grid, version, codewords);
  const size = grid.length;
  for (let y = 0; y < size; y += 1) {
    for (let x = 0; x < size; x += 1) {
      const row = grid[y];
      if (row && isData(version, x, y) && maskBit(mask, x, y)) row[x] = !row[x];
    }
  }
  writeFormat(grid, mask);
  return grid;
}

/** How hard a reader finds it: long runs and blocks of one colour. */
function penalty(grid: QrGrid): number {
  const columns = grid.map((_, x) => grid.map((row) => row[x] ?? false));
  return [...grid, ...columns].reduce((sum, line) => sum + runs(line), 0) + blocksOf(grid);
}

function runs(line: readonly boolean[]): number {
  let [sum, length] = [0, 0];
  for (const [at, dark] of line.entries()) {
    length = dark === line[at - 1] ? length + 1 : 1;
    if (length === 5) sum += 3;
    else if (length > 5) sum += 1;
  }
  return sum;
}

function blocksOf(grid: QrGrid): number {
  let sum = 0;
  for (const [y, row] of grid.entries()) {
    for (const [x, dark] of row.entries()) {
      const others = [row[x + 1], grid[y + 1]?.[x], grid[y + 1]?.[x + 1]];
      if (others.every((other) => other === dark)) sum += 3;
    }
  }
  return sum;
}
