import type { ServerModule } from '#server/graphql/schema/ServerModule.ts';
import { automationApi } from './automationApi.ts';
import { automationFollowers } from './automationFollowers.ts';
import { automationSchedules } from './automationSchedules.ts';
import { noteSwitch } from './noteSwitch.ts';

/** What the spec says follows by itself from what happens, or from a date (`spec/automations`). */
export const automationModule: ServerModule = {
  name: 'automations',
  api: automationApi,
  writes: { hooks: { AutomationSetting: [noteSwitch] } },
  follows: automationFollowers,
  schedules: automationSchedules,
};
