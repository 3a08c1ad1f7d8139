import { EVERY_ENTITY } from '#server/entities/write/EntityWriter.ts';
import type { ServerModule } from '#server/graphql/schema/ServerModule.ts';
import { actionItemNews } from './follow/actionItemNews.ts';
import { belongingNews } from './follow/belongingNews.ts';
import { chatNews } from './follow/chatNews.ts';
import { evaluationNews } from './follow/evaluationNews.ts';
import { figureNews } from './follow/figureNews.ts';
import { invitationNews } from './follow/invitationNews.ts';
import { mentionNews } from './follow/mentionNews.ts';
import { sessionNews } from './follow/sessionNews.ts';
import { skipNews } from './follow/skipNews.ts';
import { startupNews } from './follow/startupNews.ts';
import { taskNews } from './follow/taskNews.ts';
import { workspaceNews } from './follow/workspaceNews.ts';
import { announceMentions } from './mentions.ts';
import { notificationApi } from './notificationApi.ts';

/** What has happened, told to the users it concerns. */
export const notificationModule: ServerModule = {
  name: 'notifications',
  api: () => notificationApi,
  follows: [
    ...startupNews,
    ...belongingNews,
    ...skipNews,
    ...figureNews,
    ...sessionNews,
    ...invitationNews,
    ...actionItemNews,
    ...workspaceNews,
    ...evaluationNews,
    ...chatNews,
    ...mentionNews,
    ...taskNews,
  ],
  writes: { hooks: { [EVERY_ENTITY]: [announceMentions] } },
};
