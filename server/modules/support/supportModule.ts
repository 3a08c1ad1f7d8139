import type { ServerModule } from '#server/graphql/schema/ServerModule.ts';
import { supportApi } from './supportApi.ts';

/** Who one is, for the tools beside this product. */
export const supportModule: ServerModule = {
  name: 'support',
  api: () => supportApi,
};
