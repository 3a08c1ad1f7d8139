import type { ServerModule } from '#server/graphql/schema/ServerModule.ts';
import { sessionApi } from './sessionApi.ts';

/** Sessions of a user's browsers. */
export const sessionModule: ServerModule = {
  name: 'session',
  api: () => sessionApi,
};
