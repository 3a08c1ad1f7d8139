import type { ServerModule } from '#server/graphql/schema/ServerModule.ts';
import { communityApi } from './communityApi.ts';
import { derivePostAuthor } from './derivePostAuthor.ts';

/** What people of a tenant show and tell each other. */
export const communityModule: ServerModule = {
  name: 'community',
  api: () => communityApi,
  writes: { derive: { CommunityPost: derivePostAuthor, CommunityComment: derivePostAuthor } },
};
