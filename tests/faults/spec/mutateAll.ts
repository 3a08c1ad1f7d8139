import { mutateSpec } from './mutateSpec.ts';

/** In passes, each over the whole spec, so that one that is ended early has still seen something of every file. */
const passes = 16;

/** Every value of the spec wrong in every way: some fifty thousand compilations, half an hour. */
export function mutateAll(): { readonly summary: string; readonly failures: readonly string[] } {
  const total = { found: 0, legal: 0 };
  const failures: string[] = [];
  for (let pass = 0; pass < passes; pass++) {
    const { found, legal, wrong } = mutateSpec({ every: passes, from: pass });
    total.found += found;
    total.legal += legal;
    failures.push(...wrong);
    console.log(
      `spec, pass ${pass + 1} of ${passes}: ${found} found, ${legal} right for a reason, ${wrong.length} wrong`,
    );
  }
  const summary = `${total.found} wrong values found, ${total.legal} right for a reason, ${failures.length} not found`;
  return { summary, failures };
}
