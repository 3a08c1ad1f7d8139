import type { ServerModule } from '#server/graphql/schema/ServerModule.ts';
import { conflictFollowers } from './conflicts/conflictFollowers.ts';
import { conflictChanged } from './conflicts/conflictWrites.ts';
import { distributionWrites } from './distribution/distributionWrites.ts';
import { followEvaluators } from './distribution/followEvaluators.ts';
import { distributionFollowers } from './distribution/followers.ts';
import { passOnByRule } from './distribution/passOnByRule.ts';
import { dueJob } from './distribution/portions/dueJob.ts';
import { DUE_JOB } from './distribution/portions/dueQueue.ts';
import { sharingJob } from './distribution/portions/sharingJob.ts';
import { SHARING_JOB } from './distribution/portions/sharingQueue.ts';
import { guardConflicts, guardEvaluations } from './evaluationForms.ts';
import { evaluationsApi } from './evaluationsApi.ts';
import { deriveEvaluation, evaluationChanged } from './evaluationWrites.ts';
import { declinedNews } from './room/declinedNews.ts';
import { givenNews } from './room/givenNews.ts';

/** Scoring applications (issue 15, points 6 and 8): who scores what, the scoring room, and what the scores come to. */
export const evaluationsModule: ServerModule = {
  name: 'evaluations',
  api: evaluationsApi,
  writes: {
    derive: { Evaluation: deriveEvaluation },
    hooks: {
      Evaluation: [guardConflicts, guardEvaluations, evaluationChanged, conflictChanged],
      ...distributionWrites,
    },
  },
  schedules: [followEvaluators],
  jobs: () => ({ [SHARING_JOB]: sharingJob, [DUE_JOB]: dueJob }),
  follows: [...distributionFollowers, ...passOnByRule, ...declinedNews, ...givenNews, ...conflictFollowers],
};
