import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ServerProcess } from '../../support/ServerProcess.ts';
import type { Figure } from '../Figure.ts';
import { median } from '../median.ts';

const fragments = Array.from({ length: 200 }, (_, n) => `fragment F${n} on User { ...F${n + 1} ...F${n + 1} }`);

/** Operations that nobody's client writes, each as bad as the limits on size let it be. */
const operations: Readonly<Record<string, string>> = {
  'over-deep': `{ currentUser ${'{ role '.repeat(450)}${'}'.repeat(450)} }`,
  'over-wide': `{ ${Array.from({ length: 900 }, (_, n) => `a${n}: currentUser`).join(' ')} { _id } }`,
  'over-long': `{ ${'currentUser { _id } '.repeat(3000)} }`,
  'longer than is looked at': `{ ${'currentUser { _id } '.repeat(40_000)} }`,
  'of fragments in fragments': `{ currentUser { ...F0 } } ${fragments.join(' ')} fragment F200 on User { _id }`,
};

/** How long a signed-in client waits until an operation beyond the limits is refused. */
export async function refusedOperations(): Promise<Figure[]> {
  const dataDir = mkdtempSync(join(tmpdir(), 'cohort-limits-'));
  const server = await ServerProcess.start({ DATA_DIR: dataDir, DEMO: '1', GRAPHQL_EXPLORE: '1' });
  try {
    const token = await server.signIn('demo', 'admin');
    const figures: Figure[] = [];
    for (const [name, query] of Object.entries(operations)) {
      const times: number[] = [];
      for (let round = 0; round < 9; round++) times.push(await timeRefusal(server, token, query));
      figures.push({ name: `operation ${name} refused`, value: median(times), unit: 'ms', bound: { atMost: 50 } });
    }
    return figures;
  } finally {
    await server.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function timeRefusal(server: ServerProcess, token: string, query: string): Promise<number> {
  const started = performance.now();
  const headers = { 'apollo-require-preflight': 'true', authorization: `Bearer ${token}` };
  const { text } = await server.send('demo', 'POST', '/graphql', { query }, headers);
  const took = performance.now() - started;
  if (text.includes('"data":{') || !text.includes('"errors"')) throw new Error(`not refused: ${text.slice(0, 200)}`);
  return took;
}
