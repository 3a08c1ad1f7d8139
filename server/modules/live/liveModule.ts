import type { ServerModule } from '#server/graphql/schema/ServerModule.ts';
import { liveApi } from './liveApi.ts';

/** Lists that show what others do while they do it. */
export const liveModule: ServerModule = { name: 'live', api: () => liveApi };
