import type { ServerModule } from '#server/graphql/schema/ServerModule.ts';
import { dropConnectionsOfGone } from './dropConnectionsOfGone.ts';
import { guardLastAdmin } from './guardLastAdmin.ts';
import { securityApi } from './securityApi.ts';

/** What people decide about their own account. */
export const securityModule: ServerModule = {
  name: 'security',
  api: () => securityApi,
  writes: { hooks: { User: [guardLastAdmin, dropConnectionsOfGone] } },
};
