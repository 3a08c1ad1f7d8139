import { specCatalog } from '#server/entities/catalogue/specCatalog.ts';
import type { ServerModule } from '#server/graphql/schema/ServerModule.ts';
import { accountApi } from './accountApi.ts';

/** Who is signed in, and what they may do. */
export const accountModule: ServerModule = {
  name: 'account',
  api: () => accountApi(specCatalog),
};
