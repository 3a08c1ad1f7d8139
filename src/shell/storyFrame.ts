import type { Meta } from '@storybook/react-vite';
import { within } from 'storybook/test';
import { connectionStatus } from '#src/data/connectionStatus.ts';
import { loadingCounter } from '#src/data/loadingCounter.ts';
import { isSessionLimitReached } from '#src/data/session/serverSession.ts';
import type { NavEntry } from './navigation/visibleEntries.ts';

/** What the frame follows beside the session; every story begins as after signing in. */
const quiet = () => {
  connectionStatus.set(true);
  loadingCounter.set(0);
  isSessionLimitReached.set(false);
};

export const sidebar = {
  SidebarMenu: { data: { setUp: { sidebarV2: [{ name: 'home', locked: false, subMenu: [] }] } } },
};
const frame = {
  ...sidebar,
  Sitemap: { data: { setUp: { sitemap: [] } } },
  UpsertSession: 'never',
  UnseenNotifications: { data: { unseenNotifications: { count: 0, lastSeenTimestamp: null } } },
  ChatUnread: { data: { chatUnread: 0 } },
  TodaysTasks: { data: { tasks: { results: [], totalCount: 0, next: null, prev: null } } },
};

/** What stories of the frame begin with: the server answers what it asks, and it is quiet. */
export const frameMeta = {
  beforeEach: () => {
    quiet();
    return quiet;
  },
  parameters: { answers: frame },
} satisfies Meta;

export const dark = { globals: { colourMode: 'dark' } };
export const rightToLeft = { globals: { language: 'ar' } };
export const page = { page: true };

/** The whole document of a story: dialogs are outside its own element. */
export const bodyOf = (element: HTMLElement) => within(element.ownerDocument.body);

/** An entry of a menu. */
export const entry = (name: string, more: Partial<NavEntry> = {}): NavEntry => ({
  name,
  labelKey: `menu.${name}`,
  icon: 'home',
  href: `/${name}`,
  isLocked: false,
  children: [],
  ...more,
});
