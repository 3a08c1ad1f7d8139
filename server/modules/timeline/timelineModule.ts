import { deriveAuthor } from '#server/entities/write/deriveAuthor.ts';
import type { ServerModule } from '#server/graphql/schema/ServerModule.ts';
import { tellOfNote } from '#server/services/people/startupNotices.ts';
import { timelineApi } from './timelineApi.ts';

/** What has happened to startups and people, and what is said about it. */
export const timelineModule: ServerModule = {
  name: 'timeline',
  api: timelineApi,
  writes: {
    derive: { Comment: deriveAuthor('createdBy'), TimelineEvent: deriveAuthor('createdBy') },
    hooks: { TimelineEvent: [tellOfNote] },
  },
};
