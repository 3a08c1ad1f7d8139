/** What is too much to be shared out by one operation waits here for its job. */
import type { FollowScope } from '#server/platform/context/followers.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { isQueued, queueJob } from '#server/platform/jobs/jobQueue.ts';

export const SHARING_JOB = 'shareOut';

/** Leaves the rest to a job, unless one is at it. The funnel is held: the job can't come to its end meanwhile. */
export async function goOnLater({ tx, context }: FollowScope, funnel: string): Promise<void> {
  if (await isSharing(tx, funnel)) return;
  // What the clock and visitors bring about is done in nobody's name.
  await queueJob(tx, { kind: SHARING_JOB, userId: context.principal?.id ?? '', payload: { funnel } });
}

/** Whether more of a funnel is shared out by and by. */
export const isSharing = (tx: Tx, funnel: string): Promise<boolean> => isQueued(tx, SHARING_JOB, { funnel });
