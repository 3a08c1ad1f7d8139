import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Figure } from '../Figure.ts';
import { compileWithRoutes, typeCheck, writeRouteTree } from '../manyRoutes.ts';
import { median } from '../median.ts';

const root = join(import.meta.dirname, '..', '..', '..');

/** A spec with 1,000 routes more: compile, type check of the tree, and whether both grow with the routes alone. */
export async function thousandRoutes(): Promise<Figure[]> {
  const [few, many] = [median(times(500)), median(times(1000))];
  // Inside the project, where the compiler finds the libraries.
  mkdirSync(join(root, '.cache'), { recursive: true });
  const folder = mkdtempSync(join(root, '.cache', 'routes-'));
  try {
    writeRouteTree(1000, folder);
    const [checked] = [0, 1, 2].map(() => typeCheck(folder)).sort((one, other) => one.seconds - other.seconds);
    const note = `fastest of 3; ${checked?.megabytes} MB`;
    return [
      { name: '1,000 routes compiled', value: many / 1000, unit: 's', bound: { atMost: 2 } },
      { name: '1,000 routes compared with 500', value: many / few, unit: '×', bound: { atMost: 2.5 } },
      {
        name: 'type check of 1,000 routes',
        value: checked?.seconds ?? Number.NaN,
        unit: 's',
        bound: { atMost: 2 },
        note,
      },
    ];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function times(count: number): number[] {
  // Named anew each time: what was compiled once is not compiled again.
  return Array.from({ length: 5 }, (_, round) => {
    const started = performance.now();
    if (!compileWithRoutes(count, `Round ${round} of ${count}`).files)
      throw new Error(`the spec with ${count} routes does not compile`);
    return performance.now() - started;
  });
}
