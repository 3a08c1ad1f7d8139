/** The square of a QR code: what stands in it by rule, and where data goes. */

export type QrGrid = boolean[][];

const sizeOf = (version: number): number => version * 4 + 17;

/** Where the small squares stand, across and down. */
function alignmentOf(version: number): readonly number[] {
  if (version === 1) return [];
  const last = sizeOf(version) - 7;
  return version < 7 ? [6, last] : [6, (6 + last) / 2, last];
}

/** Finders, timing, alignment and version; the rest is light. */
export function drawFunction(version: number): QrGrid {
  const size = sizeOf(version);
  const grid: QrGrid = Array.from({ length: size }, () => Array.from({ length: size }, () => false));
  for (let at = 0; at < size; at += 1) {
    set(grid, 6, at, at % 2 === 0);
    set(grid, at, 6, at % 2 === 0);
  }
  for (const [x, y] of finders(size)) square(grid, x, y, 4, (far) => far !== 2 && far !== 4);
  for (const [x, y] of alignments(version)) square(grid, x, y, 2, (far) => far !== 1);
  if (version >= 7) writeVersion(grid, version);
  return grid;
}

const finders = (size: number) =>
  [
    [3, 3],
    [size - 4, 3],
    [3, size - 4],
  ] as const;

/** None where a finder stands. */
function alignments(version: number): [number, number][] {
  const places = alignmentOf(version);
  const last = places.at(-1);
  const all = places.flatMap((x) => places.map((y): [number, number] => [x, y]));
  return all.filter(([x, y]) => !((x === 6 && y === 6) || (x === 6 && y === last) || (x === last && y === 6)));
}

function square(grid: QrGrid, cx: number, cy: number, radius: number, isDark: (far: number) => boolean): void {
  for (let dy = -radius; dy <= radius; dy += 1) {
    for (let dx = -radius; dx <= radius; dx += 1) {
      set(grid, cx + dx, cy + dy, isDark(Math.max(Math.abs(dx), Math.abs(dy))));
    }
  }
}

function set(grid: QrGrid, x: number, y: number, isDark: boolean): void {
  const row = grid[y];
  if (row && x >= 0 && x < row.length) row[x] = isDark;
}

function writeVersion(grid: QrGrid, version: number): void {
  const bits = (version << 12) | remainder(version, 12, 0x1f25);
  for (let at = 0; at < 18; at += 1) {
    const isDark = ((bits >>> at) & 1) === 1;
    const [far, near] = [grid.length - 11 + (at % 3), Math.floor(at / 3)];
    set(grid, far, near, isDark);
    set(grid, near, far, isDark);
  }
}

/** Error correction M and the mask, twice, and the one module that is always dark. */
export function writeFormat(grid: QrGrid, mask: number): void {
  const size = grid.length;
  const bits = ((mask << 10) | remainder(mask, 10, 0x537)) ^ 0x5412;
  const bit = (at: number): boolean => ((bits >>> at) & 1) === 1;
  for (let at = 0; at < 6; at += 1) set(grid, 8, at, bit(at));
  set(grid, 8, 7, bit(6));
  set(grid, 8, 8, bit(7));
  set(grid, 7, 8, bit(8));
  for (let at = 9; at < 15; at += 1) set(grid, 14 - at, 8, bit(at));
  for (let at = 0; at < 8; at += 1) set(grid, size - 1 - at, 8, bit(at));
  for (let at = 8; at < 15; at += 1) set(grid, 8, size - 15 + at, bit(at));
  set(grid, 8, size - 8, true);
}

function remainder(value: number, degree: number, divisor: number): number {
  let rest = value;
  for (let step = 0; step < degree; step += 1) rest = (rest << 1) ^ ((rest >>> (degree - 1)) * divisor);
  return rest;
}

/** Whether a module holds data, and nothing that stands there by rule. */
export function isData(version: number, x: number, y: number): boolean {
  const size = sizeOf(version);
  const isTiming = x === 6 || y === 6;
  const isFinder = (x < 9 && y < 9) || (x >= size - 8 && y < 9) || (x < 9 && y >= size - 8);
  const isVersion = version >= 7 && ((x >= size - 11 && y < 6) || (y >= size - 11 && x < 6));
  const isAlignment = alignments(version).some(([ax, ay]) => Math.abs(ax - x) <= 2 && Math.abs(ay - y) <= 2);
  return !(isTiming || isFinder || isVersion || isAlignment);
}

/** The bits of all words, two columns at a time, up and down from the right. */
export function placeData(grid: QrGrid, version: number, words: readonly number[]): void {
  const size = grid.length;
  let at = 0;
  for (let right = size - 1; right >= 1; right -= 2) {
    const column = right <= 6 ? right - 1 : right;
    const isUpward = ((column + 1) & 2) === 0;
    for (let step = 0; step < size; step += 1) {
      const y = isUpward ? size - 1 - step : step;
      for (const x of [column, column - 1]) {
        if (!isData(version, x, y) || at >= words.length * 8) continue;
        set(grid, x, y, (((words[at >>> 3] ?? 0) >>> (7 - (at & 7))) & 1) === 1);
        at += 1;
      }
    }
  }
}

export function maskBit(mask: number, x: number, y: number): boolean {
  switch (mask) {
    case 0:
      return (x + y) % 2 === 0;
    case 1:
      return y % 2 === 0;
    case 2:
      return x % 3 === 0;
    case 3:
      return (x + y) % 3 === 0;
    case 4:
      return (Math.floor(x / 3) + Math.floor(y / 2)) % 2 === 0;
    case 5:
      return ((x * y) % 2) + ((x * y) % 3) === 0;
    case 6:
      return (((x * y) % 2) + ((x * y) % 3)) % 2 === 0;
    default:
      return (((x + y) % 2) + ((x * y) % 3)) % 2 === 0;
  }
}
