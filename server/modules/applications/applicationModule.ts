import type { ServerModule } from '#server/graphql/schema/ServerModule.ts';
import { applicationApi } from './applicationApi.ts';
import { applicationNews } from './applicationNotices.ts';
import { applicationWrites } from './applicationWrites.ts';
import { tellDecisions } from './deciding/tellDecisions.ts';
import { tellRejections } from './deciding/tellRejections.ts';
import { closeFunnels } from './funnels/closeFunnels.ts';
import { heldBackNews } from './funnels/heldBackNews.ts';
import { openFunnels } from './funnels/openFunnels.ts';
import { moveNews } from './moving/applicationMoved.ts';
import { waitingNews } from './waiting/waitingChanged.ts';

/** Applications, funnels, forms and feedback. */
export const applicationModule: ServerModule = {
  name: 'applications',
  api: applicationApi,
  writes: applicationWrites,
  follows: [...applicationNews, ...moveNews, ...waitingNews, ...heldBackNews],
  schedules: [tellDecisions, tellRejections, openFunnels, closeFunnels],
};
