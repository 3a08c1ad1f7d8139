/** Moving the day of more evaluations than one operation may: portion by portion, each in a transaction of its own. */
import { sql } from 'kysely';
import type { Tx } from '#server/platform/db/database.ts';
import { endJob, keepJob } from '#server/platform/jobs/jobQueue.ts';
import type { JobHandler, RunningJob } from '#server/services/jobs/jobRunner.ts';
import { moveDuePortion } from '../roundDue.ts';

/** What is moved already is not moved again: a portion that its process did not live to finish is simply the next one. */
export const dueJob: JobHandler = {
  run: async (running) => {
    while (!running.isStopped()) if (await moveNext(running)) return true;
    return false;
  },
  // What is not moved keeps the day that it had.
  giveUp: async () => {},
};

/** One portion, to the day that the round has by now; whether it was the last. */
function moveNext({ context, job }: RunningJob): Promise<boolean> {
  return context.transact(async (tx) => {
    await keepJob(tx, job);
    const round = String(job.payload.round);
    const from = String(job.payload.from) || null;
    const to = await dueOf(tx, round);
    const isAll = to === from || (await moveDuePortion({ tx, context }, round, { from, to }));
    if (isAll) await endJob(tx, job);
    return isAll;
  });
}

/** Held: whoever moves the day again waits for this portion, and moves it too. */
async function dueOf(tx: Tx, round: string): Promise<string | null> {
  const { rows } = await sql<{ day: string | null }>`
    select evaluation_due::text as day from funnel_round where id = ${round} for update`.execute(tx);
  return rows[0]?.day ?? null;
}
