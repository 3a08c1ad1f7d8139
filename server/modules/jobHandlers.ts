import type { JobHandler } from '#server/services/jobs/jobRunner.ts';
import { batchHandler } from './batch/runBatch.ts';
import { VIDEO_JOB, videoMeetingHandler } from './coaching/videoMeeting.ts';
import { emailHandler } from './emails/runEmail.ts';
import { entityWriter } from './entityModules.ts';
import { exportHandler } from './exports/runExport.ts';

/** How the jobs of each kind are done. */
export const jobHandlers: Readonly<Record<string, JobHandler>> = {
  batch: batchHandler(entityWriter),
  email: emailHandler,
  export: exportHandler,
  [VIDEO_JOB]: videoMeetingHandler(entityWriter),
};
