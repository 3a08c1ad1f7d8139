import { createStore } from '#src/data/createStore.ts';
import { readTabStored, writeTabStored } from '#src/data/storage.ts';

/** What was last decided on several applications at once, for as long as that can be taken back. */
export interface LastDecision {
  /** The operation that has decided. */
  readonly operation: string;
  readonly applicationIds: readonly string[];
  readonly until: string;
}

/** Found again when the page is loaded anew. */
export const lastDecision = createStore<LastDecision | null>(stored());

export function keepDecision(decision: LastDecision | null): void {
  writeTabStored('last-decision', decision && JSON.stringify(decision));
  lastDecision.set(decision);
}

function stored(): LastDecision | null {
  const kept = readTabStored('last-decision');
  return kept === null ? null : (JSON.parse(kept) as LastDecision);
}
