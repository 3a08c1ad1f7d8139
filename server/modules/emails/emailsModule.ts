import type { ServerModule } from '#server/graphql/schema/ServerModule.ts';
import { emailsApi } from './emailsApi.ts';
import { emailHandler } from './runEmail.ts';
import { sendScheduled } from './sendScheduled.ts';

/** E-mails that people write. */
export const emailsModule: ServerModule = {
  name: 'emails',
  api: () => emailsApi,
  schedules: [sendScheduled],
  jobs: () => ({ email: emailHandler }),
};
