import type { Tx } from '#server/platform/db/database.ts';
import { loadApplication } from '#server/services/applications/applicationRows.ts';
import { poolOf, scoredRounds, waitingIn } from '../distribution/roundRows.ts';

/** Whether an application waits in a round that has evaluators, and has none of them. */
export async function isNobodyLeft(tx: Tx, id: string): Promise<boolean> {
  const application = await loadApplication(tx, id);
  if (application === null) return false;
  for (const round of await scoredRounds(tx, application.funnelId)) {
    const waiting = (await waitingIn(tx, round)).find((one) => one.id === id);
    if (waiting?.has.length === 0 && (await poolOf(tx, round)).length > 0) return true;
  }
  return false;
}
