import type { ServerModule } from '#server/graphql/schema/ServerModule.ts';
import { exportsApi } from './exportsApi.ts';
import { exportHandler } from './runExport.ts';

/** Files of what one may read. */
export const exportsModule: ServerModule = {
  name: 'exports',
  api: () => exportsApi,
  jobs: () => ({ export: exportHandler }),
};
