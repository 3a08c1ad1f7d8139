import type { ServerModule } from '#server/graphql/schema/ServerModule.ts';
import { formsApi } from './formsApi.ts';
import { formWrites } from './formWrites.ts';
import { publishingHandler } from './versions/publishForm.ts';

/** Forms that people build. */
export const formsModule: ServerModule = {
  name: 'forms',
  api: formsApi,
  writes: formWrites,
  jobs: () => ({ publishForm: publishingHandler }),
};
