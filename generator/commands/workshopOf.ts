import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

const house = join(import.meta.dirname, '..', '..');
/** What only looks at a spec can look at one that stands on the floors of this house. */
const reading = new Set(['check', 'access', 'explain', 'list', 'graph', 'test']);

/**
 * The folder in which the spec of a product (`--product DIR`, decision 0061) stands with what every product has. It is put
 * together by a process of its own: the compiler knows nothing of products.
 */
export function workshopOf(product: string, verb: string): string {
  if (!reading.has(verb)) throw new CallError(`'${verb}' writes: say --root ${product} instead of --product.`);
  const how = verb === 'test' ? 'only-compile' : 'only-check';
  const made = spawnSync(process.execPath, [join(house, 'scripts/products/makeProduct.mjs'), product, how], {
    stdio: ['ignore', 'pipe', 'pipe'],
    encoding: 'utf8',
  });
  if (made.status !== 0) throw new CallError(made.stderr.trim());
  return made.stdout;
}

/** The call itself is wrong; its message is for whoever made it. */
export class CallError extends Error {}
