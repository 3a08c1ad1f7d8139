import type { ServerModule } from '#server/graphql/schema/ServerModule.ts';
import { applicationApi } from './applicationApi.ts';
import { applicationNews } from './applicationNotices.ts';
import { applicationWrites } from './applicationWrites.ts';
import { handedInNews } from './applying/handedInMail.ts';
import { tellDecisions } from './deciding/tellDecisions.ts';
import { tellRejections } from './deciding/tellRejections.ts';
import { answerNews } from './forms/answerNews.ts';
import { askedNews } from './forms/askedNews.ts';
import { dropDrafts } from './forms/dropDrafts.ts';
import { closeFunnels } from './funnels/closeFunnels.ts';
import { heldBackNews } from './funnels/heldBackNews.ts';
import { openFunnels } from './funnels/openFunnels.ts';
import { pauseFunnels } from './funnels/pauseFunnels.ts';
import { endInterviews } from './meetings/endInterviews.ts';
import { interviewNews } from './meetings/interviewNews.ts';
import { hostFollowers } from './meetings/keepHosts.ts';
import { leavingHosts } from './meetings/leavingHosts.ts';
import { otherTimeNews } from './meetings/otherTimeNews.ts';
import { moveNews } from './moving/applicationMoved.ts';
import { waitingNews } from './waiting/waitingChanged.ts';

/** Applications, funnels, forms and feedback. */
export const applicationModule: ServerModule = {
  name: 'applications',
  api: applicationApi,
  writes: applicationWrites,
  follows: [
    ...applicationNews,
    ...handedInNews,
    ...interviewNews,
    ...endInterviews,
    ...leavingHosts,
    ...hostFollowers,
    ...otherTimeNews,
    ...moveNews,
    ...waitingNews,
    ...heldBackNews,
    ...answerNews,
    ...askedNews,
  ],
  schedules: [tellDecisions, tellRejections, openFunnels, pauseFunnels, closeFunnels, dropDrafts],
};
