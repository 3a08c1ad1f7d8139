import type { ServerModule } from '#server/graphql/ServerModule.ts';
import { incubatorApi } from './incubatorApi.ts';

/** The tenant itself and the menus it offers. */
export const incubatorModule: ServerModule = {
  name: 'incubator',
  api: () => incubatorApi,
};
