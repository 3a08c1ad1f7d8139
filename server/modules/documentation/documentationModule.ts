import type { ServerModule } from '#server/graphql/schema/ServerModule.ts';
import { documentationApi } from './documentationApi.ts';

/** Help about the product. */
export const documentationModule: ServerModule = {
  name: 'documentation',
  api: () => documentationApi,
};
