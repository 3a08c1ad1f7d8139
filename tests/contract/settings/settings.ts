import type { SettingKey } from '#server/generated/settings.gen.ts';
import { accountSettings } from './accountSettings.ts';
import { brandSettings } from './brandSettings.ts';
import { healthSettings } from './healthSettings.ts';
import { installedSettings } from './installedSettings.ts';
import { matchingSettings } from './matchingSettings.ts';
import { pageSettings } from './pageSettings.ts';
import type { SettingCase } from './SettingCase.ts';
import { workSettings } from './workSettings.ts';

/** What each setting of an organisation does. One that is new in the spec does not compile until it stands here. */
export const settings: Readonly<Record<SettingKey, SettingCase>> = {
  ...pageSettings,
  ...brandSettings,
  ...accountSettings,
  ...matchingSettings,
  ...workSettings,
  ...healthSettings,
  ...installedSettings,
};
