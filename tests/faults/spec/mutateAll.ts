import { mutateSpec } from './mutateSpec.ts';

/** In passes, each over the whole spec, so that one that is ended early has still seen something of every file. */
const passes = 16;

/**
 * Every value of the spec wrong in every way: some fifty thousand compilations, half an hour. Some passes can be left to
 * another process: `npm run test:faults -- spec 0 8`. Gives how many were wrong.
 */
export function mutateAll(first = 0, last = passes): number {
  const total = { found: 0, legal: 0, wrong: 0 };
  for (let pass = first; pass < last; pass++) {
    const { found, legal, wrong } = mutateSpec({ every: passes, from: pass });
    total.found += found;
    total.legal += legal;
    total.wrong += wrong.length;
    for (const line of wrong) console.log(line);
    console.log(`pass ${pass + 1} of ${passes}: ${found} found, ${legal} right for a reason, ${wrong.length} wrong`);
  }
  console.log(`${total.found} found, ${total.legal} right for a reason, ${total.wrong} wrong`);
  return total.wrong;
}
