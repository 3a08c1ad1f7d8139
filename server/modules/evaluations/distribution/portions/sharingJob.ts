/** Taking back and sharing out what is too much for one operation: portion by portion, each in a transaction of its own. */
import { endJob, keepJob } from '#server/platform/jobs/jobQueue.ts';
import type { JobHandler, RunningJob } from '#server/services/jobs/jobRunner.ts';
import { takeBackPortion } from '../leaving/takeBack.ts';
import { shareOutPortion } from '../shareOut.ts';

/** What is given already is not given again: a portion that its process did not live to finish is simply the next one. */
export const sharingJob: JobHandler = {
  run: async (running) => {
    while (!running.isStopped()) if (await shareNext(running)) return true;
    return false;
  },
  // What is not given counts as missing then, and is given when the funnel is shared out next.
  giveUp: async () => {},
};

/** One portion; whether it was the last, with which the job is over for whoever shares out next. */
function shareNext({ context, job }: RunningJob): Promise<boolean> {
  return context.transact(async (tx) => {
    await keepJob(tx, job);
    const [scope, funnel] = [{ tx, context }, String(job.payload.funnel)];
    // What somebody gave back is there to be given to others before any of it is shared out.
    const isAll = (await takeBackPortion(scope, funnel, null)) && (await shareOutPortion(scope, funnel));
    if (isAll) await endJob(tx, job);
    return isAll;
  });
}
