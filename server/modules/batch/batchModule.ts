import type { ServerModule } from '#server/graphql/schema/ServerModule.ts';
import { batchApi } from './batchApi.ts';
import { batchHandler } from './runBatch.ts';

/** Operations on many records. */
export const batchModule: ServerModule = {
  name: 'batch',
  api: () => batchApi,
  jobs: (writer) => ({ batch: batchHandler(writer) }),
};
