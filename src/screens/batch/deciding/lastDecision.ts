import { createStore, useStore } from '#src/data/createStore.ts';
import { useSession } from '#src/data/session/sessionStore.ts';
import { loggedOutEvent } from '#src/data/session/signOut.ts';
import { readTabStored, writeTabStored } from '#src/data/storage.ts';
import { mayDecideTogether } from '../batchActions.ts';

/** What was last decided on several applications at once, for as long as that can be taken back. */
export interface LastDecision {
  /** Who decided: somebody else who signs in in the same tab is not offered to take it back. */
  readonly by: string;
  /** The operation that has decided. */
  readonly operation: string;
  readonly applicationIds: readonly string[];
  readonly until: string;
}

/** Found again when the page is loaded anew. */
const lastDecision = createStore<LastDecision | null>(stored());

export function keepDecision(decision: LastDecision | null): void {
  writeTabStored('last-decision', decision && JSON.stringify(decision));
  lastDecision.set(decision);
}

/** The reader's own, while they may take it back; null where there is none. */
export function useLastDecision(): LastDecision | null {
  const { user, rights } = useSession();
  const decision = useStore(lastDecision);
  const isOwn = decision !== null && decision.by === user?._id;
  return isOwn && mayDecideTogether(rights?.principal ?? null) ? decision : null;
}

function stored(): LastDecision | null {
  const kept = readTabStored('last-decision');
  return kept === null ? null : (JSON.parse(kept) as LastDecision);
}

window.addEventListener(loggedOutEvent, () => keepDecision(null));
