import type { ServerModule } from '#server/graphql/schema/ServerModule.ts';
import { incubatorApi } from './incubatorApi.ts';

/** The tenant itself and the menus it offers. */
export const incubatorModule: ServerModule = {
  name: 'incubator',
  api: () => incubatorApi,
};
