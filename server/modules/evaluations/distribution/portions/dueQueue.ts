/** Evaluations of a round that are too many to have another day by one operation wait here for their job. */
import type { FollowScope } from '#server/platform/context/followers.ts';
import { isQueued, queueJob } from '#server/platform/jobs/jobQueue.ts';

export const DUE_JOB = 'moveDue';

/** Leaves those that still have this day to a job, unless one is at them. */
export async function moveDueLater({ tx, context }: FollowScope, round: string, from: string | null): Promise<void> {
  const payload = { round, from: from ?? '' };
  if (await isQueued(tx, DUE_JOB, payload)) return;
  await queueJob(tx, { kind: DUE_JOB, userId: context.principal?.id ?? '', payload });
}
