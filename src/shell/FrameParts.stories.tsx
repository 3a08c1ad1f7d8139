import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { connectionStatus } from '#src/data/connectionStatus.ts';
import { loadingCounter } from '#src/data/loadingCounter.ts';
import { isSessionLimitReached } from '#src/data/session/serverSession.ts';
import { sessionStore } from '#src/data/session/sessionStore.ts';
import { listPage } from '../../stories/support/buildStartup.ts';
import { says } from '../../stories/support/says.ts';
import { AccountButton } from './account/AccountButton.tsx';
import { CreateButton } from './create/CreateButton.tsx';
import { CreateMenu } from './create/CreateMenu.tsx';
import { CreateMenuDropdown } from './create/CreateMenuDropdown.tsx';
import { ErrorPage } from './errors/ErrorPage.tsx';
import { RouteCrash } from './errors/RouteCrash.tsx';
import { UnreachablePage } from './errors/UnreachablePage.tsx';
import { AppLayout } from './layouts/AppLayout.tsx';
import { FullscreenLayout } from './layouts/FullscreenLayout.tsx';
import { PublicLayout } from './layouts/PublicLayout.tsx';
import { SignedInGate } from './layouts/SignedInGate.tsx';
import { MobileBar } from './navigation/MobileBar.tsx';
import { MoreMenu } from './navigation/MoreMenu.tsx';
import { QuickEntry } from './navigation/QuickEntry.tsx';
import { QuickModal } from './navigation/QuickModal.tsx';
import { SidebarEntry } from './navigation/SidebarEntry.tsx';
import { TopNav } from './navigation/TopNav.tsx';
import type { NavEntry } from './navigation/visibleEntries.ts';
import { SessionLimitDialog } from './SessionLimitDialog.tsx';
import { SearchButton } from './search/SearchButton.tsx';
import { ConnectionBar } from './topbar/ConnectionBar.tsx';
import { LoadingBar } from './topbar/LoadingBar.tsx';

/** What the frame follows beside the session; every story begins as after signing in. */
const quiet = () => {
  connectionStatus.set(true);
  loadingCounter.set(0);
  isSessionLimitReached.set(false);
};

const sidebar = { SidebarMenu: { data: { setUp: { sidebarV2: [{ name: 'home', locked: false, subMenu: [] }] } } } };
const frame = {
  ...sidebar,
  Sitemap: { data: { setUp: { sitemap: [] } } },
  UpsertSession: 'never',
  UnseenNotifications: { data: { unseenNotifications: { count: 0, lastSeenTimestamp: null } } },
  TodaysTasks: { data: { tasks: { results: [], totalCount: 0, next: null, prev: null } } },
};

const meta: Meta = {
  title: 'shell/Frame parts',
  beforeEach: () => {
    quiet();
    return quiet;
  },
  parameters: { answers: frame },
};
export default meta;

type Story = StoryObj;

const dark = { globals: { colourMode: 'dark' } };
const rightToLeft = { globals: { language: 'ar' } };
const page = { page: true };
const bodyOf = (element: HTMLElement) => within(element.ownerDocument.body);

export const SessionLimit: Story = {
  render: () => <SessionLimitDialog />,
  play: async ({ canvasElement, userEvent }) => {
    const dialog = await bodyOf(canvasElement).findByRole('dialog');
    await waitFor(() => expect(dialog).toBeVisible());
    isSessionLimitReached.set(true);
    const [, , go] = within(dialog).getAllByRole('button');
    if (go) await userEvent.click(go);
    await waitFor(() => expect(isSessionLimitReached.get()).toBe(false));
  },
};
export const SessionLimitRightToLeft: Story = { render: () => <SessionLimitDialog />, ...rightToLeft };
export const SessionLimitDark: Story = { render: () => <SessionLimitDialog />, ...dark };

export const Connected: Story = {
  render: () => <ConnectionBar />,
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByTestId('connection-indicator')).toBeEmptyDOMElement();
  },
};
const cutOff: Story['beforeEach'] = () => connectionStatus.set(false);
export const ConnectionLost: Story = {
  beforeEach: cutOff,
  render: () => <ConnectionBar />,
  play: async ({ canvasElement }) => {
    const bar = await within(canvasElement).findByTestId('connection-indicator');
    await expect(bar).not.toBeEmptyDOMElement();
    connectionStatus.set(true);
    await waitFor(() => expect(bar).toBeEmptyDOMElement());
  },
};
export const ConnectionLostDark: Story = { beforeEach: cutOff, render: () => <ConnectionBar />, ...dark };
export const ConnectionLostRightToLeft: Story = { beforeEach: cutOff, render: () => <ConnectionBar />, ...rightToLeft };

export const Saving: Story = {
  beforeEach: () => loadingCounter.set(1),
  render: () => <LoadingBar />,
  play: async ({ canvasElement }) => {
    const bar = await within(canvasElement).findByRole('progressbar');
    await expect(bar).toBeInTheDocument();
    loadingCounter.set(0);
    await waitFor(() => expect(bar).not.toBeInTheDocument());
  },
};

export const Account: Story = {
  render: () => <AccountButton />,
  play: async ({ canvasElement, userEvent }) => {
    await userEvent.click(await within(canvasElement).findByRole('button'));
    const dialog = await bodyOf(canvasElement).findByRole('dialog');
    await waitFor(() => expect(dialog).toBeVisible());
  },
};
const done = fn();
export const Create: Story = {
  render: () => <CreateButton onClick={done} />,
  play: async ({ canvasElement, userEvent }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Create' }));
    await expect(done).toHaveBeenCalled();
  },
};
export const CreateOpens: Story = {
  render: () => <CreateMenu />,
  play: async ({ canvasElement, userEvent }) => {
    const body = bodyOf(canvasElement);
    await userEvent.click(await body.findByRole('button', { name: 'Create' }));
    await waitFor(async () => expect((await body.findAllByRole('menuitem'))[0]).toBeVisible());
  },
};
export const NothingToCreate: Story = {
  globals: { role: 'Applicant' },
  render: () => <CreateMenu />,
};
const entry = (name: string, more: Partial<NavEntry> = {}): NavEntry => ({
  name,
  labelKey: `menu.${name}`,
  icon: 'home',
  href: `/${name}`,
  isLocked: false,
  children: [],
  ...more,
});
export const CreateMenuWithLocked: Story = {
  render: () => <CreateMenuDropdown entries={[entry('home'), entry('tasks'), entry('startups', { isLocked: true })]} />,
  play: async ({ canvasElement, userEvent }) => {
    const body = bodyOf(canvasElement);
    await userEvent.click(body.getByRole('button', { name: 'Create' }));
    const locked = await body.findByRole('menuitem', { name: /not available in your selected plan/ });
    await waitFor(() => expect(locked).toBeVisible());
    await expect(locked).toBeDisabled();
  },
};

export const FailedElsewhere: Story = {
  parameters: { ...page, path: '/error?message=The%20calendar%20refused' },
  render: () => <ErrorPage />,
  play: says('The calendar refused'),
};
export const FailedWithoutWords: Story = { parameters: page, render: () => <ErrorPage /> };
export const Crashed: Story = {
  parameters: page,
  render: () => <RouteCrash error={new Error('A component could not be drawn')} reset={done} />,
  play: says('This is unexpected'),
};
export const Unreachable: Story = {
  parameters: page,
  beforeEach: () => sessionStore.set((current) => ({ ...current, error: new Error('The server is away') })),
  render: () => <UnreachablePage />,
  play: says('Try again'),
};

export const WholeFrame: Story = {
  parameters: page,
  render: () => <AppLayout />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('main')).toHaveAttribute('id', 'content');
    await expect(canvas.getByRole('link', { name: 'Skip to the content' })).toHaveAttribute('href', '#content');
    await expect(await canvas.findByTestId('sidebar')).toBeVisible();
  },
};
export const WholeFrameRightToLeft: Story = { parameters: page, render: () => <AppLayout />, ...rightToLeft };
export const WholeFrameDark: Story = { parameters: page, render: () => <AppLayout />, ...dark };
export const Fullscreen: Story = {
  parameters: { ...page, path: '/articles/management/article/a1' },
  render: () => <FullscreenLayout />,
  play: async ({ canvasElement }) => {
    const back = await within(canvasElement).findByRole('link', { name: 'Back' });
    await expect(back).toHaveAttribute('href', '/articles/management');
  },
};
export const ForVisitors: Story = {
  parameters: page,
  render: () => <PublicLayout />,
  play: says('Demo Incubator'),
};
export const ForVisitorsInReverse: Story = {
  parameters: page,
  beforeEach: () =>
    sessionStore.set((current) => ({
      ...current,
      incubator: current.incubator && {
        ...current.incubator,
        logo: '/logo.svg',
        whiteLogo: '/white.svg',
        brandPalette: { sidebar: null, login: { logoType: 'REVERSE' } },
      },
    })),
  render: () => <PublicLayout />,
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('img')).toHaveAttribute('src', '/white.svg');
  },
};
export const ForVisitorsDark: Story = { parameters: page, render: () => <PublicLayout />, ...dark };
export const GateOpen: Story = {
  render: () => (
    <SignedInGate>
      <p>Inside</p>
    </SignedInGate>
  ),
  play: says('Inside'),
};
export const GateWithoutConfirmedMail: Story = {
  parameters: page,
  beforeEach: () =>
    sessionStore.set((current) => ({ ...current, user: current.user && { ...current.user, validated: false } })),
  render: () => (
    <SignedInGate>
      <p>Inside</p>
    </SignedInGate>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('You have not confirmed your email yet')).toBeVisible();
    await expect(canvas.queryByText('Inside')).toBeNull();
  },
};

export const OnAPhone: Story = {
  parameters: { path: '/events' },
  render: () => (
    <>
      {/* The bar is shown on narrow screens only. */}
      <style>{'[data-testid="mobile-bar"] { display: flex !important; }'}</style>
      <MobileBar />
    </>
  ),
  play: async ({ canvasElement }) => {
    const bar = within(await within(canvasElement).findByTestId('mobile-bar'));
    await expect(await bar.findByRole('link', { current: 'page' })).toHaveAttribute('href', '/events');
  },
};
export const OnAPhoneDark: Story = { ...OnAPhone, ...dark };
export const OnAPhoneRightToLeft: Story = { ...OnAPhone, ...rightToLeft };
const noBar: Story['play'] = async ({ canvasElement }) => {
  await within(canvasElement).findByText('The page');
  await expect(within(canvasElement).queryByTestId('mobile-bar')).toBeNull();
};
const barUnderPage = () => (
  <>
    <p>The page</p>
    <MobileBar />
  </>
);
export const PhoneOnAFullPage: Story = {
  parameters: { path: '/application/a1' },
  render: barUnderPage,
  play: noBar,
};
export const PhoneOnACoachingSession: Story = {
  parameters: { path: '/coaching/session/c1' },
  render: barUnderPage,
  play: noBar,
};
export const PhoneScrolls: Story = {
  render: () => (
    <>
      <div style={{ height: 3000 }} />
      <MobileBar />
    </>
  ),
  play: async ({ canvasElement }) => {
    const bar = await within(canvasElement).findByTestId('mobile-bar');
    const isHidden = (text: string) => waitFor(() => expect(bar).toHaveAttribute('data-hidden', text));
    await isHidden('false');
    window.scrollTo(0, 400);
    await isHidden('true');
    window.scrollTo(0, 300);
    await isHidden('false');
  },
};

const areas = [
  { name: 'home', label: 'Home', href: '/', isLocked: false },
  { name: 'events', label: 'Events', href: '/events', isLocked: false },
];
export const AreasThatDoNotFit: Story = {
  render: () => <MoreMenu items={areas} />,
  play: async ({ canvasElement, userEvent }) => {
    await userEvent.click(bodyOf(canvasElement).getByRole('button', { name: 'More' }));
    const item = await bodyOf(canvasElement).findByRole('menuitem', { name: 'Events' });
    await waitFor(() => expect(item).toBeVisible());
    await expect(item).toHaveAttribute('href', '/events');
  },
};
export const Areas: Story = { render: () => <TopNav /> };
export const AreasInAShortLine: Story = {
  render: () => (
    <div style={{ width: 260 }}>
      <TopNav />
    </div>
  ),
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('button', { name: 'More' })).toBeVisible();
  },
};
export const AreasRightToLeft: Story = { ...Areas, ...rightToLeft };
export const AreasDark: Story = { ...Areas, ...dark };

const group = entry('tasks', { children: [entry('tasks_mine', { href: '/tasks' }), entry('tasks_users')] });
export const Entries: Story = {
  render: () => {
    const home = entry('home');
    return (
      <ul style={{ listStyle: 'none', width: 240, padding: 0 }}>
        <SidebarEntry entry={home} active={home} />
        <SidebarEntry entry={group} active={home} />
        <SidebarEntry entry={entry('startups', { isLocked: true })} active={home} />
      </ul>
    );
  },
  play: async ({ canvasElement, userEvent }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('link', { current: 'page' })).toHaveAttribute('href', '/home');
    const head = canvas.getByRole('button', { expanded: false });
    await userEvent.click(head);
    await expect(canvas.getAllByRole('link')).toHaveLength(3);
  },
};
const users = { Screen_users_management: listPage([]) };
export const OpensOverThePage: Story = {
  parameters: { answers: users },
  render: () => (
    <QuickEntry entry={entry('user_management', { quickScreen: 'users.management' })} className={undefined}>
      Users
    </QuickEntry>
  ),
  play: async ({ canvasElement, userEvent }) => {
    const body = bodyOf(canvasElement);
    await userEvent.click(await body.findByRole('link', { name: 'Users' }));
    const dialog = await body.findByRole('dialog');
    await waitFor(() => expect(dialog).toBeVisible());
  },
};
const modal = () => <QuickModal screenId="users.management" label="Users" href="/users" onClose={done} />;
export const TableOverThePage: Story = {
  parameters: { answers: users },
  render: modal,
  play: says('No users yet', 'Open as a page'),
};
export const TableOverThePageFailed: Story = {
  parameters: { answers: { Screen_users_management: { error: 'The database rests' } } },
  render: modal,
  play: says('The database rests'),
};

export const Search: Story = {
  render: () => <SearchButton />,
  play: async ({ canvasElement, userEvent }) => {
    await within(canvasElement).findByRole('button');
    await userEvent.keyboard('/');
    await waitFor(() => expect(bodyOf(canvasElement).getByRole('dialog')).toBeVisible());
  },
};
/** The dialog is fetched with the first keystroke; those that follow at once must not be lost. */
export const SearchTypedAtOnce: Story = {
  render: () => <SearchButton />,
  play: async ({ canvasElement, userEvent }) => {
    await within(canvasElement).findByRole('button');
    await userEvent.keyboard('/taxs{Backspace}');
    const body = bodyOf(canvasElement);
    const field = await body.findByRole('textbox', { name: 'Search modules' }, { timeout: 5000 });
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.keyboard('/k');
    await expect(field).toHaveValue('tax/k');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(body.queryByRole('dialog')).toBeNull());
  },
};
export const SearchByCtrlOrCommand: Story = {
  render: () => <SearchButton />,
  play: async ({ canvasElement, userEvent }) => {
    await within(canvasElement).findByRole('button');
    const body = bodyOf(canvasElement);
    for (const keys of ['{Control>}k{/Control}', '{Meta>}k{/Meta}']) {
      await userEvent.keyboard(keys);
      await waitFor(() => expect(body.getByRole('dialog')).toBeVisible());
      await waitFor(() => expect(body.getByRole('textbox')).toHaveFocus());
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(body.queryByRole('dialog')).toBeNull());
    }
  },
};
export const SearchLeavesFieldsAlone: Story = {
  render: () => (
    <>
      <SearchButton />
      <label>
        Note
        <textarea />
      </label>
    </>
  ),
  play: async ({ canvasElement, userEvent }) => {
    const note = await within(canvasElement).findByLabelText('Note');
    await userEvent.type(note, 'a/b{Control>}k{/Control}');
    await expect(note).toHaveValue('a/b');
    await expect(bodyOf(canvasElement).queryByRole('dialog')).toBeNull();
  },
};
