import type { ServerModule } from '#server/graphql/schema/ServerModule.ts';
import { whyApi } from './whyApi.ts';

/** Why somebody may or may not do something: for those who decide about it, and who explore a demo. */
export const whyModule: ServerModule = { name: 'why', api: () => whyApi };
