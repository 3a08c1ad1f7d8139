import {
  type Icon,
  IconAdjustmentsHorizontal,
  IconArticle,
  IconCalendar,
  IconChecklist,
  IconForms,
  IconHome,
  IconLicense,
  IconRocket,
  IconSettings,
  IconTag,
  IconUser,
  IconUsers,
} from '@tabler/icons-react';
import type { IconName } from '#src/generated/ids.gen.ts';

/** The icons that the spec names; one it names and this map lacks is a compile error. */
export const icons = {
  adjustments: IconAdjustmentsHorizontal,
  article: IconArticle,
  calendar: IconCalendar,
  checklist: IconChecklist,
  forms: IconForms,
  home: IconHome,
  license: IconLicense,
  rocket: IconRocket,
  settings: IconSettings,
  tag: IconTag,
  user: IconUser,
  users: IconUsers,
} satisfies Record<IconName, Icon>;
