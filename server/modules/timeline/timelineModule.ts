import type { ServerModule } from '#server/graphql/schema/ServerModule.ts';
import { announceComment, announceNote } from './announceWords.ts';
import { deriveItem } from './deriveItem.ts';
import { coachingItems } from './follow/coachingItems.ts';
import { courseItems } from './follow/courseItems.ts';
import { figureItems } from './follow/figureItems.ts';
import { mailItems } from './follow/mailItems.ts';
import { startupItems } from './follow/startupItems.ts';
import { timelineApi } from './timelineApi.ts';

/** What has happened to startups and people, and what is said about it. */
export const timelineModule: ServerModule = {
  name: 'timeline',
  api: timelineApi,
  writes: {
    derive: { TimelineEvent: deriveItem },
    hooks: { TimelineEvent: [announceNote], Comment: [announceComment] },
  },
  follows: [...coachingItems, ...startupItems, ...courseItems, ...figureItems, ...mailItems],
};
